import { expect } from 'vitest'
import { OFFLINE_LIST_PATH } from '#domain/offline-paths.ts'
import { CART_PATH, FIND_PATH, SEARCH_MANIFEST_PATH, STORE_PATH } from '#domain/paths.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { namedFiles } from './named-files.ts'
import { handlingOf } from './strategy.ts'
import { seenBy, testShelves } from './test-shelves.ts'
import { warm } from './warm.ts'

// A shop that is deployed again and again, and one browser whose network and worker come and go.

export const PAGES = [STORE_PATH, FIND_PATH, CART_PATH] as const
type PageName = (typeof PAGES)[number]
const ORIGIN = 'https://shop.example'
export type Network = 'up' | 'slow' | 'faulty' | 'down'

/** What the shop serves of its present build, with the files of the two before. */
interface Build {
  pages: Map<string, string>
  files: Map<string, string>
}

/** Each page changes with every build, every second or every third, and so do the files that it names. */
function buildOf(version: number): Build {
  const build: Build = { pages: new Map(), files: new Map() }
  const shared = `/_astro/shared.${Math.floor(version / 3)}.js`
  build.files.set(shared, 'shared')
  for (const [index, page] of PAGES.entries()) {
    const own = Math.floor(version / (index + 1))
    const name = (part: string) => `/_astro${page}-${part}.${own}-${Math.floor(version / 3)}.js`
    build.files.set(
      name('main'),
      `import"${shared.replace('/_astro', '.')}";import("${name('late').replace('/_astro', '.')}")`,
    )
    build.files.set(name('late'), `late part of ${page} ${own}`)
    build.pages.set(page, `<html><script src="${name('main')}"></script><p>${page} of build ${own}</p>`)
  }
  const list = { files: [...build.files.keys()], pages: PAGES, data: [SEARCH_MANIFEST_PATH] }
  build.pages.set(OFFLINE_LIST_PATH, JSON.stringify(list))
  const index = { head: `/_search/head-${version}.json`, shards: [`/_search/shard-${Math.floor(version / 2)}.json`] }
  build.pages.set(SEARCH_MANIFEST_PATH, JSON.stringify(index))
  for (const file of [index.head, ...index.shards]) build.files.set(file, '{}')
  return build
}

/** The shop, the network, and the browser with its shelves and a worker that may be killed. */
export class DeployedWorld {
  network: Network = 'up'
  version = 0
  nowMs = 0
  readonly shelves = testShelves(async () => this.step())
  /** Pages that must come from now on, whatever happens. */
  readonly known = new Set<PageName>()
  private stepsToKill = Number.POSITIVE_INFINITY
  private worker = this.wake()

  private wake() {
    const worker = { alive: true, kill: () => {}, killed: Promise.resolve() }
    worker.killed = new Promise((resolve) => {
      worker.kill = resolve
    })
    const shelves = seenBy(worker, this.shelves)
    let last: Promise<unknown> = Promise.resolve()
    const turn = (work: () => Promise<void>) => {
      const mine = last.then(work)
      last = mine.catch(() => undefined)
      return mine
    }
    const network = (path: string) => this.serve(path)
    const keeper = createKeeper({ shelves, network, turn, wait: () => ticks(8), nowMs: () => this.nowMs })
    return { ...worker, mark: worker, shelves, network, keeper }
  }

  /** Before each thing that is done with a shelf. */
  private async step(): Promise<void> {
    await ticks(1)
    this.stepsToKill -= 1
    if (this.stepsToKill > 0) return
    this.stepsToKill = Number.POSITIVE_INFINITY
    this.worker.mark.alive = false
    this.worker.mark.kill()
    this.worker = this.wake()
    await new Promise(() => undefined)
  }

  killSoon(steps: number): void {
    this.stepsToKill = steps
  }

  survives(): void {
    this.stepsToKill = Number.POSITIVE_INFINITY
  }

