import { asciiDigits } from './ascii-digits.ts'
import { isCountSign, isCountWord, isPieceWord } from './pasted-words.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'

/** What a list says of how many. Nothing is guessed: what may be meant in two ways is a problem to be put into words. */
export type PastedQuantity =
  | { status: 'stated'; quantity: number }
  | { status: 'unstated' }
  | { status: 'wrong'; problem: QuantityProblem; written: string }

export type QuantityProblem =
  /** Empty where others have one. */
  | 'missing'
  /** `1,5` */
  | 'fraction'
  /** `1.000`: a thousand to some, one to others. */
  | 'thousands'
  | 'none'
  | 'too-many'
  | 'no-number'
  /** Two numbers of which either may be it. */
  | 'two-numbers'

const LONGEST = 40

/** Reads a field that should hold a quantity: `12`, `12 pcs`, `x12`, `1 000`. */
export function readPastedQuantity(field: string): PastedQuantity {
  const written = field.trim()
  if (written === '') return { status: 'unstated' }
  if (PLAIN.test(written)) return { status: 'stated', quantity: Number(written) }
  const wrong = (problem: QuantityProblem): PastedQuantity => ({
    status: 'wrong',
    problem,
    written: written.slice(0, LONGEST),
  })
  if (written.length > LONGEST || LETTERS.test(written)) return wrong('no-number')
  const [, number = '', word = ''] = NUMBER_AND_WORD.exec(asciiDigits(written).normalize('NFKC')) ?? []
  if (number === '' || (word !== '' && !isCountSign(word) && !isCountWord(word) && !isPieceWord(word)))
    return wrong('no-number')
  // A spreadsheet shows whole numbers as 12.00 where it is told to.
  const whole = number.replace(/[.,]0{1,2}$/, '').replace(/[ '’](?=\d{3}(?!\d))/g, '')
  if (/^-/.test(whole)) return wrong('none')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return wrong('thousands')
  if (/^\d*[.,]\d+$/.test(whole)) return wrong('fraction')
  if (!/^\d+$/.test(whole)) return wrong('no-number')
  const quantity = Number(whole)
  if (quantity > MOST_QUANTITY) return wrong('too-many')
  return quantity === 0 ? wrong('none') : { status: 'stated', quantity }
}

/** Reads a field that somebody has to fill in: an empty one is wrong. */
export function readTypedQuantity(field: string): Exclude<PastedQuantity, { status: 'unstated' }> {
  const read = readPastedQuantity(field)
  return read.status === 'unstated' ? { status: 'wrong', problem: 'missing', written: '' } : read
}

/** As a code begins, or a word: nothing that could still be a number. */
const LETTERS = /^[a-z]{2}/i
const PLAIN = /^[1-9]\d{0,3}$/
const NUMBER_AND_WORD = /^(?:[x×*] ?)?(-?[\d.,'’ ]*\d) ?([^\d\s.,'’]\D*)?$/i
