// A thread that lists the pages of a shop, and writes them: those whose answers are as before are linked, the others rendered.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { linkFile } from '#catalogue/link-file.ts'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { questionStamps } from '#catalogue/question-stamps.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { type FileRecord, openRecord, type PageRecord, type PageTrace } from './build-record.ts'
import { ALL_PAGES, fileOfPage, PagesToRender, type PageToRender } from './deferred-pages.ts'
import { linkHashes } from './link-hashes.ts'
import { openRenderer, type Renderer } from './page-renderer.ts'
import { type PageOfCards, PlacedCard, placeCards } from './placed-cards.ts'
import { hashAtOnce } from './quick-digests.ts'
import { Questions, watchCatalogue } from './watched-catalogue.ts'

/** What a thread is told at its start. */
export const PageWorkerTask = v.object({
  rendererFolder: v.string(),
  snapshotFile: v.string(),
  siteFolder: v.string(),
  /** The last site that the same code rendered, and its record. */
  earlier: v.optional(v.object({ siteFolder: v.string(), recordFile: v.string() })),
})
export type PageWorkerTask = v.InferOutput<typeof PageWorkerTask>

/** What was written of the pages of one message; the others are as they were. */
export interface WrittenPages {
  rendered: PageRecord[]
  files: FileRecord[]
}

/** What is answered when all pages are asked for: they, and what the catalogue was asked to list them, both as JSON. */
export interface ListedPages {
  pages: string
  listing: string
}

interface MadePage extends PageOfCards, PageTrace {
  frame: string
  isHtml: boolean
}

const Listing = v.object({ questions: v.string(), shown: v.string(), answers: v.string() })
const Message = v.union([v.literal(ALL_PAGES), PagesToRender])
const Shown = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
const Cards = v.pipe(v.string(), v.parseJson(), v.array(PlacedCard))

const task = v.parse(PageWorkerTask, workerData)
const snapshot = openSnapshot(task.snapshotFile)
const catalogue = shopCatalogue(snapshot)
const stamps = questionStamps(snapshot)
const watched = watchCatalogue(catalogue, stamps, stamps.card)
const cards = placeCards(stamps.card, catalogue.card)
const record = task.earlier && openRecord(task.earlier.recordFile)
const folders = new Set<string>()
globalThis.watchedShop = watched.catalogue
hashAtOnce()
let opened: Promise<Renderer> | undefined

parentPort?.on('message', async (message: unknown) => {
  const asked = v.parse(Message, message)
  parentPort?.postMessage(asked === ALL_PAGES ? await listPages() : await writeAll(asked))
})

/** As the earlier build listed them, while the catalogue answers what it asked for it as it did then. */
async function listPages(): Promise<ListedPages> {
  const [pages, listing] = [record?.meta('pages'), record?.meta('listing')]
  if (pages !== undefined && listing !== undefined) {
    if (isAsBefore(v.parse(Listing, JSON.parse(listing)))) return { pages, listing }
  }
  const opened = await renderer()
  begin()
  const listed = await opened.pages()
  return { pages: JSON.stringify(listed), listing: JSON.stringify(traced()) }
}

async function writeAll(pages: PageToRender[]): Promise<WrittenPages> {
  const written: WrittenPages = { rendered: [], files: [] }
  const before = record?.pages(pages.map(fileOfPage))
  for (const page of pages) await write(page, before?.get(fileOfPage(page)), written)
  return written
}

async function write(page: PageToRender, before: PageTrace | undefined, written: WrittenPages): Promise<void> {
  const file = fileOfPage(page)
  makeFolderOf(file)
  if (isAsBefore(before)) {
    link(file)
    return
  }
  const known = before && (await renewed(file, before))
  keep(file, known ?? (await rendered(page)), written)
}

/** As the earlier build wrote it but for its cards; undefined where more has changed. */
async function renewed(file: string, before: PageTrace): Promise<MadePage | undefined> {
  const known = record?.frame(file)
  const questions = v.parse(Questions, before.questions)
  if (task.earlier === undefined || known?.frame !== watched.askFrame(questions)) return undefined
  const text = readFileSync(join(task.earlier.siteFolder, file), 'latin1')
  const page = await cards.renew({ text, cards: v.parse(Cards, known.cards) })
  const answers = watched.ask(questions, v.parse(Shown, before.shown))
  return page && { ...page, ...before, answers, frame: known.frame, isHtml: true }
}

async function rendered(page: PageToRender): Promise<MadePage> {
  const { render } = await renderer()
  begin()
  const { text, isHtml } = await render(page)
  return { ...(await cards.fill(text)), ...traced(), isHtml }
}

function begin(): void {
  watched.begin()
  cards.begin()
}

function traced(): PageTrace & { frame: string } {
  const shown = cards.itemIds()
  const { questions, answers, frame } = watched.trace(shown)
  return { questions: JSON.stringify(questions), shown: JSON.stringify(shown), answers, frame }
}

function renderer(): Promise<Renderer> {
  opened ??= openRenderer(task.rendererFolder).finally(flushCompileCache)
  return opened
}

function isAsBefore(before: PageTrace | undefined): boolean {
  if (before === undefined) return false
  return watched.ask(v.parse(Questions, before.questions), v.parse(Shown, before.shown)) === before.answers
}

function link(file: string): void {
  const from = task.earlier?.siteFolder
  if (from !== undefined) linkFile(join(from, file), join(task.siteFolder, file))
}

function keep(file: string, { text, isHtml, cards, ...trace }: MadePage, written: WrittenPages): void {
  const bytes = Buffer.from(text, 'latin1')
  writeFileSync(join(task.siteFolder, file), bytes)
  written.files.push({ path: file, sha256: hash('sha256', bytes) })
  const links = linkHashes(isHtml ? text : '')
  written.rendered.push({ ...trace, path: file, links, cards: JSON.stringify(cards) })
}

function makeFolderOf(file: string): void {
  const folder = dirname(file)
  if (folders.has(folder)) return
  folders.add(folder)
  mkdirSync(join(task.siteFolder, folder), { recursive: true })
}
