import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { Progress } from '#catalogue/progress.ts'
import type { BuildRecord } from './build-record.ts'
import type { PageToRender } from './deferred-pages.ts'
import type { PageWorkerTask } from './page-worker.ts'

const MOST_PAGES_A_MESSAGE = 100
const MOST_THREADS = 8

const Written = v.object({
  rendered: v.array(
    v.object({ path: v.string(), questions: v.string(), answers: v.string(), links: v.instance(Uint8Array) }),
  ),
  files: v.array(v.object({ path: v.string(), sha256: v.string() })),
  reused: v.array(v.string()),
})

/**
 * Writes pages into the site and its record, by as many threads as there are processors; returns how many had to be
 * rendered. Throws what a page threw, or when a page of the earlier site is gone from the disk.
 */
export async function renderPages(
  pages: PageToRender[],
  task: PageWorkerTask,
  environment: NodeJS.ProcessEnv,
  record: BuildRecord,
  progress: Progress,
): Promise<number> {
  const threads = Math.min(availableParallelism(), MOST_THREADS)
  const size = Math.max(1, Math.min(MOST_PAGES_A_MESSAGE, Math.ceil(pages.length / threads)))
  const parts = Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  )
  const step = progress.step('pages of the catalogue', parts.length)
  const queue = parts.values()
  let count = 0
  const work = async () => {
    const thread = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: task,
      env: { ...environment, NODE_ENV: 'production' },
      resourceLimits: { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 512 },
    })
    try {
      const ask = () => {
        const { value: part } = queue.next()
        if (part !== undefined) thread.postMessage(part)
        return part && once(thread, 'message')
      }
      // The thread goes on while what it wrote is recorded.
      for (let answer = ask(); answer !== undefined; ) {
        const [message] = await answer
        answer = ask()
        const { rendered, files, reused } = v.parse(Written, message)
        record.together(() => {
          record.addPages(rendered)
          record.addFiles(files)
          record.reusePages(reused)
        })
        count += rendered.length
        step.advance()
      }
    } finally {
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, parts.length) }, work))
  return count
}
