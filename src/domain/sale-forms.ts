import { COUNT, SALE_UNIT } from './sale-words.ts'

/** In which words names and texts say how an item is sold: of each form, what it finds has the groups that it names. */
interface Forms {
  /** Anywhere in a name. */
  name: readonly Form[]
  /** Where a sentence begins. */
  prose: readonly Form[]
  /** At the beginning of a labelled line. */
  line: readonly Form[]
}

/** A regular expression that is made when it is first asked for: all of them take a slow telephone 20 ms. */
export type Form = Pick<RegExp, 'exec'>

/** Sales that are not this one: of something else, to somebody else, in another case, or only perhaps. */
export const NOT_THIS_SALE =
  /\b(?:custom|bespoke|made[- ](?:to|for)|cut[- ]to[- ](?:size|order|measure)|printed|logos?|other|samples|on request|discounts?|cheaper|free|freight|ships?|export|container|wholesale|trade|dealers?|value|may|might|can|could|usually|normally|typically|was|were|formerly|until|stock)\b|\b(?:deliver|shipp|recommend|suggest)|[$€£%]|\d ?(?:usd|aud|eur)\b/i

/** What follows a unit or a count and leaves open which one is meant. */
export const OFFERS_ANOTHER = pattern(
  String.raw`^[\s,]*(?:or|and|/|&)\s*(?:(?:per|by|the|as|in|an?|each|whole|full)\s+)*(?:${COUNT}\s*)?${SALE_UNIT}`,
)

const NAMED = `(?<noun>${SALE_UNIT})`
const FULL = String.raw`(?:(?:one|1|an?|each|the|every|single|full|whole|complete)\s+)*(?:\d+(?:[.,]\d+)?\s*(?:m|met(?:re|er)s?)[\s-]+(?=rolls?\b))?`
/** How many, and what is counted. */
const HELD = String.raw`(?<pieces>${COUNT})(?:\s*(?<counted>m\b|${SALE_UNIT}))?`
/** `of 9 tiles`. */
const HOLDING = String.raw`(?:,?\s*(?:of|[x×=:]|with|\(|(?=${COUNT}\s*(?:pieces?\s*)?(?:per|a|to the|in a|in each)\s))\s*${HELD})?`
const THING = `${FULL}${NAMED}${HOLDING}`
const SINGLY = '(?<noun>each|singly|individually)\\b'

const OURS = String.raw`(?:cut from the roll(?: and)?\s+)?(?:(?:it|they|this|these|the)\b(?:\s[\w-]+){0,3}?\s(?:is|are)\s+)?(?:only\s+)?`
const WE_SELL = String.raw`we sell (?:it|them|this|these|the)\b(?:\s[\w-]+){0,2}?\s+(?:only\s+)?`
const IN = String.raw`(?:\s*(?:only|per|by|the|as|in|for|:))*\s*`
const PRICE = String.raw`(?:(?:the|all)\s+)?(?:unit\s+)?prices?(?:\s*(?:is|are|given|shown|quoted|stated|listed|here|per|for|by|the|unit|basis|:|/|p/))*\s*`

const UNIT: readonly string[] = [
  `${PRICE}${THING}`,
  `${PRICE}${SINGLY}`,
  `${OURS}(?:sold|priced|charged|invoiced)${IN}${THING}`,
  `${OURS}(?:sold|priced|charged|invoiced)${IN}${SINGLY}`,
  `${WE_SELL}(?:by|per|as|in)${IN}${THING}`,
  String.raw`(?:unit(?: of (?:sale|measure))?|u\.?o\.?m\.?|(?:sales?|selling|price|pricing|order|ordering) unit)\s*:${IN}${THING}`,
]

/** Where a form stands in a name: at its beginning, or after a blank or a sign. */
const AFTER_SIGN = String.raw`(?:^|[\s,;(/–—-])`

const UNIT_IN_NAME: readonly string[] = [
  ...UNIT,
  String.raw`(?:per|by the|p/)\s*${THING}`,
  String.raw`(?:1|full|\d+(?:[.,]\d+)?\s*m)\s+(?<noun>pair|roll)\b`,
  String.raw`(?<noun>kit|set|pack|box|carton|bundle|pair)\s+of\s+${HELD}`,
  String.raw`(?<noun>roll)\s+of\s+\d[\d.,]*\s*m\b`,
  String.raw`(?<noun>each|pair)\)?(?=$|\s*[,–-])`,
  String.raw`(?<pieces>${COUNT})[\s-](?:piece|pc|tile)s?\s+(?<noun>kit|set|pack|bundle)\b`,
]
const UNIT_IN_TEXT: readonly string[] = [...UNIT, String.raw`(?<noun>kit|set)\s*(?:size|contents?|of)?\s*:?\s*${HELD}`]

