import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { SeedMainCategory } from '#embedded-store/seed-catalogue.ts'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { buildFolders } from '../../scripts/site/build-folders.ts'

const PARTS = [
  'src',
  'public',
  'scripts',

  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const KEY = 'a-key-for-tests-only'
/** The environment as it is outside of Vitest, whose DEV would let Astro show what is for previews. */
const OUTSIDE = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:DEV|PROD|SSR|MODE|BASE_URL|TEST|NODE_ENV|VITEST.*)$/.test(name)),
)
/** A build from a snapshot asks no store; any address will do. */
const NO_STORE = { STORE_API_URL: 'https://store.invalid', STORE_API_KEY: KEY }

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>

/** A copy of the project whose code may be changed, with a little store of its own that may be changed too. */
export async function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'))
  const at = (...path: string[]) => join(folder, ...path)
  for (const part of PARTS) cpSync(resolve(part), at(part), { recursive: true, filter: isWanted })
  symlinkSync(resolve('node_modules'), at('node_modules'))
  const served = await serveEmbeddedStore({
    dataFolder: at('store'),
    apiKey: KEY,
    port: 0,
    seed: ({ database }) => seedCatalogue(database, littleShop, [slide('one')]),
  })
  const run = async (script: string, settings: NodeJS.ProcessEnv = {}) => {
    const environment = { ...OUTSIDE, ...SETTINGS, DATA_FOLDER: at('data'), DIST_FOLDER: at('dist'), ...settings }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { cwd: folder, env: environment })
    return stdout + stderr
  }
  const store = { STORE_API_URL: served.origin, STORE_API_KEY: KEY }
  const folders = (data: string, dist: string) => buildFolders({ DATA_FOLDER: at(data), DIST_FOLDER: at(dist) })
  return {
    at,
    /** Where the code that renders pages is kept from one build to the next. */
    codeFolder: () => folders('data', 'dist').rendererFolder,
    /** Where what was compressed of the code of `buildFresh` is kept. */
    keptWithFreshCode: () => folders('fresh-data', 'fresh').sistersFolder,
    /** Runs one of the project's scripts on the snapshot that is there; returns what it said. */
    run: (script: string, settings: NodeJS.ProcessEnv = {}) => run(script, { ...NO_STORE, ...settings }),
    store: served.store.database,
    refresh: () => run('scripts/refresh.ts', store),
    /** Refreshes and builds on what was built before. Returns what was said. */
    build: () => run('scripts/build.ts', store),
    /** Builds the same snapshot where no page was built before, with the code of the last time if it is the same; returns the folder. */
    async buildFresh() {
      const [data, dist] = [at('fresh-data'), at('fresh')]
      for (const folder of [data, dist]) rmSync(folder, { recursive: true, force: true })
      mkdirSync(data)
      cpSync(at('data', 'catalogue.sqlite'), join(data, 'catalogue.sqlite'))
      await run('scripts/build-site.ts', { DATA_FOLDER: data, DIST_FOLDER: dist, ...NO_STORE })
      return dist
    },
    /** Builds with Astro alone, as it would; returns the folder. */
    async buildByAstro() {
      const settings = { CATALOGUE_SNAPSHOT: at('data', 'catalogue.sqlite'), SITE_URL: 'http://localhost:4321' }
      await promisify(execFile)(
        process.execPath,
        ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', at('by-astro')],
        {
          cwd: folder,
          env: { ...OUTSIDE, ...SETTINGS, ...settings, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
        },
      )
      return at('by-astro')
    },
    edit(path: string, change: (text: string) => string) {
      writeFileSync(at(path), change(readFileSync(at(path), 'utf8')))
    },
    async remove() {
      await served.close()
      for (const built of [folders('data', 'dist'), folders('fresh-data', 'fresh')]) built.clearCode()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const SETTINGS = {
  HOME_VARIANT: 'showcase',
  IMAGES: 'url',
  IMAGE_URL_TEMPLATE: 'https://images.example/{id}.{format}?w={width}&v={version}',
  LIMIT_ITEMS_GONE_PERCENT: '100',
  LIMIT_PRICES_MOVED_PERCENT: '100',
  LIMIT_PRICE_LEVEL_PERCENT: '100',
}

function isWanted(path: string): boolean {
  return !/demo[/\\]pictures|\.test\.tsx?$/.test(path)
}

export function mat(id: string) {
  return {
    itemID: id,
    itemCode: `C-${id}`,
    itemName: `Mat ${id}`,
    itemDescription: 'Size: 600 × 400 mm',
    brandName: 'Hoof & Husk',
    retailPrice: 20,
    isNew: id.endsWith('7'),
    pictures: ['1', '2'],
  }
}

export function slide(id: string) {
  return { slideBannerID: id, title: `Slide ${id}`, description: 'What is new', buttonLink: '/store' }
}

/** One sub-category of two pages, a little one and an empty one. */
const littleShop: SeedMainCategory[] = [
  {
    categoryMainID: 'M1',
    categoryMainName: 'Horse',
    subCategories: [
      {
        categorySubID: 'S1',
        categorySubName: 'Stable mats',
        mats: Array.from({ length: 38 }, (_, index) => mat(`A-${index}`)),
      },
      { categorySubID: 'S2', categorySubName: 'Trailer mats', mats: [mat('B-1'), mat('B-2'), mat('B-3')] },
    ],
  },
  {
    categoryMainID: 'M2',
    categoryMainName: 'Door',
    subCategories: [{ categorySubID: 'S3', categorySubName: 'Coir', mats: [] }],
  },
]
