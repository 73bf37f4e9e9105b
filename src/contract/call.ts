import type * as v from 'valibot'

/** A refusal is answered with one of these. */
export type RefusalStatus = 400 | 403 | 404 | 409 | 422 | 502

/** Where a call is found, and how it may be refused. */
export interface CallHead {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api/`; a part behind a colon is named by the caller. */
  readonly path: `/api/${string}`
  /** What the caller names behind the question mark. */
  readonly query?: string
  /** Its own refusals by code; those of `CommonCode` may come beside them. */
  readonly refusals?: Readonly<Record<string, RefusalStatus>>
}

/** One call of the browser to the gateway. Both sides are made from it. */
export interface Call extends CallHead {
  /** What the body must be. */
  readonly request?: v.GenericSchema
  /** What is answered, with status 200 where nothing else is said. */
  readonly answer: v.GenericSchema<unknown, object>
}

export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>

/** What a body is read as; never for a call without one. */
export type RequestOf<C extends Call> = C extends { request: infer Request extends v.GenericSchema }
  ? v.InferOutput<Request>
  : never

/** What the caller of a call has to name: the parts of its path behind a colon, and its query. */
export type NameIn<C extends CallHead> =
  | PathName<C['path']>
  | (C extends { query: infer Name extends string } ? Name : never)

type PathName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What the caller of a call hands over. */
export type Given<C extends Call> = ([NameIn<C>] extends [never]
  ? unknown
  : { named: Readonly<Record<NameIn<C>, string>> }) &
  ([RequestOf<C>] extends [never] ? unknown : { body: RequestOf<C> }) & {
    signal?: AbortSignal | undefined
  }

/** The address of a call on the shop's own origin. */
export function addressOf<C extends CallHead>({ path, query }: C, named: Readonly<Record<NameIn<C>, string>>): string {
  const names: Readonly<Record<string, string>> = named
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
  return query === undefined ? address : `${address}?${new URLSearchParams({ [query]: names[query] ?? '' })}`
}

/** The path of every call, as a pattern. */
export const EVERY_CALL = '/api/*'
