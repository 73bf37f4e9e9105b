const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const
const words = new Intl.RelativeTimeFormat('en-AU')

/** How long ago a moment was, in its largest full unit: `3 hours ago`. */
export function ageWords(iso: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(iso)
  const found = UNITS.find(([, unitMs]) => ageMs >= unitMs)
  if (found === undefined) return 'just now'
  const [unit, unitMs] = found
  return words.format(-Math.floor(ageMs / unitMs), unit)
}
