import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Folder, importRules, placeOf } from './import-rules.ts'

/** Every folder of src/, in the order in which the README shows them. */
const FOLDERS: Readonly<Record<string, Folder>> = {
  words: {
    what: 'what a shopper reads and hears: a folder a language, a file a feature, the same names in each',
    may: ['domain'],
    packages: ['vitest'],
    withoutPage: true,
  },
  domain: {
    what: 'pure rules: addresses of pages, money, cart, order, customer forms, quotation, help bot',
    may: [],
    packages: ['valibot', 'vitest', 'fast-check', 'node:util'],
    withoutPage: true,
  },
  offline: {
    what: 'the service worker: what of the shop a device keeps, how requests are answered with it, and what is dropped',
    may: ['contract', 'domain', 'hosting'],
    withoutPage: true,
  },
  'store-api': {
    what: 'the typed client of the store-administration API: wire schemas at the door, typed errors',
    may: ['domain'],
    withoutPage: true,
  },
  'embedded-store': {
    what: 'that API on SQLite, with a demo catalogue and a mail outbox; it knows the schemas, not the client',
    may: ['domain', 'store-api'],
    only: { 'store-api': 'wire' },
    withoutPage: true,
  },
  search: {
    what: 'what a query asks for, what of an item is compared, the index in parts, who is found, and filters',
    may: ['domain'],
    packages: ['minisearch', 'valibot', 'vitest', 'fast-check'],
    withoutPage: true,
  },
  planner: {
    what: 'how a floor is laid with mats, what is cut from what, and the proof of a plan',
    may: ['domain'],
    packages: ['fast-check', 'vitest'],
    withoutPage: true,
  },
  catalogue: {
    what: 'crawl → check → pictures → snapshot, and the questions that pages ask of it',
    may: ['domain', 'search', 'store-api'],
    withoutPage: true,
  },
  flows: {
    what: 'what a customer sets in motion: live prices, messages, accounts, orders exactly once, resets',
    may: ['domain', 'store-api', 'words'],
    withoutPage: true,
  },
  contract: {
    what: 'every call between browser and gateway once, for both: method, path, request, answer, refusals',
    may: ['domain'],
    packages: ['valibot', 'vitest'],
    withoutPage: true,
  },
  gateway: {
    what: 'an exact table of calls under `/api`: sessions, ownership, rate limits, the journal of orders',
    may: ['contract', 'domain', 'flows', 'store-api'],
    withoutPage: true,
  },
  client: {
    what: 'how the browser reaches the flows: one port, through the gateway or directly; and the files of the build',
    may: ['contract', 'domain', 'flows', 'offline', 'search', 'words'],
  },
  stores: {
    what: 'nanostores, and the actions that change them',
    may: ['client', 'domain', 'flows', 'planner', 'search', 'words'],
  },
  pdf: {
    what: 'the typesetter of papers: text in typefaces that it fetches and embeds, line breaks, pictures, QR codes',
    may: ['assets', 'domain', 'styles', 'words'],
    packages: ['@fontsource/**', 'fast-png', 'jspdf', 'uqr', 'vitest', 'fast-check', 'node:fs', 'node:url'],
  },
  islands: {
    what: 'React and small scripts, one folder a feature',
    may: ['assets', 'domain', 'offline', 'pdf', 'planner', 'search', 'stores', 'words'],
  },
  components: {
    what: 'static markup',
    may: ['assets', 'catalogue', 'contract', 'domain', 'hosting', 'islands', 'stores', 'words'],
  },
  layouts: {
    what: 'what pages stand in',
    may: ['catalogue', 'components', 'domain', 'hosting', 'islands', 'styles', 'words'],
  },
  pages: {
    what: 'the routes',
    may: [
      'assets',
      'catalogue',
      'components',
      'contract',
      'domain',
      'hosting',
      'islands',
      'layouts',
      'planner',
      'stores',
      'words',
    ],
  },
  'without-script': {
    what: 'what our own server answers to who runs no script: what a search has found, and a cart',
    may: ['contract', 'domain', 'search', 'words'],
    withoutPage: true,
  },
  hosting: {
    what: 'one table of headers, redirects and rewrites, and what is made from it',
    may: ['contract', 'domain'],
    withoutPage: true,
  },
  styles: { what: 'style sheets, tokens first', may: [] },
  assets: { what: 'typefaces and marks', may: [] },
}

/** The lines of the README's table that tell of src/. */
function readmeLines(): string[] {
  return Object.entries(FOLDERS).map(
    ([name, { what, may, only = {} }]) =>
      `| \`src/${name}\` | ${what} | ${may.map((other) => placeOf(other, only)).join(', ')} |`,
  )
}

const Biome = v.looseObject({ overrides: v.array(v.looseObject({ includes: v.array(v.string()) })) })

/** What the linter's settings would be, with the rules of the table before all others. */
function biomeFromTable(biome: v.InferOutput<typeof Biome>): object {
  const others = biome.overrides.filter(({ includes }) => !includes.every((place) => /^src\/[^/*]+\/\*\*$/.test(place)))
  return { ...biome, overrides: [...importRules(FOLDERS), ...others] }
}

/** Where the linter's settings, the README and the folders that are there differ from the table. */
export function findFoldersAstray(): string[] {
  const biome = v.parse(Biome, JSON.parse(readFileSync('biome.json', 'utf8')))
  const readme = readFileSync('README.md', 'utf8')
  const there = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    ...there.filter(({ name }) => !(name in FOLDERS)).map(({ name }) => `src/${name} is not in the table of folders`),
    ...Object.keys(FOLDERS)
      .filter((name) => !there.some((entry) => entry.name === name))
      .map((name) => `the table of folders has ${name}, and src/${name} is not there`),
    ...(JSON.stringify(biomeFromTable(biome)) === JSON.stringify(biome)
      ? []
      : ['biome.json is not what the table of folders says: npx node scripts/write-folder-rules.ts']),
    ...(readme.includes(readmeLines().join('\n'))
      ? []
      : ['the README does not show the table of folders: npx node scripts/write-folder-rules.ts']),
  ]
}

/** Writes the linter's settings and the README's lines anew. */
export function writeFolderRules(): void {
  const biome = v.parse(Biome, JSON.parse(readFileSync('biome.json', 'utf8')))
  writeFileSync('biome.json', JSON.stringify(biomeFromTable(biome)))
  const { error } = spawnSync('biome', ['format', '--write', 'biome.json'])
  if (error !== undefined) throw new Error('Biome cannot be started: run npx node scripts/write-folder-rules.ts.')
  const lines = readFileSync('README.md', 'utf8').split('\n')
  const tellsOfFolder = (line: string) => line.startsWith('| `src/') && !line.includes('.ts`')
  const others = lines.filter((line) => !tellsOfFolder(line))
  const at = lines.findIndex(tellsOfFolder)
  writeFileSync('README.md', [...others.slice(0, at), ...readmeLines(), ...others.slice(at)].join('\n'))
}
