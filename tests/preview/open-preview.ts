import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { findChromium } from '../../scripts/running/chromium.ts'
import { freePort } from '../free-port.ts'

export const KEY = 'a-key-for-tests-only'
const MOST_WAITING_MS = 60_000

/** A little shop in the development server, as an editor sees it, and the store behind it. */
export async function openPreview() {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-preview-'))
  const served = await serveEmbeddedStore({
    dataFolder: join(folder, 'store'),
    apiKey: KEY,
    port: 0,
    seed: ({ database }) => seedCatalogue(database, [mainCategory], []),
  })
  let open = true
  const closeStore = async () => {
    if (open) await served.close()
    open = false
  }
  const settings = {
    CRAWL_RETRIES: '0',
    LIMIT_ITEMS_GONE_PERCENT: '50',
    STORE_API_URL: served.origin,
    STORE_API_KEY: KEY,
    DATA_FOLDER: join(folder, 'data'),
    DIST_FOLDER: join(folder, 'dist'),
    IMAGES: 'url',
    IMAGE_URL_TEMPLATE: 'https://images.example/{id}.{format}?w={width}&v={version}',
  }
  const stops: (() => Promise<unknown>)[] = []
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  return {
    store: served.store.database,
    dataFolder: settings.DATA_FOLDER,
    /** Runs a command as npm does, until the shop answers; returns its address. */
    async run(script: string, ...arguments_: string[]): Promise<string> {
      const port = await freePort()
      const child = spawn(process.execPath, [script, ...arguments_], {
        env: { ...withoutVitest(), ...settings, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
        // Its group ends with it, Astro's process too.
        detached: true,
      })
      const said: string[] = []
      for (const output of [child.stdout, child.stderr]) output.on('data', (part) => said.push(String(part)))
      // Not before all is read that it said.
      const ended = once(child, 'close')
      stops.push(async () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
        await ended
      })
      const early = ended.then(([code, signal]) => {
        // In one line, as the summary of a run tells no more.
        const words = said.join('').replaceAll(/\s*\n\s*/g, ' | ')
        throw new Error(`${script} ended with ${code ?? signal} before it answered: ${words}`)
      })
      await Promise.race([early, answering(`http://localhost:${port}/favicon.ico`)])
      return `http://localhost:${port}`
    },
    /** A refresh as another terminal or a schedule runs it. */
    async refreshElsewhere() {
      const child = spawn(process.execPath, ['scripts/refresh.ts'], {
        env: { ...process.env, ...settings },
        stdio: 'ignore',
      })
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error(`The refresh ended with ${code}.`)
    },
    /** From here on nothing answers where the store was. */
    closeStore,
    async page(size = { width: 1280, height: 800 }): Promise<Page> {
      const context = await browser.newContext({ viewport: size })
      await context.route('https://images.example/**', (route) => route.abort())
      return context.newPage()
    },
    async close() {
      await browser.close()
      await Promise.all(stops.map((stop) => stop()))
      await closeStore()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the store of the preview sells. */
const mainCategory = {
  categoryMainID: 'M1',
  categoryMainName: 'Horse',
  subCategories: [
    { categorySubID: 'S1', categorySubName: 'Stable mats', mats: ['A-1', 'A-2', 'A-3'].map((id) => mat(id)) },
  ],
}

function mat(id: string) {
  return {
    itemID: id,
    itemCode: `C-${id}`,
    itemName: `Mat ${id}`,
    itemDescription: 'Size: 600 × 400 mm',
    brandName: 'Hoof & Husk',
    retailPrice: 20,
    isNew: false,
    pictures: [],
  }
}

/** Astro's server serves no pages where it finds itself inside Vitest. */
function withoutVitest(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$)/.test(name)))
}

async function answering(address: string): Promise<void> {
  const untilMs = Date.now() + MOST_WAITING_MS
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > untilMs) throw new Error(`${address} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
