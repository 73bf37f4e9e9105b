import type { ComparedFact } from './comparison.ts'

/** A colour as the screen mixes it, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** What the upper side of a mat is like. */
export type Relief =
  | 'crumb'
  | 'grain'
  | 'hammered'
  | 'fine-ribs'
  | 'wide-ribs'
  | 'studs'
  | 'diamonds'
  | 'grooves'
  | 'holes'
  | 'pile'
  | 'weave'

/** How a mat looks from above. */
export interface MatLook {
  ground: Rgb
  /** Specks of other colours in the ground. */
  flecks: readonly Rgb[]
  relief: Relief
}

/**
 * How a mat looks from above, by what its page states of colour, surface and material: the first of each that names
 * something known, and black rubber of a plain grain where nothing does.
 */
export function matLook(name: string, stated: readonly ComparedFact[]): MatLook {
  const lineOf = (label: RegExp) => stated.find((fact) => label.test(fact.label))?.text ?? ''
  const [material, colour] = [lineOf(/^material/i), lineOf(/^colou?r/i)]
  // What follows a comma tells of the underside, the edge or the print.
  const [top = ''] = lineOf(/^surface/i).split(/[,;]/)
  const [upper = ''] = colour.split(/[,;]/)
  const [ground = '', flecks = ''] = (colour === '' ? name : upper).split(/ with /i)
  const isPile = /\b(?:coir|pile|carpet|tuft)/i
  const relief = reliefOf(top) ?? (isPile.test(`${material} ${name}`) ? 'pile' : (reliefOf(name) ?? reliefOf(material)))
  return {
    ground: coloursIn(ground)[0] ?? (isPile.test(material) ? COIR : BLACK),
    flecks: /fleck|speck/i.test(flecks) ? coloursIn(flecks) : [],
    relief: relief ?? 'grain',
  }
}

const BLACK: Rgb = [56, 55, 53]
const COIR: Rgb = [178, 136, 78]

/** Dark shades stand before the colours that they are shades of. */
const COLOURS: readonly (readonly [RegExp, Rgb])[] = [
  [/\b(?:dark|bottle|forest) green\b/i, [38, 66, 47]],
  [/\b(?:brick red|terracotta)\b/i, [150, 68, 50]],
  [/\bdark brown\b/i, [70, 48, 34]],
  [/\bblack\b/i, BLACK],
  [/\b(?:graphite|anthracite|charcoal|slate)\b/i, [80, 81, 83]],
  [/\b(?:grey|gray|silver)\b/i, [128, 130, 130]],
  [/\b(?:natural|coir|beige|tan|sand)\b/i, COIR],
  [/\b(?:white|cream|ivory)\b/i, [226, 223, 215]],
  [/\b(?:brown|chocolate)\b/i, [98, 68, 46]],
  [/\b(?:red|maroon|burgundy)\b/i, [166, 48, 40]],
  [/\borange\b/i, [203, 104, 38]],
  [/\b(?:yellow|gold)\b/i, [217, 166, 44]],
  [/\b(?:green|olive)\b/i, [62, 104, 68]],
  [/\b(?:blue|navy|teal|turquoise)\b/i, [46, 88, 158]],
]

const COLOUR = new RegExp(COLOURS.map(([words]) => words.source).join('|'), 'gi')

/** In the order in which they are named. */
function coloursIn(text: string): Rgb[] {
  return [...text.matchAll(COLOUR)].map(([named]) => COLOURS.find(([words]) => words.test(named))?.[1] ?? BLACK)
}

const RELIEFS: readonly (readonly [RegExp, Relief])[] = [
  [/\bpile\b/i, 'pile'],
  [/\b(?:weave|woven|mesh|braid)/i, 'weave'],
  [/\b(?:ring|hole|cell|grid|perforated|honeycomb)/i, 'holes'],
  [/\b(?:wide|broad|cross) ribs?\b/i, 'wide-ribs'],
  [/\b(?:ribs?|ribbed|flut|groov\w+ top)/i, 'fine-ribs'],
  [/\bcrossed grooves\b|\bbrick\b/i, 'grooves'],
  [/\b(?:stud|coin|dome|pin|pyramid)/i, 'studs'],
  [/\b(?:diamond|chequer|checker|tread)/i, 'diamonds'],
  [/\b(?:hammer|pebble|amoeba|leather)/i, 'hammered'],
  [/\b(?:crumb|granul|epdm|fleck)/i, 'crumb'],
]

function reliefOf(text: string): Relief | undefined {
  return RELIEFS.find(([words]) => words.test(text))?.[1]
}
