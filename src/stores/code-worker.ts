// Finds the items of long lists of codes, for `code-worker-port.ts`: ten thousand codes may take all of a large index.
import { type CodesAnswer, itemsOfCodes } from './code-items.ts'

/** What of a worker's world is used. The types of pages and of workers cannot stand in one project. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<readonly string[]>) => void): void
  postMessage(answer: CodesAnswer): void
}

const scope: WorkerScope = self

scope.addEventListener('message', async ({ data }) => {
  scope.postMessage(await itemsOfCodes(data).catch(() => 'unreachable' as const))
})
