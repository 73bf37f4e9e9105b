import { LRUCache } from 'lru-cache'

/** Remembers the last answers: a snapshot does not change. */
export function keptAnswers<T extends object>(
  max: number,
  ask: (id: string) => T | undefined,
): (id: string) => T | undefined {
  const answers = new LRUCache<string, T>({ max })
  return (id) => {
    const answer = answers.get(id) ?? ask(id)
    if (answer !== undefined) answers.set(id, answer)
    return answer
  }
}