  private async serve(path: string): Promise<Response> {
    const { network, version } = this
    await ticks(network === 'slow' ? 20 : 2)
    if (network === 'down') throw new TypeError('no network')
    if (network === 'faulty') return new Response('fault', { status: 503 })
    const present = buildOf(version)
    const earlier = [buildOf(Math.max(0, version - 1)), buildOf(Math.max(0, version - 2))]
    const text = present.pages.get(path) ?? [present, ...earlier].map(({ files }) => files.get(path)).find(Boolean)
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }

  /** What a browser does with a page; undefined where the worker was killed on the way, and the browser asks anew. */
  async visit(page: PageName): Promise<void> {
    const { keeper, killed, network } = this.worker
    const running: Promise<unknown>[] = []
    const later = (work: Promise<unknown>) => void running.push(work)
    const began = this.network
    const look = async () => {
      const answer = await keeper
        .answerPage({ key: page, keeps: true, drops: true }, () => network(page), later)
        .catch(() => undefined)
      await this.check(page, answer, began, keeper, later)
      for (const work of running) await work
      return answer
    }
    const answer = await Promise.race([look(), killed.then(() => 'killed' as const)])
    const settled = answer !== 'killed' && answer?.status === 200 && began === 'up' && this.network === 'up'
    if (settled) this.known.add(page)
  }

  /** Asks for the index; one that is shown as last known has all its files here. */
  async search(): Promise<void> {
    const { keeper, killed, network } = this.worker
    const handling = handlingOf({ method: 'GET', url: ORIGIN + SEARCH_MANIFEST_PATH, special: false }, ORIGIN)
    if (handling.how !== 'data') throw new TypeError('The manifest is data.')
    const running: Promise<unknown>[] = []
    const later = (work: Promise<unknown>) => void running.push(work)
    const look = async () => {
      const answer = await keeper.answerPage(handling, () => network(handling.key), later).catch(() => undefined)
      for (const work of running) await work
      if (answer?.headers.has('server-timing') !== true) return
      expect(await keeper.files.missing(namedFiles(handling.key, await answer.text()).later)).toEqual([])
    }
    await Promise.race([look(), killed])
  }

  private async check(
    page: PageName,
    answer: Response | undefined,
    network: Network,
    keeper: Keeper,
    later: (work: Promise<unknown>) => void,
  ): Promise<void> {
    if (answer === undefined || answer.status >= 500) {
      expect(network === 'up' || network === 'slow').toBe(false)
      expect([...this.known]).not.toContain(page)
      return
    }
    const old = answer.headers.has('server-timing')
    const text = await answer.text()
    expect(text).toContain(`<p>${page} of build`)
    const [, main = ''] = /src="([^"]+)"/.exec(text) ?? []
    const [, own] = /of build (\d+)/.exec(text) ?? []
    const file = async (path: string) =>
      keeper.files
        .answer(path, () => this.serve(path), later)
        .then(
          async (got) => (got.status === 200 ? await got.text() : undefined),
          () => undefined,
        )
    const script = await file(main)
    if (script === undefined) {
      expect(old).toBe(false)
      expect(this.network === 'up').toBe(false)
      return
    }
    expect(script).toContain(main.replace('/_astro', '.').replace('-main', '-late'))
    expect(main).toContain(`-main.${own}-`)
    const [, shared = ''] = /import"\.([^"]+)"/.exec(script) ?? []
    const imported = await file(`/_astro${shared}`)
    if (old) expect(imported).toBe('shared')
  }

  async warm(): Promise<void> {
    const { keeper, shelves, network, killed } = this.worker
    const needs = { keeper, shelves, network, pause: () => ticks(1), nowMs: () => this.nowMs }
    await Promise.race([warm(undefined, needs).catch(() => undefined), killed])
  }

  /** Something that happens while a page is on its way. */
  async meanwhile(what: string, after: number): Promise<void> {
    await ticks(after)
    if (what === 'sweep') await this.sweep()
    if (what === 'warm') await this.warm()
    if (what === 'deploy') this.version += 1
    if (what === 'loss') this.network = 'down'
  }

  async sweep(): Promise<void> {
    await Promise.race([this.worker.keeper.sweep(), this.worker.killed])
  }
}

async function ticks(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve))
}
