/**
 * A text as it is shown: no line breaks between a number and its unit, round the `×` of a size, within a range such as
 * `10–12 mm`, nor after an `&`. For text on its way to the eye alone: what is kept, searched for or copied by a button is
 * plain.
 */
export function unbroken(text: string): string {
  if (!HAS_PLACE.test(text)) return text
  return text
    .replace(SIZE, joinSize)
    .replace(BEFORE_UNIT, NO_BREAK)
    .replace(BEFORE_TIMES, NO_BREAK)
    .replace(AFTER_AND, NO_BREAK)
    .replace(RANGE_DASH, joinRange)
}

/** A short text that stands on one line, such as a date. */
export function inOneLine(text: string): string {
  return text.replaceAll(' ', NO_BREAK)
}

/** The same text with plain spaces, and without what only holds lines together. */
export function breakable(text: string): string {
  return text.replaceAll(NO_BREAK, ' ').replaceAll(JOINER, '')
}

/** Without any of these nothing is held together; the expressions below take a slow phone a while to make ready. */
const HAS_PLACE = /[\d½¼¾⅛⅜⅝⅞&]/
const NO_BREAK = '\u00a0'
/** Of no width: lines may break after a dash, but not where it stands. */
const JOINER = '\u2060'
/** Spaces within a line, as many as anybody writes; where the text begins a new one it still does. */
const GAP = String.raw`(?:[^\S\r\n]{1,4})`
const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const UNITS = [
  ...['mm', 'cm', 'm', 'km', 'in', 'inch', 'inches', 'ft', 'foot', 'feet', 'yd', 'yards?'],
  ...['(?:milli|centi|kilo)?met(?:re|er)s?', '[mck]?m[²³23]', 'square', 'cubic'],
  ...['m?g', 'kg', 'gsm', 't', 'tonnes?', 'kilos?', 'lbs?', 'oz', 'm?l', 'lit(?:re|er)s?'],
  ...['k?N', '[kM]?Pa', 'k?W', 'V', 'Hz', 'dB', '°[CF]?', '%', 'degrees?', 'per cent'],
  ...['business', 'days?', 'weeks?', 'months?', 'years?', 'hours?', 'minutes?'],
].join('|')
const BEFORE_UNIT = new RegExp(`(?<=[\\d½¼¾⅛⅜⅝⅞]['"′″]?)${GAP}(?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')
/** As in `2 × Welcome doormat`, where the line may break before the name. */
const BEFORE_TIMES = new RegExp(`(?<=\\d)${GAP}(?=×)`, 'gu')
/** As in `Horse & Stable`: a line that ends with the sign looks as if something were missing. */
const AFTER_AND = /(?<=\s&) /g
/** A hyphen is one where a measure follows: elsewhere it may be part of a code. */
const RANGE_DASH = new RegExp(
  `(?<=\\d)(?:${GAP}?–${GAP}?(?=\\d)|-(?=${NUMBER}${GAP}(?:${UNITS})(?![\\p{L}\\d])))`,
  'gu',
)
const SIDE = `${NUMBER}(?:${GAP}?(?:mm|cm|m|in|ft)(?!\\p{L})|['"′″])?`
const SIZE = new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${SIDE}(?:${GAP}[×x]${GAP}${SIDE})+`, 'gu')
const GAPS = new RegExp(GAP, 'g')
const GAPS_BEFORE_TIMES = new RegExp(`${GAP}(?=[×x])`, 'g')

/** Two sides stay on one line; three would be too long for a narrow card, and may part after a `×`. */
function joinSize(size: string): string {
  const sides = size.split(/[×x]/).length
  return size.replace(sides === 2 ? GAPS : GAPS_BEFORE_TIMES, NO_BREAK)
}

function joinRange(dash: string): string {
  return dash.replace(GAPS, NO_BREAK).replace(/[-–]/, `$&${JOINER}`)
}
