import * as v from 'valibot'
import { type Answer, type Call, nameOf } from './call.ts'
import { discreet, secretsOf } from './redaction.ts'
import { StoreApiError } from './store-api-error.ts'
import { failureOf } from './transport.ts'
import { Envelope, List } from './wire/envelope.ts'

/** A record that could not be read, and why. */
export interface UnreadableRecord {
  call: string
  /** Where in the answer, as in `data[3].itemName`. */
  path: string
  expected: string
}

/** What a list call answered: one unreadable record does not cost the others. */
export interface Listing<T> {
  entries: T[]
  unreadable: UnreadableRecord[]
}

type Schema<T> = v.GenericSchema<unknown, T>

/** The JSON of an answer with a good status. Throws StoreApiError. */
export function readJson(call: Call, answer: Answer): unknown {
  const failure = failureOf(answer)
  if (failure !== undefined) throw new StoreApiError(nameOf(call), failure)
  return parseJson(call, answer)
}

/** The JSON of an answer whatever its status. Throws StoreApiError when it is not JSON. */
export function parseJson(call: Call, answer: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.body))
  } catch {
    const contentType = discreet(answer.headers.get('content-type') ?? '', secretsOf(call))
    throw new StoreApiError(nameOf(call), { kind: 'not-json', contentType })
  }
}

/** The `data` of an envelope that says success. Throws StoreApiError. */
export function unwrap(call: Call, json: unknown): unknown {
  const envelope = readEnvelope(call, json)
  if (!envelope.success) {
    const message = discreet(envelope.errorMessage, secretsOf(call))
    throw new StoreApiError(nameOf(call), { kind: 'refused', message })
  }
  return envelope.data
}

/** An envelope, whether or not it says success. Throws StoreApiError. */
export function readEnvelope(call: Call, json: unknown): Envelope {
  return readRecord(call, Envelope, json, '')
}

/** What an answer that failed says in its envelope, on one line and of bearable length; empty where it says nothing. */
export function wordsOf(call: Call, answer: Answer): string {
  return discreet(envelopeIn(answer)?.errorMessage ?? '', secretsOf(call))
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS)
}

/** The envelope of an answer, whatever its status, or undefined where it is something else. */
export function envelopeIn({ body }: Answer): Envelope | undefined {
  try {
    const envelope = v.safeParse(Envelope, JSON.parse(new TextDecoder().decode(body)))
    return envelope.success ? envelope.output : undefined
  } catch {
    return undefined
  }
}

const LONGEST_WORDS = 300

/**
 * The one record that was asked for, in an envelope or bare, or undefined when the store does not have it: its status
 * says so, or no record and words that say so, or none. Throws StoreApiError, also where other words stand in
 * the record's place.
 */
export function readOptionalRecord<T>(call: Call, schema: Schema<T>, answer: Answer): T | undefined {
  if (isAbsent(answer)) return undefined
  const json = readJson(call, answer)
  if (typeof json === 'object' && json !== null && !('success' in json)) return readRecord(call, schema, json, '')
  const { success, data } = readEnvelope(call, json)
  if (success && data !== null && data !== undefined) return readRecord(call, schema, data)
  const message = wordsOf(call, answer)
  // "Database busy" is no word about the record.
  if (message === '' || (NOT_THERE.test(message) && !MACHINERY.test(message))) return undefined
  throw new StoreApiError(nameOf(call), { kind: 'refused', message })
}

/**
 * Whether the store says by its status that it does not have what was asked for. A web page is of a proxy in front of the
 * store, which has one for each path that leads nowhere, and knows nothing of records.
 */
export function isAbsent({ status, body }: Answer): boolean {
  return (status === 404 || status === 410) && !new TextDecoder().decode(body).trimStart().startsWith('<')
}

/** How a store says that it does not have what was asked for. */
const NOT_THERE =
  /\b(?:not (?:be )?(?:found|registered|available|active)|not exists?|no such|no longer|(?:does|do)n['’]t exist|unable to find|(?:could|can) ?not find|expired|discontinued|no (?:data|records?|results?)|no (?:\w+ )?\w+ found|(?:unknown|invalid|no) (?:customer|user|account|e-?mail|item|product|token)s?)\b/i
/** That a part of the store itself was not found is another matter; "not found in the database" is not. */
const MACHINERY =
  /\b(?:server|host|database|table|column|file|procedure|object)s?\b[^.]{0,40}(?:\bnot|n['’]t)\b|no such (?:host|table|column|file)|\b(?:credentials|connections?|services?)\b/i

/** A record of the given shape. Throws StoreApiError with the path of the first field that is wrong. */
export function readRecord<T>(call: Call, schema: Schema<T>, value: unknown, path = 'data'): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new StoreApiError(nameOf(call), { kind: 'shape', ...describeIssue(call, result.issues[0], path) })
}

/** The records of a list, with those that cannot be read set aside. Throws StoreApiError when it is no list. */
export function readListing<T>(call: Call, schema: Schema<T>, data: unknown): Listing<T> {
  const listing: Listing<T> = { entries: [], unreadable: [] }
  for (const [index, value] of (readRecord(call, List, data) ?? []).entries()) {
    const result = v.safeParse(schema, value)
    if (result.success) listing.entries.push(result.output)
    else listing.unreadable.push({ call: nameOf(call), ...describeIssue(call, result.issues[0], `data[${index}]`) })
  }
  return listing
}

function describeIssue(call: Call, issue: v.BaseIssue<unknown>, path: string): { path: string; expected: string } {
  const dotPath = v.getDotPath(issue) ?? ''
  const whole = [path, dotPath].filter((part) => part !== '').join('.')
  const received = discreet(issue.received, secretsOf(call)).slice(0, 40)
  // A password stands in answers in clear text: that one is wrong may be said, and nothing of it.
  const is = /password/i.test(dotPath) ? '' : ` and is ${received}`
  return {
    path: whole || 'the answer',
    expected: issue.expected === null ? issue.message : `should be ${issue.expected}${is}`,
  }
}
