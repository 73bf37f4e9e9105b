import { language } from '#words/language.ts'

/** `28 Nov 2026`: the day in the name of a list that is made of something else. */
export function listDay(nowMs: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(nowMs)
}
