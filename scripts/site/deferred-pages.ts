import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'

export const CODE_FOLDER = 'code'
const HASH_FILE = 'hash'
const ENTRY = 'prerender-entry.*.mjs'

/** The component of a route, and the path of one of its pages; or of a file that a module writes, such as the sitemap. */
export type PageToRender = [component: string, path: string]

/** Asks a thread that renders for all pages there are. */
export const ALL_PAGES = 'all pages'

const PageToRender = v.strictTuple([v.string(), v.pipe(v.string(), v.startsWith('/'))])
export const PagesToRender = v.array(PageToRender)

/** What is asked of it otherwise: these are to be written. Of some the cards alone have changed. */
export const PagesToWrite = v.array(v.object({ page: PageToRender, hasFrame: v.boolean() }))
export type PageToWrite = v.InferOutput<typeof PagesToWrite>[number]

/** The file of a page, from the root of the site. */
export function fileOfPage([component, path]: PageToRender): string {
  if (!component.endsWith('.astro')) return path
  return path === '/' ? '/index.html' : `${path}.html`
}

/** The file that exports what renders. */
export function entryOf(folder: string): string {
  const entries = globSync(ENTRY, { cwd: join(folder, CODE_FOLDER) })
  const [entry] = entries
  if (entry === undefined || entries.length > 1)
    throw new Error(`There should be one renderer in ${folder}, and there are ${entries.length}.`)
  return join(folder, CODE_FOLDER, entry)
}

/**
 * The same for code that makes the same pages from the same answers: a hash of all of it, and of what it says of images
 * and styles, and the year, which the code reads from the clock. What differs with each build and is on no page does not
 * count, such as the port of Astro's font server and the names of chunks that contain it. The hash is kept beside the code,
 * which nothing changes once it is there. What we render with beside that counts too: Node, and our own modules.
 */
export function rendererHash(folder: string, year: number): string {
  const kept = join(folder, HASH_FILE)
  if (!existsSync(kept)) writeFileSync(kept, hashOfRenderer(folder))
  return `${readFileSync(kept, 'utf8')} ${ownRenderer()} ${year}`
}

/** What makes pages of the code, and what is kept of each. */
export const OWN_MODULES = [
  './page-renderer.ts',
  './page-worker.ts',
  './deferred-pages.ts',
  './watched-catalogue.ts',
  './changed-pages.ts',
  './placed-cards.ts',
  './quick-answers.ts',
  './shared-markup.ts',
  './page-marks.ts',
  './link-hashes.ts',
  './address-set.ts',
  './made-images.ts',
  './page-styles.ts',
  './named-addresses.ts',
  '../../src/hosting/own-policy.ts',
]

function ownRenderer(): string {
  const texts = OWN_MODULES.map((module) => readFileSync(new URL(module, import.meta.url), 'utf8'))
  return sha256(JSON.stringify([process.version, ...texts]))
}

function hashOfRenderer(folder: string): string {
  const code = join(folder, CODE_FOLDER)
  const chunks = globSync('**/*.mjs', { cwd: code }).map((path) => {
    const text = readFileSync(join(code, path), 'utf8')
      .replace(PORT, '')
      .replace(ENVIRONMENT, '$1{}')
      .replace(MANIFEST, inOneOrder)
    return { name: basename(path), text }
  })
  const stable = new Map(chunks.map(({ name, text }) => [name, sha256(text.replace(CHUNK, ''))]))
  const named = chunks.map(({ text }) => sha256(text.replace(CHUNK, (name) => stable.get(name) ?? name)))
  const besides = globSync('*.json', { cwd: folder }).map((name) => sha256(readFileSync(join(folder, name), 'utf8')))
  return sha256([...named, ...besides].toSorted().join())
}

/** Astro lists assets and entries as they were finished, and its key for server islands is new each time. */
const MANIFEST = /(?<=deserializeManifest\()\{.*\}(?=\))/
const PORT = /"port": \d+/
/** Astro lists beside its own values the variables whose names stand anywhere in the code; pages read none of them. */
const ENVIRONMENT = /("SSR": \w+\s*\}, )\{[^{}]*\}/g
const CHUNK = /[\w.-]+[_.][\w-]{8}\.mjs/g

const UNORDERED = new Set(['assets', 'inlinedScripts', 'componentMetadata', 'scriptHashes', 'styleHashes', 'hashes'])

function inOneOrder(manifest: string): string {
  return JSON.stringify(JSON.parse(manifest), (name, value: unknown) => {
    if (name === 'key') return ''
    if (UNORDERED.has(name) && Array.isArray(value)) return value.toSorted()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const Hashes = v.looseObject({ csp: v.optional(v.record(v.string(), v.unknown())) })

/** Puts the hashes of a page's policy into one order; Astro lists them as the scripts and styles were finished. */
export function orderPolicy(manifest: unknown): void {
  const { csp = {} } = v.parse(Hashes, manifest)
  const lists = [csp, csp.scriptDirective, csp.styleDirective].flatMap((part) => Object.values(Object(part)))
  for (const list of lists) if (Array.isArray(list) && list.every(isHash)) list.sort()
}

function isHash(entry: unknown): boolean {
  return /^sha\d+-/.test(String(entry))
}
