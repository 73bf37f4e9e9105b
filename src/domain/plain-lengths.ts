import { imperialLength } from './imperial-text.ts'

/** As nearly every mat states its size and thickness; shown-measures.ts reads all other ways. */
const SIDE = String.raw`([1-9]\d{0,4}|[1-9]\d?,\d{3})`
const PLAIN = new RegExp(`^${SIDE}(?: × ${SIDE})? mm$`)
const NO_BREAK = '\u00a0'

/**
 * `1830 × 1220 mm · 17 mm` in inches or feet, on one line each, for who must not wait for more than a kilobyte of script;
 * undefined where any part says something else.
 */
export function plainLengths(text: string, unit: 'in' | 'ft'): string | undefined {
  const parts = text.split(' · ').map((part) => {
    const sides = PLAIN.exec(part)
      ?.slice(1)
      .flatMap((side) => (side ? Number(side.replaceAll(',', '')) : []))
    return sides?.map((mm) => imperialLength(mm, unit)).join(`${NO_BREAK}×${NO_BREAK}`)
  })
  return parts.includes(undefined) ? undefined : parts.join(' · ')
}
