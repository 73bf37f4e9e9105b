import { existsSync, readdirSync } from 'node:fs'

/** What a folder of src/ is for, and what it may know. */
export interface Folder {
  what: string
  /** The folders it may import from, beside itself; files that stand in src/ itself are for all. A new one is for nobody. */
  may: readonly string[]
  /** Of a folder that it may import, this part alone. */
  only?: Readonly<Record<string, string>>
  /** The packages it may import; any when it does not say. */
  packages?: readonly string[]
  /** It runs where there is no page, too. */
  withoutPage?: boolean
}

const OF_A_PAGE = ['document', 'window', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history']

/** The overrides of the linter that hold the table. */
export function importRules(folders: Readonly<Record<string, Folder>>): object[] {
  return Object.entries(folders)
    .filter(([name]) => existsSync(`src/${name}`))
    .filter(([name]) => readdirSync(`src/${name}`).some((file) => !/\.(?:css|woff2|svg|png)$/.test(file)))
    .map(([name, folder]) => ({ includes: [`src/${name}/**`], linter: { rules: { style: styleRules(name, folder) } } }))
}

function styleRules(name: string, { may, only = {}, packages, withoutPage = false }: Folder): object {
  const allowed = [name, ...may.map((other) => placeOf(other, only))].map((place) => `!#${place}/**`)
  const words = may.length === 0 ? 'no other folder' : `only: ${may.join(', ')}`
  const patterns = [
    {
      group: ['#*/**', ...allowed],
      message: `src/${name} may import ${words}. See scripts/checks/folders.ts.`,
    },
    { group: ['../**', './**/../**'], message: 'Import across folders as #folder/file.ts.' },
    ...(packages === undefined
      ? []
      : [
          {
            group: ['*', '*/**', '!#*', '!#*/**', '!./**', ...packages.map((known) => `!${known}`)],
            message: `src/${name} may use only: ${packages.join(', ')}. Hand it in.`,
          },
        ]),
  ]
  const denied = Object.fromEntries(OF_A_PAGE.map((known) => [known, `src/${name} runs without a page, too.`]))
  return {
    noRestrictedImports: { level: 'error', options: { patterns } },
    ...(withoutPage ? { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: denied } } } : {}),
  }
}

/** A folder, or the part of it that may be imported. */
export function placeOf(other: string, only: Readonly<Record<string, string>>): string {
  return only[other] === undefined ? other : `${other}/${only[other]}`
}
