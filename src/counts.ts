import { language } from '#words/language.ts'

const rules = new Intl.PluralRules(language)
const format = new Intl.NumberFormat(language)

/** The form that a count takes in the language of the shop, by the categories of the CLDR: "one" and "other" in English. */
export function plural<T>(count: number, forms: { other: T } & Partial<Record<Intl.LDMLPluralRule, T>>): T {
  return forms[rules.select(count)] ?? forms.other
}

/** A number as the language of the shop writes it: `100,000` in English. */
export function formatNumber(count: number): string {
  return format.format(count)
}
