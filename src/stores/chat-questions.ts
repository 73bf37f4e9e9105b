import { atom } from 'nanostores'

/** Questions that wait for the help bot, which is loaded at the first interest in it. */
export const $questions = atom<readonly string[]>([])

/** Asks the help bot something; a blank question is ignored (behaviour 5.2). */
export function askHelpBot(question: string): void {
  const asked = question.trim()
  if (asked !== '') $questions.set([...$questions.get(), asked])
}

/** Takes all waiting questions out, oldest first. */
export function takeQuestions(): readonly string[] {
  const waiting = $questions.get()
  if (waiting.length > 0) $questions.set([])
  return waiting
}
