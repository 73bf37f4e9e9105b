import type { CalendarDay } from '#domain/quotation-date.ts'
import { language } from '#words/language.ts'

/** `21 November 2026`: the month in letters, so that nobody takes it for the day. */
export function formatDay({ year, month, day }: CalendarDay): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return written.format(Date.UTC(year, month - 1, day))
}
