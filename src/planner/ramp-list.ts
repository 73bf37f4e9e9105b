import { shortNames } from './laid-rows.ts'
import type { Ramps } from './ramps.ts'

/** A strip that is bought for the open sides, and what is cut of it from its left end; its names are those in the plan. */
export interface CutStrip {
  isWhole: boolean
  parts: readonly { name: string; fromMm: number; toMm: number }[]
}

/** The name of every ramp, in their order: R, the number of its strip, and a letter where several come from one. */
export function rampNames({ laid }: Ramps): string[] {
  const parts = Map.groupBy(laid.keys(), (index) => laid[index]?.strip ?? 0)
  return laid.map(({ strip }, index) => {
    const all = parts.get(strip) ?? []
    const letter = all.length > 1 ? String.fromCharCode(97 + (all.indexOf(index) % 26)) : ''
    return `R${strip + 1}${letter}`
  })
}

/** Names that follow each other as one: `R1–R7, R8a`. */
export function shortRampNames(names: readonly string[]): string {
  return shortNames(names.map((name) => name.slice(1))).replace(/\d+/g, 'R$&')
}

/** What is cut from which strip, whole ones first. */
export function rampList(ramps: Ramps): CutStrip[] {
  const names = rampNames(ramps)
  return Array.from({ length: ramps.strips }, (_, strip): CutStrip => {
    const parts = ramps.laid.flatMap((ramp, index) =>
      ramp.strip === strip ? [{ name: names[index] ?? '', fromMm: ramp.cut[0], toMm: ramp.cut[1] }] : [],
    )
    const [only, second] = parts
    return {
      isWhole: second === undefined && only?.fromMm === 0 && only.toMm === ramps.stripMm,
      parts: parts.toSorted((a, b) => a.fromMm - b.fromMm),
    }
  }).toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole))
}
