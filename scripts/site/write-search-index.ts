import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Writes the search index of a snapshot into a folder of its own, in a thread. Throws what it threw. */
export async function writeSearchIndex(snapshotFile: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const workerData = { snapshotFile, folder }
  await once(new Worker(new URL('./search-index-thread.ts', import.meta.url), { workerData }), 'exit')
}
