import type { QuickItem } from '#domain/quick-row.ts'
import type { CodesAnswer } from './code-items.ts'
import workerAddress from './code-worker.ts?worker&url'
import { openWorker } from './open-worker.ts'

export interface CodeWorker {
  /**
   * Has the worker find the items of some codes, one call after the other; undefined where it has broken down. Throws where
   * it cannot read the index.
   */
  find(codes: readonly string[]): Promise<readonly (QuickItem | undefined)[] | undefined>
  close(): void
}

/** A worker of its own, which gives back what it takes when it is closed; undefined where there is none. */
export function openCodeWorker(): CodeWorker | undefined {
  const worker = openWorker('codes', workerAddress)
  if (worker === undefined) return undefined
  let tell: ((answer: CodesAnswer | undefined) => void) | undefined
  let isBroken = false
  worker.addEventListener('message', ({ data }: MessageEvent<CodesAnswer>) => tell?.(data))
  worker.addEventListener('error', () => {
    isBroken = true
    tell?.(undefined)
  })
  return {
    async find(codes) {
      if (isBroken) return undefined
      const answer = await new Promise<CodesAnswer | undefined>((resolve) => {
        tell = resolve
        worker.postMessage(codes)
      })
      if (answer === 'unreachable') throw new Error('The worker could not read the index.')
      return answer
    },
    close: () => worker.terminate(),
  }
}
