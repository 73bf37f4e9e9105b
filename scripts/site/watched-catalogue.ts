import { hash } from 'node:crypto'
import * as v from 'valibot'
import type { QuestionStamps } from '#catalogue/question-stamps.ts'
import type { ShopCatalogue } from '#catalogue/shop-catalogue.ts'

/** A question that a page asked of the catalogue. */
export type Question = [name: string, arguments_: unknown[]]

/** As JSON. A build reads half a million of them; tuples of a schema take three times as long. */
export const Questions = v.pipe(v.string(), v.parseJson(), v.array(v.custom<Question>(isQuestion)))

function isQuestion(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Array.isArray(value[1])
}

/** What a page asked, in order, and hashes of all that it was told, or of its stamps: the same make the same page. */
export interface Trace {
  questions: Question[]
  /** With the stamps of its cards. */
  answers: string
  /** Without them: the same make the same frame. */
  frame: string
}

/** A catalogue that remembers what it is asked. */
export interface WatchedCatalogue {
  catalogue: ShopCatalogue
  /** Forgets what was asked before. */
  begin(): void
  /** Of a page that shows the cards of these items. */
  trace(cards: readonly string[]): Trace
  /** The hash of what the same questions would be answered with now, and of the cards of these items. */
  ask(questions: readonly Question[], cards: readonly string[]): string
  /** The same of the frame alone. */
  askFrame(questions: readonly Question[]): string
}

/** Watches a catalogue while pages are rendered, one after the other. What has a stamp is asked again without an answer. */
export function watchCatalogue(
  catalogue: ShopCatalogue,
  stamps: QuestionStamps,
  cardStamp: (itemId: string) => string,
): WatchedCatalogue {
  const hashes = answerHashes()
  let questions: Question[] = []
  let answers: string[] = []
  const answerTo = ([name, arguments_]: Question): unknown =>
    Reflect.apply(Reflect.get(catalogue, name), catalogue, arguments_)
  const stampOf = ([name, arguments_]: Question): string | undefined => {
    const stamp: unknown = Reflect.get(stamps, name)
    return typeof stamp === 'function' ? Reflect.apply(stamp, stamps, arguments_) : undefined
  }
  const answerAgain = (question: Question) => stampOf(question) ?? hashes(answerTo(question))
  const stampsOf = (cards: readonly string[]) => cards.map(cardStamp)
  return {
    catalogue: new Proxy(catalogue, {
      get:
        (_, name) =>
        (...arguments_: unknown[]) => {
          const question: Question = [String(name), arguments_]
          const answer = answerTo(question)
          questions.push(question)
          answers.push(stampOf(question) ?? hashes(answer))
          return answer
        },
    }),
    begin() {
      questions = []
      answers = []
    },
    trace: (cards) => ({ questions, answers: hashOf([...answers, ...stampsOf(cards)]), frame: hashOf(answers) }),
    ask: (again, cards) => hashOf([...again.map(answerAgain), ...stampsOf(cards)]),
    askFrame: (again) => hashOf(again.map(answerAgain)),
  }
}

function hashOf(answers: readonly string[]): string {
  return hash('sha256', answers.join(';'))
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
