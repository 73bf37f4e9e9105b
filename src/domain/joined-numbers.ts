import { FRACTION_SIGNS } from './written-number.ts'

/** Where a part of a text stands. */
export interface Span {
  start: number
  end: number
}

/**
 * Whether a number outside of the spans is joined to one within, as the 8 of `8 to 10 mm` where `10 mm` is a span: in
 * other words, both state one thing. What follows the number outside says whether that stands for itself.
 */
export function isTornApart(text: string, spans: readonly Span[], standsForItself: (rest: string) => boolean): boolean {
  const numbers = [...text.matchAll(NUMBERS)].map(({ 0: { length }, index }) => {
    const own = { start: index, end: index + length }
    return { own, span: spans.find(({ start, end }) => start <= own.start && own.end <= end) }
  })
  return numbers.some((second, index) => {
    const first = numbers[index - 1]
    if (first === undefined || (first.span === undefined) === (second.span === undefined)) return false
    const between = text.slice((first.span ?? first.own).end, (second.span ?? second.own).start)
    const outside = first.span === undefined ? first.own : second.own
    return JOINED.test(between) && !standsForItself(text.slice(outside.end))
  })
}

const NUMBERS = new RegExp(`\\d+(?:[.,]\\d+)*|[${FRACTION_SIGNS}]`, 'g')
/** No more than signs, or a sign or word that joins; a dash within a word, as in `non-slip`, does not. */
const JOINED = /^\P{L}*$|[×*±+&]|[–—/-](?!\p{L})|(?<!\p{L})[–—/-]|\b(?:to|or|and|by|x|plus|minus)\b/iu