export const UNIT_FORMS: Forms = {
  name: [...UNIT_IN_NAME.map(inName), pattern(String.raw`(?<=\s)/\s?${THING}`)],
  prose: UNIT_IN_TEXT.map(inProse),
  line: UNIT_IN_TEXT.map(begins),
}

const COUNTED = String.raw`(?<count>${COUNT})(?:\s*(?<noun>${SALE_UNIT}))?`
const IS = String.raw`(?:\s*(?:is|of|are|:|=|–|-))*\s*`
const LEAST = String.raw`(?:min\.?|mi[nm]i\w{1,4}[mn]|minimal|smallest|least)`

const ON = String.raw`(?:\s+(?:on|up|upwards?|onwards?)\b|\s+or more)?`
/** Also those of a pack that holds so many. */
const STEPS = String.raw`(?:multiples|steps|lots) of\s+(?:(?:an?|one|1)\s+(?:full\s+)?\p{L}+\s*\()?${COUNTED}`
const EVEN = '(?<even>even) (?:numbers|quantities)'

const MINIMUM: readonly string[] = [
  String.raw`(?:the\s+)?${LEAST}\s*(?:(?:order(?:ed|ing)?|purchase|sale|sold|buy)\s*(?:quan\w*|qty\.?|amount|size)?|quan\w*|qty\.?|cut|length)${IS}${COUNTED}`,
  String.raw`m\.?o\.?q\.?${IS}${COUNTED}`,
  String.raw`${LEAST}\s*:\s*${COUNTED}`,
  String.raw`(?:please\s+)?order(?:s|ed)?\s*:?\s*(?:min\.|minimum|at least|no (?:less|fewer) than|from)\s*${COUNTED}`,
  String.raw`${OURS}sold\s+(?:only\s+)?(?:from|in lots of at least)\s+${COUNTED}${ON}`,
  String.raw`${OURS}sold\s+(?:only\s+)?in\squantities\sof\s+(?:at\sleast\s+)?${COUNTED}${ON}`,
  String.raw`${WE_SELL}from\s+${COUNTED}${ON}`,
  String.raw`(?:at least|minimum|min\.)\s+${COUNTED}\s+(?:per|an|in each|to an|to the) order`,
  String.raw`(?:at least|minimum|min\.)\s+${COUNTED}\s+(?:must|have to|need to|are to) be (?:ordered|taken|bought)`,
  String.raw`no orders? (?:under|below|of (?:less|fewer) than|for (?:less|fewer) than)\s+${COUNTED}`,
  String.raw`we do not sell (?:less|fewer) than\s+${COUNTED}`,
  String.raw`the\sleast\s(?:that\s)?we\ssell\sis\s+${COUNTED}`,
  String.raw`not sold singly[,;:]?\s*(?:but\s+|only\s+)?(?:from\s+)?${COUNTED}\s+(?:or more|and more|up|on|upwards)`,
  String.raw`${COUNTED}\s+minimum(?:\s+order)?\b`,
]

export const MINIMUM_FORMS: Forms = {
  name: [...MINIMUM, String.raw`(?:min\.?|minimum)\s+${COUNTED}`].map(inName),
  prose: MINIMUM.map(inProse),
  line: MINIMUM.map(begins),
}

const STEP: readonly string[] = [
  String.raw`(?:${OURS}sold|${WE_SELL}|(?:please\s+)?order(?:ed)?|only)\s*(?:only\s+)?in\s*:?\s*(?:full\s+)?${STEPS}`,
  String.raw`(?:${OURS}sold|${WE_SELL}|(?:please\s+)?order(?:ed)?)\s*(?:only\s+)?(?:in)?\s*:?\s*${EVEN}`,
  String.raw`(?:order\s+)?(?:multiples?|steps?|increments?)\s*(?:of)?\s*:?\s*(?:1\s+\p{L}+\s*\()?${COUNTED}`,
  String.raw`the quantity (?:has to|must|should) be a multiple of\s+${COUNTED}`,
  `in ${STEPS}`,
  `${EVEN} only`,
  // After the least quantity, in the same sentence.
  String.raw`(?:[^;.]{0,40}\b(?:order|quan\w*|qty\.?|moq|min\.?|sold from|sell|least)\b[^;]{0,40}?,?\s)(?:and\s+)?in ${STEPS}`,
]

export const STEP_FORMS: Forms = {
  name: STEP.map(inName),
  prose: STEP.map(inProse),
  line: STEP.map(begins),
}

function begins(source: string): Form {
  return pattern(`^${source}`)
}

function inProse(source: string): Form {
  return pattern(String.raw`(?:^|:\s(?=the price))${source}`)
}

function inName(source: string): Form {
  return pattern(`${AFTER_SIGN}${source}`)
}

function pattern(source: string): Form {
  let made: RegExp | undefined
  return {
    exec(text) {
      made ??= new RegExp(source, 'iu')
      return made.exec(text)
    },
  }
}
