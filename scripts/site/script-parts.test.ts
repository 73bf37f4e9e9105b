import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LookUp, PART_NAMES, partFinder } from './script-parts.ts'

interface Sketch {
  imports?: string[]
  loads?: string[]
}

const PAGE = '/src/ShopLayout.astro?script'
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
  it('puts what the script of every page shares with another into one part', () => {
    expect(partIn({ [PAGE]: { imports: ['/it.ts'] }, '/other.ts': { imports: ['/it.ts'] } })).toBe('page')
  })

  it('leaves what that script alone needs with it', () => {
    expect(partIn({ [PAGE]: { imports: ['/it.ts'] } })).toBeUndefined()
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
    expect(partIn({ ...islands, ...late(8) }, Object.keys(islands))).toBe('shop')
    expect(partIn({ ...islands, ...late(9) }, Object.keys(islands))).toBe('mats')
  })

  it('leaves what few need where the bundler puts it', () => {
    expect(partIn(late(9), [])).toBeUndefined()
    const islands = scripts('island', 4, ['/it.ts', REACT])
    expect(partIn({ ...late(8), ...islands }, Object.keys(islands))).toBeUndefined()
  })

  it('lets no part import a later one, or what lies in none', () => {
    // Which of the modules before it each one imports; every third loads React.
    const sketches = fc.array(fc.array(fc.nat(), { maxLength: 6 }), { minLength: 15, maxLength: 60 })
    let seen = 0
    fc.assert(
      fc.property(sketches, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (drawn, entry) => {
        const id = (index: number) => (index === drawn.length - 1 ? PAGE : `/module-${index}.ts`)
        const sketch = Object.fromEntries(
          drawn.map((numbers, index) => [
            id(index),
            {
              imports: [...(index === 0 ? [] : numbers.map((n) => id(n % index))), ...(index % 3 === 0 ? [REACT] : [])],
            },
          ]),
        )
        const lookUp = modules(
          { ...sketch, [REACT]: {} },
          Object.keys(sketch).filter((_, index) => entry[index] || index === drawn.length - 1),
        )
        const partOf = partFinder()
        const place = (one: string) => PART_NAMES.indexOf(partOf(one, lookUp) ?? '')
        for (const [one, { imports }] of Object.entries(sketch)) {
          if (place(one) === -1) continue
          for (const other of imports) {
            seen += 1
            expect(place(other)).toBeGreaterThanOrEqual(0)
            expect(place(other)).toBeLessThanOrEqual(place(one))
          }
        }
      }),
    )
    expect(seen).toBeGreaterThan(100)
  })

  it('goes round in a circle once', () => {
    const circle = { '/it.ts': { imports: ['/back.ts'] }, '/back.ts': { imports: ['/it.ts'] } }
    const islands = scripts('island', 5, ['/back.ts', REACT])
    expect(partIn({ ...circle, ...islands }, Object.keys(islands))).toBe('islands')
  })
})
