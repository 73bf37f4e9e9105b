import { asciiDigits } from './ascii-digits.ts'
import { type PastedQuantity, readPastedQuantity } from './pasted-quantity.ts'
import { isCountSign, isCountWord, isPieceWord } from './pasted-words.ts'

/** A row without columns: what is wanted and how many of it. */
export interface PastedLine {
  wanted: string
  quantity: PastedQuantity
}

/** Longer is prose. */
const MOST_WORDS = 40

/**
 * Reads `12 x CODE`, `CODE x 12`, `CODE 12`, `12 pcs CODE`, `CODE: 12`; a line without a quantity is wanted as it is. Of
 * a size as in `mat 6 x 4` no side is a quantity, and of two numbers none is chosen.
 */
export function readPastedLine(line: string): PastedLine {
  const text = line.trim().replace(BULLET, '')
  const words = text.split(/\s+/, MOST_WORDS + 1)
  if (words.length > MOST_WORDS) return { wanted: text, quantity: { status: 'unstated' } }
  const [first, last] = likelier(countFirst(words), countLast(words))
  if (first !== undefined && last !== undefined && first.sure === last.sure) {
    const written = `${first.written} … ${last.written}`
    return { wanted: text, quantity: { status: 'wrong', problem: 'two-numbers', written } }
  }
  const chosen = last === undefined || first?.sure === true ? first : last
  if (chosen === undefined) return { wanted: text, quantity: { status: 'unstated' } }
  return { wanted: chosen.rest.join(' ').replace(JOINT, ''), quantity: readPastedQuantity(chosen.written) }
}

/** Of `4 x 10234` the number that is too large for a quantity is the code. */
function likelier(first: Count | undefined, last: Count | undefined): [Count | undefined, Count | undefined] {
  if (first === undefined || last === undefined) return [first, last]
  const [isFirst, isLast] = [first, last].map(({ written }) => readPastedQuantity(written).status === 'stated')
  return isFirst === isLast ? [first, last] : [isFirst ? first : undefined, isLast ? last : undefined]
}

const BULLET = /^[-–—•*·]\s+/
/** Between what is wanted and the number. */
const JOINT = /^[:=–—-]{1,3} | ?[:=;,–—-]{1,3}$/g

interface Count {
  written: string
  rest: string[]
  /** A sign or a word says that the number counts. */
  sure: boolean
}

function countFirst(words: readonly string[]): Count | undefined {
  // `Qty: 12 CODE`
  const begin = isCountWord(words[0] ?? '') ? 1 : 0
  return counted(words.slice(begin), begin === 1)
}

/** The same from behind: mirrored, `CODE x 12` is `12 x CODE`. */
function countLast(words: readonly string[]): Count | undefined {
  const last = words.at(-1) ?? ''
  const end = isCountWord(last) || (isPieceWord(last) && isCode(words.slice(0, -2))) ? -1 : words.length
  const mirrored = counted(words.slice(0, end).toReversed(), end === -1)
  return mirrored && { ...mirrored, rest: mirrored.rest.toReversed() }
}

function counted([number = '', ...others]: readonly string[], sure: boolean): Count | undefined {
  const bare = /^\(.+\)$/.test(number) ? number.slice(1, -1) : number
  if (!NUMBER.test(asciiDigits(bare)) || others.length === 0) return undefined
  const [next = ''] = others
  if (isCountSign(next)) {
    const rest = others.slice(1)
    return rest.length === 0 || isSide(rest) ? undefined : { written: bare, rest, sure: true }
  }
  const rest = others.slice(/^(?:of|de)$/i.test(others[1] ?? '') ? 2 : 1)
  if (isCountWord(next) || (isPieceWord(next) && isCode(rest))) {
    return rest.length === 0 ? undefined : { written: bare, rest, sure: true }
  }
  const isSigned = SIGNED.test(bare)
  return isSigned && isSide(others) ? undefined : { written: bare, rest: others, sure: sure || isSigned }
}

/** Beside a word that may be a part of a name nothing longer is taken for what is wanted. */
function isCode(words: readonly string[]): boolean {
  return words.length === 1 && /\d/.test(words[0] ?? '')
}

const NUMBER = /^(?:[x×*]?\d[\d.,'’]*|\d[\d.,'’]*(?:[x×*]|pcs?|ea|stk|st)\.?)$/i
const SIGNED = /^[x×*]|[a-z×*.]$/i

/** Whether what stands on the other side of a `×` is a measure and not a code: `mat 6`, `4 ft mat`. */
function isSide([next = '', ...others]: readonly string[]): boolean {
  return others.length > 0 && /^\d[\d.,]*(?:mm|cm|m|in|ft|["'′″])?$/i.test(next)
}
