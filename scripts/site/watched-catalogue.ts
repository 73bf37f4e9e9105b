import { hash } from 'node:crypto'
import * as v from 'valibot'
import type { QuestionStamps } from '#catalogue/question-stamps.ts'
import type { ShopCatalogue } from '#catalogue/shop-catalogue.ts'

/** Questions that were asked of the catalogue, each as JSON, and for each a stamp that changes when its answer does. */
export type Asked = ReadonlyMap<string, string>

/** A catalogue that remembers what it is asked. */
export interface WatchedCatalogue {
  catalogue: ShopCatalogue
  /** Forgets what was asked before. */
  begin(): void
  /** What was asked since. */
  asked(): Asked
  /** What the cards of these items ask. */
  askedByCards(itemIds: readonly string[]): Asked
  /** The stamp of what a question would be answered with now. */
  stampOf(question: string): string
}

/** As JSON. A build reads hundreds of thousands of them; a tuple of a schema takes three times as long. */
const Question = v.pipe(v.string(), v.parseJson(), v.custom<[name: string, arguments_: unknown[]]>(isQuestion))

function isQuestion(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Array.isArray(value[1])
}

/** Watches a catalogue while pages are rendered, one after the other. What has a stamp is asked again without an answer. */
export function watchCatalogue(
  catalogue: ShopCatalogue,
  stamps: QuestionStamps & Required<Pick<QuestionStamps, 'card'>>,
): WatchedCatalogue {
  const hashes = answerHashes()
  const nameOf = sharedNames(stamps)
  const questionOf = (name: string, arguments_: unknown[]) => JSON.stringify([nameOf(name), arguments_])
  const answerTo = (name: string, arguments_: unknown[]): unknown =>
    Reflect.apply(Reflect.get(catalogue, name), catalogue, arguments_)
  const stampOf = (name: string, arguments_: unknown[]): string | undefined => {
    const stamp: unknown = Reflect.get(stamps, name)
    return typeof stamp === 'function' ? Reflect.apply(stamp, stamps, arguments_) : undefined
  }
  let asked = new Map<string, string>()
  return {
    catalogue: new Proxy(catalogue, {
      get:
        (_, name) =>
        (...arguments_: unknown[]) => {
          const answer = answerTo(String(name), arguments_)
          const question = questionOf(String(name), arguments_)
          if (!asked.has(question)) asked.set(question, stampOf(String(name), arguments_) ?? hashes(answer))
          return answer
        },
    }),
    begin() {
      asked = new Map()
    },
    asked: () => asked,
    askedByCards: (itemIds) => new Map(itemIds.map((itemId) => [questionOf('card', [itemId]), stamps.card(itemId)])),
    stampOf(question) {
      const [name, arguments_] = v.parse(Question, question)
      return stampOf(name, arguments_) ?? hashes(answerTo(name, arguments_))
    },
  }
}

/** Questions that share a stamp are one question, by the name of the first: an item, its gallery, its family and its card. */
function sharedNames(stamps: QuestionStamps): (name: string) => string {
  const firsts = new Map<unknown, string>()
  for (const [name, stamp] of Object.entries(stamps)) if (!firsts.has(stamp)) firsts.set(stamp, name)
  return (name) => firsts.get(Reflect.get(stamps, name)) ?? name
}

/** Answers that are one and the same object each time are hashed once. */
function answerHashes(): (answer: unknown) => string {
  const known = new WeakMap<object, string>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return String(JSON.stringify(answer))
    const before = known.get(answer)
    if (before !== undefined) return before
    const hashed = hash('sha256', JSON.stringify(answer), 'base64')
    known.set(answer, hashed)
    return hashed
  }
}
