import { hash } from 'node:crypto'
import type { ShopCatalogue } from '#catalogue/shop-catalogue.ts'

/** A question that a page asked of the catalogue. */
export type Question = [name: string, arguments_: unknown[]]

/** What a page asked, in order, and a hash of all that it was told: the same answers make the same page. */
export interface Trace {
  questions: Question[]
  answers: string
}

/** A catalogue that remembers what it is asked. */
export interface WatchedCatalogue {
  catalogue: ShopCatalogue
  /** Forgets what was asked before. */
  begin(): void
  trace(): Trace
  /** What the same questions are answered with now. */
  ask(questions: Question[]): string
}

/** Watches a catalogue while pages are rendered, one after the other. */
export function watchCatalogue(catalogue: ShopCatalogue): WatchedCatalogue {
  const hashes = answerHashes()
  let questions: Question[] = []
  let answers = ''
  const ask = ([name, arguments_]: Question): unknown => {
    const answer: unknown = Reflect.apply(Reflect.get(catalogue, name), catalogue, arguments_)
    answers += hashes(answer)
    return answer
  }
  const begin = () => {
    questions = []
    answers = ''
  }
  return {
    catalogue: new Proxy(catalogue, {
      get:
        (_, name) =>
        (...arguments_: unknown[]) => {
          const question: Question = [String(name), arguments_]
          questions.push(question)
          return ask(question)
        },
    }),
    begin,
    trace: () => ({ questions, answers: hash('sha256', answers) }),
    ask(again) {
      begin()
      for (const question of again) ask(question)
      return hash('sha256', answers)
    },
  }
}

/** Answers that are one and the same object each time are hashed once. */
function answerHashes(): (answer: unknown) => string {
  const known = new WeakMap<object, string>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return `${JSON.stringify(answer)};`
    const before = known.get(answer)
    if (before !== undefined) return before
    const hashed = hash('sha256', JSON.stringify(answer), 'base64')
    known.set(answer, hashed)
    return hashed
  }
}
