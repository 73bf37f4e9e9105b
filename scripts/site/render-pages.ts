import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { Progress } from '#catalogue/progress.ts'
import { type AddressSet, addressSet } from './address-set.ts'
import type { BuildRecord } from './build-record.ts'
import { ALL_PAGES, fileOfPage, PagesToRender, type PageToWrite } from './deferred-pages.ts'
import { linkEarly } from './early-links.ts'
import type { PageWorkerTask } from './page-worker.ts'

const MOST_PAGES_A_MESSAGE = 100
const MOST_THREADS = 8

const Paths = v.array(v.string())
const Listed = v.object({ pages: v.string(), listing: v.string(), changed: Paths, same: Paths, newCards: Paths })
const Bytes = v.instance(Uint8Array)
const Written = v.object({
  pages: v.array(v.object({ path: v.string(), asked: Bytes, shown: Bytes, links: Bytes, cards: v.string() })),
  files: v.array(v.object({ path: v.string(), sha256: v.string() })),
  questions: v.array(v.object({ question: v.string(), stamp: v.string() })),
})

/** What there is of a site: all its pages, and how many of them had to be rendered. */
export interface RenderedPages {
  pages: number
  rendered: number
  /** Where these lead. */
  links: AddressSet
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
  const threads: Worker[] = []
  const ended = new AbortController()
  // What a thread throws, also one that was asked for nothing yet, or is not waited for.
  const { promise: failure, reject } = Promise.withResolvers<never>()
  const openThread = () => {
    const thread = new Worker(new URL('./page-worker.ts', import.meta.url), {
      workerData: task,
      env: { ...environment, NODE_ENV: 'production' },
      // V8 looks through a heap the less often the larger it may become: with 512 MB at each growth by 16.
      resourceLimits: { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 1024 },
    })
    threads.push(thread.once('error', reject))
    return thread
  }
  try {
    return await Promise.race([failure, renderBy(openThread, task, record, progress, ended.signal)])
  } finally {
    ended.abort()
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

async function renderBy(
  openThread: () => Worker,
  { siteFolder, earlier }: Pick<PageWorkerTask, 'siteFolder' | 'earlier'>,
  record: BuildRecord,
  progress: Progress,
  ended: AbortSignal,
): Promise<RenderedPages> {
  const first = openThread()
  // The thread says which stay in the time that it takes to link all.
  const early = earlier && linkEarly(record.pages(), earlier.siteFolder, siteFolder, ended)
  const listed = v.parse(Listed, await ask(first, ALL_PAGES))
  const pages = v.parse(PagesToRender, JSON.parse(listed.pages))
  const files = pages.map(fileOfPage)
  for (const folder of new Set(files.map((file) => dirname(file)))) mkdirSync(siteFolder + folder, { recursive: true })
  record.together(() => record.forgetQuestions(listed.changed))
  const [same, newCards] = [new Set(listed.same), new Set(listed.newCards)]
  const changed = pages.flatMap((page, index): PageToWrite[] => {
    const file = files[index] ?? ''
    return same.has(file) ? [] : [{ page, hasFrame: newCards.has(file) }]
  })
  // A thread takes as long to make ready as for many pages.
  const others = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(changed.length / MOST_PAGES_A_MESSAGE)) - 1
  const threads = [first, ...Array.from({ length: Math.max(others, 0) }, openThread)]
  // Lists of what is chosen come last and take longest: begun with them, no thread waits for another in the end.
  const parts = inParts(changed, threads.length).toReversed()
  const step = progress.step('pages', parts.length)
  const queue = parts.values()
  const links = addressSet()
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
        record.addPages(written.pages)
        record.addFiles(written.files)
        record.addQuestions(written.questions)
      })
      for (const page of written.pages) links.addAll(page.links)
      step.advance()
    }
  }
  await Promise.all([early?.keep(new Set(files.filter((file) => same.has(file)))), ...threads.map(work)])
  record.together(() => {
    record.keepPages(files)
    record.setMeta('pages', listed.pages)
    record.setMeta('listing', listed.listing)
  })
  return { pages: pages.length, rendered: changed.length, links }
}

/** Resolves with the answer. A thread that fails gives none: that is told by `renderPages`. */
function ask(thread: Worker, message: typeof ALL_PAGES | PageToWrite[]): Promise<unknown> {
  return new Promise((resolve) => {
    thread.once('message', resolve)
    thread.postMessage(message)
  })
}

function inParts(pages: PageToWrite[], threads: number): PageToWrite[][] {
  const size = Math.max(1, Math.min(MOST_PAGES_A_MESSAGE, Math.ceil(pages.length / threads)))
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  )
}
