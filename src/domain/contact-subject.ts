import { oneLine } from './one-line.ts'
import { ABOUT_MARK } from './paths.ts'
import { LEAST_QUANTITY } from './sale-quantities.ts'
import type { Measure } from './sale-terms.ts'

/** What a message is about: one mat, all that is in the cart, or a quotation for what is there or will be written. */
export type ContactSubject = { kind: 'cart' | 'quotation' } | ({ kind: 'product' } & AskedMat)

/** A mat as a message names it. */
export interface AskedMat {
  /** Empty for none. */
  code: string
  name: string
  /** Undefined where nobody said how many; may be more than one order takes. */
  quantity: number | undefined
  /** Of what the quantity is, where it is not counted. */
  measure: Measure | undefined
}

const LONGEST_CODE = 64
const LONGEST_NAME = 200
/** Of the lines of a cart; the rest of the message is for what the buyer writes. */
const MOST_CHARACTERS = 2_500

/** The subject that the hash of the contact page names; undefined for none. Anybody can make such a link. */
export function readContactSubject(hash: string): ContactSubject | undefined {
  if (!hash.startsWith(ABOUT_MARK)) return undefined
  const query = new URLSearchParams(hash.slice(1))
  const about = query.get('about')
  if (about === 'cart' || about === 'quotation') return { kind: about }
  const text = (name: string, longest: number) => shortened(oneLine(query.get(name) ?? ''), longest)
  const [code, name] = [text('code', LONGEST_CODE), text('name', LONGEST_NAME)]
  const quantity = query.get('quantity') ?? ''
  if (about !== 'product' || name === '') return undefined
  const measure = (['metre', 'square-metre'] as const).find((known) => known === query.get('measure'))
  return {
    kind: 'product',
    code,
    name,
    measure,
    quantity: /^\d{1,6}$/.test(quantity) ? Math.max(LEAST_QUANTITY, Number(quantity)) : undefined,
  }
}

/** As many of these lines as a message takes beside what is written, and how many are left out. */
export function linesThatFit(lines: readonly string[]): { lines: string[]; left: number } {
  const kept: string[] = []
  let characters = 0
  for (const line of lines) {
    const short = shortened(oneLine(line), LONGEST_NAME + LONGEST_CODE)
    characters += short.length + 1
    if (characters > MOST_CHARACTERS) break
    kept.push(short)
  }
  return { lines: kept, left: lines.length - kept.length }
}

function shortened(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`
}
