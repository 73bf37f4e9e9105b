import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { Progress } from '#catalogue/progress.ts'
import type { BuildRecord } from './build-record.ts'
import { ALL_PAGES, fileOfPage, PagesToRender, type PageToRender } from './deferred-pages.ts'
import type { PageWorkerTask } from './page-worker.ts'

const MOST_PAGES_A_MESSAGE = 100
const MOST_THREADS = 8

const Listed = v.object({ pages: v.string(), listing: v.string() })
const Written = v.object({
  rendered: v.array(
    v.object({
      path: v.string(),
      questions: v.string(),
      shown: v.string(),
      answers: v.string(),
      frame: v.string(),
      links: v.instance(Uint8Array),
      cards: v.string(),
    }),
  ),
  files: v.array(v.object({ path: v.string(), sha256: v.string() })),
})

/** What there is of a site: all its pages, and how many of them had to be rendered. */
export interface RenderedPages {
  pages: number
  rendered: number
}

/**
 * Writes all pages into the site and its record, by as many threads as there are processors. Throws what a page threw, or
 * when a page of the earlier site is gone from the disk.
 */
export async function renderPages(
  task: PageWorkerTask,
  environment: NodeJS.ProcessEnv,
  record: BuildRecord,
  progress: Progress,
): Promise<RenderedPages> {
  const openThread = () =>
    new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: task,
      env: { ...environment, NODE_ENV: 'production' },
      resourceLimits: { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 512 },
    })
  const most = Math.min(availableParallelism(), MOST_THREADS)
  const threads: Threads = [openThread(), ...Array.from({ length: most - 1 }, openThread)]
  try {
    return await Promise.race([...threads.map(failureOf), renderBy(threads, record, progress)])
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

type Threads = readonly [Worker, ...Worker[]]

/** Rejects with what a thread throws, also one that was asked for nothing yet, or is not waited for. */
async function failureOf(thread: Worker): Promise<never> {
  const [error] = await once(thread, 'error')
  throw error
}

async function renderBy(threads: Threads, record: BuildRecord, progress: Progress): Promise<RenderedPages> {
  // The others make ready while the first lists what there is.
  const listed = v.parse(Listed, await ask(threads[0], ALL_PAGES))
  const pages = v.parse(PagesToRender, JSON.parse(listed.pages))
  // Lists of what is chosen come last and take longest: begun with them, no thread waits for another in the end.
  const parts = inParts(pages, threads.length).toReversed()
  const step = progress.step('pages', parts.length)
  const queue = parts.values()
  let rendered = 0
  const work = async (thread: Worker) => {
    const askNext = () => {
      const { value: part } = queue.next()
      return part && ask(thread, part)
    }
    // The thread goes on while what it wrote is recorded.
    for (let answer = askNext(); answer !== undefined; ) {
      const written = v.parse(Written, await answer)
      answer = askNext()
      record.together(() => {
        record.addPages(written.rendered)
        record.addFiles(written.files)
      })
      rendered += written.rendered.length
      step.advance()
    }
  }
  await Promise.all(threads.map(work))
  record.together(() => {
    record.keepPages(pages.map(fileOfPage))
    record.setMeta('pages', listed.pages)
    record.setMeta('listing', listed.listing)
  })
  return { pages: pages.length, rendered }
}

/** Resolves with the answer. A thread that fails gives none: that is told by `failureOf`. */
function ask(thread: Worker, message: typeof ALL_PAGES | PageToRender[]): Promise<unknown> {
  return new Promise((resolve) => {
    thread.once('message', resolve)
    thread.postMessage(message)
  })
}

function inParts(pages: PageToRender[], threads: number): PageToRender[][] {
  const size = Math.max(1, Math.min(MOST_PAGES_A_MESSAGE, Math.ceil(pages.length / threads)))
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  )
}
