// A thread that lists the pages of a shop, says which are no longer as they were, and writes these.
import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { questionStamps } from '#catalogue/question-stamps.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { addressHash } from './address-set.ts'
import { openRecord } from './build-record.ts'
import { type ChangedPages, changedPages } from './changed-pages.ts'
import { ALL_PAGES, fileOfPage, PagesToWrite, type PageToRender, type PageToWrite } from './deferred-pages.ts'
import { linkHashes } from './link-hashes.ts'
import { openRenderer, type Renderer } from './page-renderer.ts'
import { type JoinedPage, PlacedCard, placeCards } from './placed-cards.ts'
import { hashAtOnce } from './quick-digests.ts'
import type { AskedQuestion, FileRecord, PageRecord } from './record-rows.ts'
import { type Asked, watchCatalogue } from './watched-catalogue.ts'

/** What a thread is told at its start. */
export const PageWorkerTask = v.object({
  rendererFolder: v.string(),
  snapshotFile: v.string(),
  siteFolder: v.string(),
  /** The last site that the same code rendered, and its record. */
  earlier: v.optional(v.object({ siteFolder: v.string(), recordFile: v.string() })),
})
export type PageWorkerTask = v.InferOutput<typeof PageWorkerTask>

/** What was written of the pages of one message, and what they asked that no message said of late. */
export interface WrittenPages {
  pages: PageRecord[]
  files: FileRecord[]
  questions: AskedQuestion[]
}

/**
 * What is answered when all pages are asked for: they, and what the catalogue was asked to list them, both as JSON, and
 * which of an earlier build are as they were.
 */
export interface ListedPages extends ChangedPages {
  pages: string
  listing: string
}

interface MadePage extends JoinedPage {
  asked: Uint8Array
  shown: Uint8Array
}

/** Nearly all questions are asked by a page and its neighbours. */
const QUESTIONS_KEPT = 20_000

const Message = v.union([v.literal(ALL_PAGES), PagesToWrite])
const Listing = v.pipe(v.string(), v.parseJson(), v.array(v.strictTuple([v.string(), v.string()])))
const Cards = v.pipe(v.string(), v.parseJson(), v.array(PlacedCard))

const task = v.parse(PageWorkerTask, workerData)
const snapshot = openSnapshot(task.snapshotFile)
const catalogue = shopCatalogue(snapshot)
const stamps = questionStamps(snapshot)
const watched = watchCatalogue(catalogue, stamps)
const cards = placeCards(stamps.card, catalogue.card)
const record = task.earlier && openRecord(task.earlier.recordFile)
const hashes = new LRUCache<string, Uint8Array>({ max: QUESTIONS_KEPT })
globalThis.watchedShop = watched.catalogue
hashAtOnce()
let opened: Promise<Renderer> | undefined

parentPort?.on('message', async (message: unknown) => {
  const asked = v.parse(Message, message)
  parentPort?.postMessage(asked === ALL_PAGES ? await listPages() : await writeAll(asked))
})

/** They are as the earlier build listed them, while the catalogue answers what it asked for it as it did then. */
async function listPages(): Promise<ListedPages> {
  const found = record === undefined ? { changed: [], same: [], newCards: [] } : changedPages(record, watched.stampOf)
  const [pages, listing] = [record?.meta('pages'), record?.meta('listing')]
  if (pages !== undefined && listing !== undefined) {
    const asked = v.parse(Listing, listing)
    if (asked.every(([question, stamp]) => watched.stampOf(question) === stamp)) return { ...found, pages, listing }
  }
  const opened = await renderer()
  begin()
  const listed = await opened.pages()
  return { ...found, pages: JSON.stringify(listed), listing: JSON.stringify([...watched.asked()]) }
}

async function writeAll(pages: PageToWrite[]): Promise<WrittenPages> {
  const written: WrittenPages = { pages: [], files: [], questions: [] }
  for (const { page, hasFrame } of pages) {
    const file = fileOfPage(page)
    const known = hasFrame ? await renewed(file, written) : undefined
    keep(file, known ?? (await rendered(page, written)), written)
  }
  return written
}

/** As the earlier build wrote it but for its cards; undefined where they cannot be made yet. */
async function renewed(file: string, written: WrittenPages): Promise<MadePage | undefined> {
  const known = record?.page(file)
  if (task.earlier === undefined || known === undefined) return undefined
  const text = readFileSync(join(task.earlier.siteFolder, file), 'latin1')
  const before = v.parse(Cards, known.cards)
  const page = await cards.renew({ text, cards: before })
  if (page === undefined) return undefined
  const changed = page.cards.filter(([, , stamp], place) => stamp !== before[place]?.[2])
  noted(askedBy(changed), written)
  return { ...page, asked: known.asked, shown: known.shown }
}

async function rendered(page: PageToRender, written: WrittenPages): Promise<MadePage> {
  const { render } = await renderer()
  begin()
  const filled = await cards.fill(await render(page))
  const [asked, shown] = [noted(watched.asked(), written), noted(askedBy(filled.cards), written)]
  return { ...filled, asked, shown }
}

function askedBy(cards: readonly PlacedCard[]): Asked {
  return watched.askedByCards(cards.map(([itemId]) => itemId))
}

function begin(): void {
  watched.begin()
  cards.begin()
}

function renderer(): Promise<Renderer> {
  opened ??= openRenderer(task.rendererFolder).finally(flushCompileCache)
  return opened
}

function keep(file: string, { text, cards, addresses, ...asking }: MadePage, written: WrittenPages): void {
  const bytes = Buffer.from(text, 'latin1')
  // Never into a file that the earlier site has too.
  writeFileSync(join(task.siteFolder, file), bytes, { flag: 'wx' })
  written.files.push({ path: file, sha256: hash('sha256', bytes) })
  written.pages.push({ ...asking, path: file, links: linkHashes(addresses), cards: JSON.stringify(cards) })
}

/** The hashes of questions. What was not said of late is said once more. */
function noted(asked: Asked, { questions }: WrittenPages): Uint8Array {
  const hashOf = (question: string, stamp: string) => {
    const known = hashes.get(question)
    if (known !== undefined) return known
    const made = addressHash(question)
    hashes.set(question, made)
    questions.push({ question, stamp })
    return made
  }
  return Buffer.concat([...asked].map(([question, stamp]) => hashOf(question, stamp)))
}
