import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LookUp, PART_NAMES, partFinder } from './script-parts.ts'

interface Sketch {
  imports?: string[]
  loads?: string[]
}

const PAGE = '/src/ShopLayout.astro?astro&type=script&index=0&lang.ts'
const PRODUCT = '/src/[itemId].astro?astro&type=script&index=0&lang.ts'
const REACT = '/node_modules/react/index.js'

/** Modules by their ids, with what they import and what they load when it is needed. */
function modules(sketch: Record<string, Sketch>, entries: string[]): LookUp {
  const ids = Object.keys(sketch)
  return (id) => {
    const module = sketch[id]
    if (module === undefined) return null
    return {
      isEntry: entries.includes(id),
      importedIds: module.imports ?? [],
      importers: ids.filter((one) => sketch[one]?.imports?.includes(id)),
      dynamicImporters: ids.filter((one) => sketch[one]?.loads?.includes(id)),
    }
  }
}

/** `count` scripts that import a module, with or without React. */
function scripts(name: string, count: number, imports: string[]): Record<string, Sketch> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${name}-${index}.ts`, { imports }]))
}

/** `count` plain scripts that import the module, loaded when they are needed. */
function late(count: number): Record<string, Sketch> {
  const loaded = scripts('late', count, ['/it.ts'])
  return { ...loaded, '/early.ts': { loads: Object.keys(loaded) } }
}

function partIn(sketch: Record<string, Sketch>, entries = Object.keys(sketch).filter((id) => id !== '/it.ts')) {
  return partFinder()('/it.ts', modules({ '/it.ts': {}, [REACT]: {}, ...sketch }, entries))
}

describe('partFinder', () => {
  it('puts the script of every page and all that it needs into one part', () => {
    const page = { [PAGE]: { imports: ['/it.ts'] } }
    expect(partFinder()(PAGE, modules(page, [PAGE]))).toBe('page')
    expect(partIn(page)).toBe('page')
    expect(partIn({ ...page, '/other.ts': { imports: ['/it.ts'] } })).toBe('page')
  })

  it('puts what the script of products shares with another there, too, and leaves what it alone needs with it', () => {
    const product = { [PRODUCT]: { imports: ['/it.ts'] } }
    expect(partIn({ ...product, '/other.ts': { imports: ['/it.ts'] } })).toBe('page')
    expect(partIn(product)).toBeUndefined()
  })

  it('finds a module through those that import it', () => {
    const sketch = { [PAGE]: { imports: ['/between.ts'] }, '/between.ts': { imports: ['/it.ts'] } }
    expect(partIn({ ...sketch, '/other.ts': { imports: ['/it.ts'] } }, [PAGE, '/other.ts'])).toBe('page')
  })

  it('counts an island that is loaded when it is needed', () => {
    const islands = scripts('island', 4, ['/it.ts', REACT])
    const loaded = { '/late.ts': { imports: ['/it.ts', REACT] }, '/early.ts': { loads: ['/late.ts'] } }
    expect(partIn(islands, Object.keys(islands))).toBeUndefined()
    expect(partIn({ ...islands, ...loaded }, Object.keys(islands))).toBe('islands')
  })

  it('gives the own script of a page nothing that it does not need', () => {
    const plain = { '/plain.ts': { imports: ['/it.ts'] } }
    expect(partIn({ ...scripts('island', 4, ['/it.ts', REACT]), ...plain })).toBe('own')
    expect(partIn({ ...scripts('island', 5, ['/it.ts', REACT]), ...plain })).toBe('forms')
  })

  it('keeps what plain scripts load when it is needed from what islands alone need', () => {
    const islands = scripts('island', 5, ['/it.ts', REACT])
    expect(partIn({ ...islands, ...late(1) }, Object.keys(islands))).toBe('shop')
    expect(partIn({ ...islands, ...late(4) }, Object.keys(islands))).toBe('shop')
    expect(partIn({ ...islands, ...late(5) }, Object.keys(islands))).toBe('cart')
    expect(partIn({ ...islands, ...late(11) }, Object.keys(islands))).toBe('cart')
    expect(partIn({ ...islands, ...late(12) }, Object.keys(islands))).toBe('mats')
  })

  it('gives the filters a part of their own in what islands share with them', () => {
    const filters = { '/mount-filters.ts': { imports: ['/it.ts'] }, '/early.ts': { loads: ['/mount-filters.ts'] } }
    const islands = scripts('island', 5, ['/it.ts', REACT])
    expect(partIn({ ...islands, ...filters }, Object.keys(islands))).toBe('mats')
    expect(partIn({ ...late(9), ...filters }, [])).toBeUndefined()
  })

  it('takes stores that only later scripts need out of what every page asks for, though one door leads to all', () => {
    const library = '/node_modules/nanostores'
    const sketch = {
      [REACT]: {},
      [`${library}/index.js`]: { imports: [`${library}/atom/index.js`, `${library}/computed/index.js`] },
      [`${library}/atom/index.js`]: {},
      [`${library}/computed/index.js`]: {},
      [PAGE]: { imports: [`${library}/index.js`], loads: ['/mount-filters.ts'] },
      '/mount-filters.ts': { imports: [`${library}/index.js`] },
      ...scripts('island', 5, [`${library}/index.js`, REACT]),
    }
    const entries = Object.keys(sketch).filter((id) => id === PAGE || id.startsWith('/island'))
    const partOf = (id: string) => partFinder()(id, modules(sketch, entries))
    expect([partOf(`${library}/atom/index.js`), partOf(`${library}/computed/index.js`)]).toEqual(['page', 'mats'])
  })

  it('puts what the first key of a search waits for into two files', () => {
    const search = { '/search-panel.ts': { imports: ['/it.ts'] }, '/early.ts': { loads: ['/search-panel.ts'] } }
    const filters = { '/mount-filters.ts': { imports: ['/it.ts'] }, '/also.ts': { loads: ['/mount-filters.ts'] } }
    const islands = scripts('island', 4, ['/it.ts', REACT])
    expect(partIn(search, [])).toBeUndefined()
    expect(partIn({ ...scripts('island', 3, ['/it.ts', REACT]), ...search }, Object.keys(islands))).toBe('search')
    expect(partIn({ ...islands, ...search }, Object.keys(islands))).toBe('finding')
    expect(partIn({ ...search, ...filters }, [])).toBe('finding')
  })

  it('leaves what few need where the bundler puts it', () => {
    expect(partIn(late(9), [])).toBeUndefined()
    const islands = scripts('island', 4, ['/it.ts', REACT])
    expect(partIn({ ...late(8), ...islands }, Object.keys(islands))).toBeUndefined()
  })

  it('lets no part import a later one, or what lies in none', () => {
    const shared = fc.array(fc.array(fc.nat(), { maxLength: 2 }), { minLength: 5, maxLength: 25 })
    const kind = fc.oneof(
      { weight: 1, arbitrary: fc.constant('entry' as const) },
      { weight: 6, arbitrary: fc.constant('late' as const) },
      { weight: 8, arbitrary: fc.constant('island' as const) },
    )
    const root = fc.record({ kind, imports: fc.array(fc.nat(), { maxLength: 4 }) })
    const seen = new Set<string>()
    fc.assert(
      fc.property(shared, fc.array(root, { minLength: 15, maxLength: 60 }), (library, roots) => {
        // What is shared imports what comes before it; what is loaded imports what is shared.
        const id = (index: number) => `/shared-${index}.ts`
        const name = (index: number) => ['/mount-filters.ts', PAGE, '/search-panel.ts'][index] ?? `/root-${index}.ts`
        const kindOf = (index: number) => (['late', 'entry', 'late'] as const)[index] ?? roots[index]?.kind
        const names = (of: string) => roots.flatMap((_, index) => (kindOf(index) === of ? name(index) : []))
        const sketch: Record<string, Sketch> = {
          [REACT]: {},
          ...Object.fromEntries(
            library.map((numbers, index) => [
              id(index),
              { imports: index === 0 ? [] : numbers.map((n) => id(n % index)) },
            ]),
          ),
          ...Object.fromEntries(
            roots.map(({ imports }, index) => [
              name(index),
              {
                imports: [
                  ...imports.map((n) => id(n % library.length)),
                  ...(kindOf(index) === 'island' ? [REACT] : []),
                ],
                loads: name(index) === PAGE ? names('late') : [],
              },
            ]),
          ),
        }
        const lookUp = modules(sketch, [...names('entry'), ...names('island')])
        const partOf = partFinder()
        const place = (one: string) => PART_NAMES.indexOf(partOf(one, lookUp) ?? '')
        for (const [one, { imports = [] }] of Object.entries(sketch)) {
          const part = partOf(one, lookUp)
          if (part === undefined) continue
          seen.add(part)
          for (const other of imports) {
            expect(place(other)).toBeGreaterThanOrEqual(0)
            expect(place(other)).toBeLessThanOrEqual(place(one))
          }
        }
      }),
      { numRuns: 500 },
    )
    expect([...seen].toSorted()).toEqual(PART_NAMES.toSorted())
  })

  it('goes round in a circle once', () => {
    const circle = { '/it.ts': { imports: ['/back.ts'] }, '/back.ts': { imports: ['/it.ts'] } }
    const islands = scripts('island', 5, ['/back.ts', REACT])
    expect(partIn({ ...circle, ...islands }, Object.keys(islands))).toBe('islands')
  })
})
