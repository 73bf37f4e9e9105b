// Reads long lists and finds their items, for `list-worker-port.ts`: ten thousand codes may take all of a large index.
import { answerListQuestion, type ListMessage, type NumberedQuestion } from './list-questions.ts'

/** What of a worker's world is used. The types of pages and of workers cannot stand in one project. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<NumberedQuestion>) => void): void
  postMessage(message: ListMessage): void
  reportError(error: unknown): void
}

const scope: WorkerScope = self

scope.addEventListener('message', async ({ data: { number, question } }) => {
  try {
    const end = await answerListQuestion(question, (part) => scope.postMessage({ number, part }))
    scope.postMessage({ number, end })
  } catch (error) {
    // The page hears of it, and does the work itself.
    scope.reportError(error)
  }
})
