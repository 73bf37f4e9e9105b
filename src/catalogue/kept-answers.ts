import { LRUCache } from 'lru-cache'

/** Remembers the last answers: a snapshot does not change. `keyOf` tells apart what is asked. */
export function keptAnswers<Asked, T extends object>(
  max: number,
  ask: (asked: Asked) => T | undefined,
  keyOf: (asked: Asked) => string = String,
): (asked: Asked) => T | undefined {
  const answers = new LRUCache<string, T>({ max })
  return (asked) => {
    const key = keyOf(asked)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = ask(asked)
    if (answer !== undefined) answers.set(key, answer)
    return answer
  }
}
