import type { Dice } from './dice.ts'
import type { Said } from './said.ts'

/** A text that is being put together. */
export interface Draft {
  name: string
  prose: string[]
  lines: string[]
}

/** A draft with more said in it, each in its place and among what is there. */
export function withSaid(dice: Dice, draft: Draft, said: readonly Said[]): Draft {
  const of = (where: Said['where']) => said.filter((one) => one.where === where).map(({ text }) => text)
  const prose = of('prose').reduce((sentences, sentence) => inserted(dice, sentences, sentence), draft.prose)
  const lines = of('line').reduce((all, line) => inserted(dice, all, line), draft.lines)
  return { name: of('name').reduce((name, text) => named(dice, name, text), draft.name), prose, lines }
}

/** Sentences in one to three paragraphs, and the lines as their last block. */
export function described(dice: Dice, { prose, lines }: Draft): string {
  const paragraphs: string[] = []
  for (const sentence of prose) {
    const last = dice.chance(0.3) ? undefined : paragraphs.pop()
    paragraphs.push(last === undefined ? sentence : `${last} ${sentence}`)
  }
  return [...paragraphs, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
}

/** How a careless or a hurried hand writes a whole item; none of it changes what is meant. */
export function drawHand(dice: Dice): (text: string) => string {
  return dice.chance(0.68) ? (text) => text : dice.pick(HANDS)
}

const HANDS: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) =>
    text
      .replaceAll('×', 'x')
      .replaceAll('m²', 'm2')
      .replaceAll('m³', 'm3')
      .replaceAll('−', '-')
      .replaceAll('–', '-')
      .replaceAll('°', ' deg '),
  (text) => text.replace(/(\S) (?=(?:of|per|by|order|in|from)\b)/gi, '$1  ').replace(/\.$/, '. '),
  (text) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0'),
  (text) =>
    text
      .replaceAll("'", '’')
      .replaceAll(' - ', ' — ')
      .replace(/(\d) (?=\p{L})/gu, '$1\u202f'),
]

function inserted(dice: Dice, all: readonly string[], one: string): string[] {
  const at = dice.below(all.length + 1)
  return [...all.slice(0, at), one, ...all.slice(at)]
}

function named(dice: Dice, name: string, text: string): string {
  if (text.startsWith('/')) return `${name} ${text}`
  return dice.pick([
    `${name}, ${text}`,
    `${name}, ${text}`,
    `${name} – ${text}`,
    `${name} (${text})`,
    `${name} - ${text}`,
  ])
}
