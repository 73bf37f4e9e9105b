const SHADES =
  'dark|light|pale|bright|deep|mid|off|jet|brick|rust|bottle|forest|moss|olive|lime|leaf|grass|sky|royal|navy|steel|slate|stone|sand|signal|terracotta|charcoal|husk'
const COLOURS =
  'black|gr[ea]y|charcoal|anthracite|graphite|slate|silver|white|cream|ivory|beige|tan|natural|brown|chocolate|terracotta|red|maroon|burgundy|orange|yellow|gold|green|olive|teal|turquoise|blue|navy|purple|pink'
const COLOUR = `(?:(?:${SHADES})[ -])?(?:${COLOURS})`
const AND = String.raw`(?:\s?/\s?|\s?&\s?| and | with | on )`
const PHRASE = new RegExp(
  String.raw`(?<![\p{L}\d-])${COLOUR}(?:${AND}${COLOUR}){0,3}(?: (?:flecks?|flecked|speckles?|speckled))?(?![\p{L}\d-])`,
  'giu',
)
const WORD = new RegExp(`\\b(?:${COLOURS})\\b`, 'gi')
/** What is natural there is no colour. */
const MADE_OF = /^natural (?:rubber|latex|fib)/i

/** A colour in a text, and where it stands. */
export interface StatedColour {
  start: number
  end: number
  text: string
}

/** The colours that a name states: `dark green`, `black with blue fleck`, `charcoal and natural`. */
export function readColours(text: string): StatedColour[] {
  return [...text.matchAll(PHRASE)].flatMap(({ index, 0: found }) =>
    MADE_OF.test(text.slice(index)) ? [] : [{ start: index, end: index + found.length, text: found }],
  )
}

/** Whether a line that tells the colour tells of all that are in a phrase. */
export function tellsOf(line: string, phrase: string): boolean {
  const told = new Set(colourWords(line))
  return colourWords(phrase).every((word) => told.has(word))
}

function colourWords(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word.toLowerCase().replace('gray', 'grey'))
}
