import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import type { SearchIndexTask } from './search-index-thread.ts'

/**
 * Writes the search index of a snapshot into a folder of its own, in a thread. Resolves with what it was made of, for the
 * next build. Throws what the thread threw.
 */
export async function writeSearchIndex(task: SearchIndexTask): Promise<string> {
  rmSync(task.folder, { recursive: true, force: true })
  const thread = new Worker(new URL('./search-index-thread.ts', import.meta.url), { workerData: task })
  const [[madeOf]] = await Promise.all([once(thread, 'message'), once(thread, 'exit')])
  return v.parse(v.string(), madeOf)
}
