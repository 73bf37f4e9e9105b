/** A part of a regular expression that matches a number as people write it: `1,830`, `1.83`, `1,83`, `1 1/2`, `½`. */
export const WRITTEN_NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|[½¼¾])`

/** A comma before three digits groups thousands; where it is told so, a single one parts off thousandths. */
export function readWrittenNumber(text: string, { thousandths = false } = {}): number {
  const sign = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[text]
  if (sign !== undefined) return sign
  const [, whole = '0', part, parts] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? []
  if (part !== undefined && parts !== undefined) return Number(whole) + Number(part) / Number(parts)
  const groups = /,\d{3}(?!\d)/.test(text) && !(thousandths && text.split(',').length === 2)
  return Number(groups ? text.replaceAll(',', '') : text.replace(',', '.'))
}
