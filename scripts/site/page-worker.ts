// A thread that writes pages of the catalogue: those whose answers are as before are linked, the others rendered.
import { hash } from 'node:crypto'
import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { type FileRecord, openRecord, type PageRecord } from './build-record.ts'
import type { PageToRender } from './deferred-pages.ts'
import { linkHashes } from './link-hashes.ts'
import { openRenderer } from './page-renderer.ts'
import { hashAtOnce } from './quick-digests.ts'
import { type Question, watchCatalogue } from './watched-catalogue.ts'

/** What a thread is told at its start. */
export const PageWorkerTask = v.object({
  rendererFolder: v.string(),
  snapshotFile: v.string(),
  siteFolder: v.string(),
  /** The last site that the same code rendered, and its record. */
  earlier: v.optional(v.object({ siteFolder: v.string(), recordFile: v.string() })),
})
export type PageWorkerTask = v.InferOutput<typeof PageWorkerTask>

/** What became of the pages of one message. */
export interface WrittenPages {
  rendered: PageRecord[]
  files: FileRecord[]
  /** Paths of pages that are as they were. */
  reused: string[]
}

const Pages = v.array(v.tuple([v.string(), v.string()]))
const Questions = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.array(v.unknown())])))

const task = v.parse(PageWorkerTask, workerData)
const watched = watchCatalogue(shopCatalogue(openSnapshot(task.snapshotFile)))
const record = task.earlier && openRecord(task.earlier.recordFile)
const folders = new Set<string>()
globalThis.watchedShop = watched.catalogue
hashAtOnce()
const warmed = new Set<string>()
let opened: ReturnType<typeof openRenderer> | undefined

parentPort?.on('message', async (message: unknown) => {
  const written: WrittenPages = { rendered: [], files: [], reused: [] }
  for (const page of v.parse(Pages, message)) await write(page, written)
  parentPort?.postMessage(written)
})

async function write(page: PageToRender, written: WrittenPages): Promise<void> {
  const [, path] = page
  makeFolderOf(path)
  if (isAsBefore(path)) {
    link(`${path}.html`)
    written.reused.push(path)
    return
  }
  const render = await warmRenderer(page)
  watched.begin()
  const bytes = await render(page)
  const { questions, answers } = watched.trace()
  keep(`${path}.html`, bytes, written)
  written.rendered.push({ path, questions: JSON.stringify(questions), answers, links: linkHashes(bytes.toString()) })
}

/** Astro asks once for all paths of a route. That is no question of a page, so each route's first is rendered twice. */
async function warmRenderer(page: PageToRender) {
  opened ??= openRenderer(task.rendererFolder)
  const render = await opened
  const [component] = page
  if (!warmed.has(component)) await render(page)
  warmed.add(component)
  return render
}

function isAsBefore(path: string): boolean {
  const before = record?.page(path)
  if (before === undefined) return false
  const questions: Question[] = v.parse(Questions, before.questions)
  return watched.ask(questions) === before.answers
}

function link(file: string): void {
  const from = task.earlier?.siteFolder
  if (from !== undefined) linkSync(join(from, file), join(task.siteFolder, file))
}

function keep(path: string, bytes: Uint8Array, written: WrittenPages): void {
  writeFileSync(join(task.siteFolder, path), bytes)
  written.files.push({ path, sha256: hash('sha256', bytes) })
}

function makeFolderOf(path: string): void {
  const folder = dirname(path)
  if (folders.has(folder)) return
  folders.add(folder)
  mkdirSync(join(task.siteFolder, folder), { recursive: true })
}
