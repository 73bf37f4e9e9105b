import { type Fact, subjectOf } from '#domain/fact.ts'

/** What a mat is made of, as far as it matters for laying it. */
export type Material = 'crumb' | 'rubber' | 'coir' | 'plastic' | 'unknown'

/** The first that fits: coir is named with its backing, crumb with its binder, and PVC with what lies on it. */
const MATERIALS: readonly (readonly [made: RegExp, material: Material])[] = [
  [/\b(?:coir|coconut|coco)\b/i, 'coir'],
  [/\b(?:crumb|granul\w*|recycled tyres?)\b/i, 'crumb'],
  [/\b(?:rubber|latex|nitrile|elastomer|neoprene|EPDM|SBR|NBR|NR)\b(?!\/PVC)/i, 'rubber'],
  [/\b(?:PVC|vinyl|polyethylene|polypropylene|EVA|foam|sponge)\b/i, 'plastic'],
]

/** Read from the line that states it. */
export function materialOf(facts: readonly Fact[]): Material {
  const stated = facts.find((fact) => subjectOf(fact) === 'material')?.line?.text ?? ''
  return MATERIALS.find(([made]) => made.test(stated))?.[1] ?? 'unknown'
}

/**
 * What stays free along each wall where nobody says otherwise, in millimetres. Loose floors of rubber are laid with 5 to 10
 * (https://www.srp-products.de/en/faq/rubber-flooring-questions-and-answers/rubber-floor-installation), or 6 to 10
 * (https://meettfit.com, "What expansion gap does rubber flooring need"): the least of these, since mats are cut to it.
 * PVC grows with heat about as rubber does (7 to 11 · 10⁻⁵ / K). Coir grows with moisture and wants clearance
 * (C/S "Natural coco mat install instructions"), for which nobody names a number: 3 is ours. Of the unknown, none.
 */
export const GAP_MM: Readonly<Record<Material, number>> = { crumb: 5, rubber: 5, plastic: 5, coir: 3, unknown: 0 }
