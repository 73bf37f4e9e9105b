import type { Plugin, Rolldown } from 'vite'
import { closure } from './closure.ts'

/** Looks a module of the build up. */
export type LookUp = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters' | 'importedIds'> | null

/** What loads a module: scripts of pages, and what they load when it is needed. */
interface Reach {
  /** Those without React that pages ask for themselves. */
  atOnce: string[]
  /** Those without React that are loaded when they are needed. */
  late: string[]
  /** With React. */
  islands: string[]
}

/** From so many on it costs less that some load a part for nothing than that all others ask for one file more. */
const MANY_LATE = 5
const MANY_ISLANDS = 5
/** What more islands load is not the search's alone. */
const FEW_ISLANDS = 3
/** Of so many, one is loaded on nearly every page. */
const MOST_LATE = 12

/** The first script of their layout, which lies in one file with all that it needs. The second stands in the pages. */
const ON_EVERY_PAGE = /\/ShopLayout\.astro\?.*\bindex=0\b/

/** And that of products: most of the pages are theirs. */
const ON_MOST_PAGES = /\/(?:ShopLayout|\[itemId\])\.astro\?/

/** What is pressed first where there are many mats. */
const FILTERS = /\/mount-filters\.ts$/
/** What the first key of a search waits for. */
const SEARCH = /\/search-panel\.ts$/
/** What finds mats without it: filters, and codes of a quick order. */
const OTHER_FINDERS = /\/(?:mount-filters|load-code-finder)\.ts$/

/**
 * Modules that many load, in few files; all others lie where the bundler puts them. The first part that holds a module
 * has it. What a module imports is reached by all that reach the module, so no part imports a later one: nothing runs
 * before what it needs.
 */
const PARTS: { name: string; holds: (reach: Reach) => boolean; entriesAware?: true }[] = [
  { name: 'page', holds: ({ atOnce }) => atOnce.some((id) => ON_MOST_PAGES.test(id)) },
  { name: 'forms', holds: ({ atOnce, islands }) => atOnce.length > 0 && islands.length >= MANY_ISLANDS },
  // The own script of a page gets nothing that it does not need: these are as many files as the bundler would make.
  { name: 'own', holds: ({ atOnce }) => atOnce.length > 0, entriesAware: true },
  // A first filter waits for nothing that the cart alone needs, and a first mat in the cart for nothing of accounts.
  {
    name: 'mats',
    holds: ({ late, islands }) =>
      islands.length >= MANY_ISLANDS && (late.length >= MOST_LATE || late.some((id) => FILTERS.test(id))),
  },
  { name: 'cart', holds: ({ late, islands }) => late.length >= MANY_LATE && islands.length >= MANY_ISLANDS },
  { name: 'shop', holds: ({ late, islands }) => late.length > 0 && islands.length >= MANY_ISLANDS },
  // A first key waits for what it needs in two files: what filters and others need as well, and what a search alone does.
  {
    name: 'finding',
    holds: ({ late, islands }) =>
      late.some((id) => SEARCH.test(id)) && (islands.length > FEW_ISLANDS || late.some((id) => OTHER_FINDERS.test(id))),
  },
  { name: 'search', holds: ({ late }) => late.some((id) => SEARCH.test(id)) },
  { name: 'islands', holds: ({ islands }) => islands.length >= MANY_ISLANDS },
]

/** From the first to the last. */
export const PART_NAMES: readonly string[] = PARTS.map(({ name }) => name)

const REACT = /\/node_modules\/react(?:-dom)?\//

/** What is there before anything else is loaded, named after that script: no other need name it once more. */
const EVERY_PAGE_HAS = /\/ShopLayout\.[\w-]+\.js$/

/** Stores of which no script needs any at once: their library's one door names them beside those that all need. */
const LATE_STORES = /\/node_modules\/nanostores\/(?:computed|deep-map|listen-keys)\//

/**
 * Puts what many scripts share into few files. The bundler makes one for each set of scripts that share a module: 60
 * files for a cart, most of them smaller than the words it takes to ask for them.
 */
export function scriptParts(): Plugin {
  return {
    name: 'script-parts',
    configEnvironment: (name) => {
      if (name !== 'client') return {}
      const partOf = partFinder()
      const groups = PARTS.map(({ name: part, entriesAware = false }, index) => ({
        name: (id: string, modules: { getModuleInfo: LookUp }) =>
          partOf(id, (one) => modules.getModuleInfo(one)) === part ? part : null,
        priority: PARTS.length - index,
        entriesAware,
      }))
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups } } },
          modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !EVERY_PAGE_HAS.test(file)) },
        },
      }
    },
  }
}

/** Names the part that holds a module, if one does; remembers what it found of a build. */
export function partFinder(): (id: string, lookUp: LookUp) => string | undefined {
  const reaches = new Map<string, Reach>()
  const withReact = new Map<string, boolean>()

  function needsReact(id: string, lookUp: LookUp): boolean {
    const known = withReact.get(id)
    if (known !== undefined) return known
    const needs = [...closure(id, (one) => lookUp(one)?.importedIds ?? [])].some((one) => REACT.test(one))
    withReact.set(id, needs)
    return needs
  }

  function reachOf(id: string, lookUp: LookUp): Reach {
    const roots = [...closure(id, (one) => lookUp(one)?.importers ?? [])].filter((one) => isRoot(lookUp(one)))
    const plain = roots.filter((root) => !needsReact(root, lookUp))
    const entries = plain.filter((root) => lookUp(root)?.isEntry)
    return {
      atOnce: LATE_STORES.test(id) ? [] : entries,
      late: plain.filter((root) => !entries.includes(root)),
      islands: roots.filter((root) => !plain.includes(root)),
    }
  }

  return (id, lookUp) => {
    const reach = reaches.get(id) ?? reachOf(id, lookUp)
    reaches.set(id, reach)
    const { atOnce, late, islands } = reach
    const alone = atOnce.length + late.length + islands.length < 2
    if (alone && !atOnce.some((root) => ON_EVERY_PAGE.test(root))) return undefined
    return PARTS.find(({ holds }) => holds(reach))?.name
  }
}

function isRoot(module: ReturnType<LookUp>): boolean {
  return module !== null && (module.isEntry || module.dynamicImporters.length > 0)
}
