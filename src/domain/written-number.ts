/** One sign each for a part of a whole, as a class of a regular expression lists them. */
export const FRACTION_SIGNS = '½¼¾⅛⅜⅝⅞'

/** As inches have it after a hyphen. Anything else there ends a range. */
const BELOW_ONE = String.raw`(?:1\/2|[1-3]\/4|[1-7]\/8|(?:\d|1[0-5])\/16|(?:[12]?\d|3[01])\/32)(?!\d)`
const PART = String.raw`\s+\d+\/\d+|-(?<=[1-9]\d{0,3}-)${BELOW_ONE}|\s?[${FRACTION_SIGNS}]|\/\d+|[.,]\d+`

/** A part of a regular expression that matches a number as people write it: `1,830`, `1.83`, `1,83`, `.5`, `1 1/2`, `1½`. */
export const WRITTEN_NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:${PART})?|\.\d+|[${FRACTION_SIGNS}])`

/** A comma before three digits groups thousands; where it is told so, a single one parts off thousandths. */
export function readWrittenNumber(text: string, { thousandths = false } = {}): number {
  const [, before, sign] = SIGNED.exec(text) ?? []
  if (sign !== undefined) return Number(before) + readWrittenNumber(sign.normalize('NFKD').replace('⁄', '/'))
  const [, whole = '0', part, parts] = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(text) ?? []
  if (part !== undefined && parts !== undefined) return Number(whole) + Number(part) / Number(parts)
  const groups = /,\d{3}(?!\d)/.test(text) && !(thousandths && text.split(',').length === 2)
  return Number(groups ? text.replaceAll(',', '') : text.replace(',', '.'))
}

const SIGNED = new RegExp(`^(\\d*)\\s?([${FRACTION_SIGNS}])$`)
