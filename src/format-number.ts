import { language } from '#words/language.ts'

const format = new Intl.NumberFormat(language)

/** A number as the language of the shop writes it: `100,000` in English. */
export function formatNumber(count: number): string {
  return format.format(count)
}
