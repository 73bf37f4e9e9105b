/** A kind of material, colour or make by its key, and the words that tell of it. */
type StatedKind = readonly [key: string, words: RegExp]

export const MATERIAL_KINDS: readonly StatedKind[] = [
  ['coir', /\bcoir\b|\bcoconut\b/i],
  ['rubber', /\brubber\b|\bsbr\b|\bepdm\b|\bnbr\b|\bnitrile\b|\blatex\b/i],
  ['natural-rubber', /\bnatural (?:and sbr )?rubber\b|\blatex\b/i],
  ['recycled', /\brecycled\b/i],
  ['crumb', /\bcrumb\b/i],
  ['sbr', /\bsbr\b/i],
  ['nitrile', /\bnitrile\b|\bnbr\b/i],
  ['epdm', /\bepdm\b/i],
  ['vinyl', /\bpvc\b|\bvinyl\b/i],
  ['wood', /\boak\b|\bplywood\b|\bwood\b|\bbeech\b/i],
  ['steel', /\bsteel\b/i],
]

export const COLOUR_KINDS: readonly StatedKind[] = [
  ['black', /\bblack\b/i],
  ['grey', /\bgr[ea]y\b|\bcharcoal\b|\banthracite\b|\bgraphite\b|\bslate\b|\bsilver\b/i],
  ['white', /\bwhite\b|\bcream\b|\bivory\b/i],
  ['natural', /\bnatural\b|\bbeige\b|\btan\b/i],
  ['brown', /\bbrown\b|\bchocolate\b/i],
  ['red', /\bred\b|\bterracotta\b|\bmaroon\b|\bburgundy\b/i],
  ['orange', /\borange\b/i],
  ['yellow', /\byellow\b|\bgold\b/i],
  ['green', /\bgreen\b|\bolive\b/i],
  ['blue', /\bblue\b|\bnavy\b|\bteal\b|\bturquoise\b/i],
  ['purple', /\bpurple\b/i],
  ['pink', /\bpink\b/i],
]

export const SURFACE_KINDS: readonly StatedKind[] = [
  ['cut-pile', /\bpile\b/i],
  ['woven', /\bweave\b|\bwoven\b/i],
  ['hammered', /\bhammer(?:ed)?\b/i],
  ['studded', /\bstuds?\b|\bstudded top\b|\bpins?\b/i],
  ['ribbed', /\bribs?\b|\bribbed\b/i],
  ['diamond', /\bdiamonds?\b/i],
  ['coin', /\bcoins?\b/i],
  ['chequer', /\bchequer\b|\bchecker\b/i],
  ['pyramid', /\bpyramids?\b/i],
  ['pebble', /\bpebbles?\b/i],
  ['leather-grain', /\bleather grain\b/i],
  ['brick', /\bbrick\b/i],
  ['grain', /\bfine grain\b|\bsmooth\b|\bcloth finish\b/i],
  ['crumb', /\bcrumb\b/i],
  ['open', /\bholes?\b|\brings?\b|\bcells?\b|\bopen hexagon\b|\bperforated\b/i],
]

/** In the order of who comes first: a mat that lets nothing through may say where water goes instead. */
export const DRAINAGE_KINDS: readonly StatedKind[] = [
  ['none', /^(?:none|no)\b/i],
  ['through', /\bthrough\b|\bholes?\b|^open\b/i],
  ['below', /\bbelow\b|\bbeneath\b|\bunderneath\b|\bunder\b/i],
  ['over', /\bruns? off\b|\bover the\b|\boff the\b|\balong\b|\bto the edge\b/i],
]

/** Keys of the kinds that a text tells of, in the order of the list. */
export function kindsIn(text: string, kinds: readonly StatedKind[]): string[] {
  return text === '' ? [] : kinds.filter(([, words]) => words.test(text)).map(([key]) => key)
}

/** A text without what it says that there is none of: `PVC-free`, `no latex`, `free of PVC`. */
export function withoutDenied(text: string): string {
  return text.replace(DENIED, ' ')
}

const DENIED = /\b(?:no|non|without|free (?:of|from))[\s-]\p{L}+|(?<!\p{L})\p{L}{1,20}[\s-]free\b/giu
