import type { Code } from '#contract/calls.ts'
import type { Excess } from '#contract/problem.ts'
import * as words from '#words/problems.ts'
import { BackendError } from './call-gateway.ts'

/** A code or an excess of the contract without words does not compile. */
const SENTENCES: Readonly<Record<Exclude<Code, 'bad-request' | 'changing' | 'too-many'>, string>> = words.problems
const EXCESS: Readonly<Record<Excess, string>> = words.excess

/** What a customer is told of a refusal of the gateway's, as plain text. A newer gateway may know more than this page. */
export function refusalSentence({ problem }: BackendError): string {
  const { code, about = '', retryAfterS = 1, sentence = '' } = problem
  if (sentence !== '') return sentence
  if (code === 'too-many') return words.tooMany(isIn(EXCESS, about) ? EXCESS[about] : EXCESS.requests, retryAfterS)
  if (code === 'changing') return words.changing(retryAfterS)
  if (code === 'bad-request') return words.badRequest(about)
  if (code === 'unreachable') return words.unreachable
  return isIn(SENTENCES, code) ? SENTENCES[code] : words.strangeAnswer
}

/** The same of any trouble with a call; one that is no refusal of the gateway's is one of the network. */
export function troubleSentence(error: unknown): string {
  return error instanceof BackendError ? refusalSentence(error) : words.unreachable
}

/** What the gateway itself tells the customer when it is asked too much; undefined for every other trouble. */
export function gatewaySentence(error: unknown): string | undefined {
  const told = error instanceof BackendError && [429, 503].includes(error.status) && error.problem.code !== 'strange'
  return told ? refusalSentence(error) : undefined
}

function isIn<Key extends string>(table: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(table, key)
}
