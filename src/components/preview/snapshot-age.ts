import { language } from '#words/language.ts'
import * as words from '#words/preview.ts'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const
const times = new Intl.RelativeTimeFormat(language)

/** How long ago a moment was, in its largest full unit: `3 hours ago`. */
export function ageWords(iso: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(iso)
  const found = UNITS.find(([, unitMs]) => ageMs >= unitMs)
  if (found === undefined) return words.justNow
  const [unit, unitMs] = found
  return times.format(-Math.floor(ageMs / unitMs), unit)
}
