import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_LANGUAGE } from './shop-language.ts'

/** The modules of a language by their file. */
type Language = Readonly<Record<string, unknown>>

const WORDS = 'src/words'

test('each language has the files and names of the English words', async () => {
  const english = await wordsOf(FIRST_LANGUAGE)
  const others = readdirSync(WORDS).filter((name) => name !== FIRST_LANGUAGE)
  const found = await Promise.all(others.map(async (name) => differences(name, english, await wordsOf(name))))
  expect(Object.keys(english)).toContain('language.ts')
  expect(found.flat()).toEqual([])
})

const ENGLISH = {
  'cart.ts': { empty: 'Empty', items: (count: number) => `${count} items`, states: { new: 'New' }, parts: ['a', 'b'] },
  'search.ts': { found: 'Found' },
}
const CART = { empty: 'Leer', items: (count: number) => `${count} Matten`, states: { new: 'Neu' }, parts: ['c', 'd'] }
const SEARCH = { found: 'Gefunden' }

test.each<[differs: string[], language: Language]>([
  [[], { 'cart.ts': CART, 'search.ts': SEARCH }],
  [[], { 'cart.ts': { ...CART, items: () => 'Matten' }, 'search.ts': SEARCH }],
  [['de/search.ts is missing'], { 'cart.ts': CART }],
  [['de/home.ts is not in en'], { 'cart.ts': CART, 'search.ts': SEARCH, 'home.ts': {} }],
  [['de/search.ts found is missing'], { 'cart.ts': CART, 'search.ts': {} }],
  [['de/search.ts lost is not in en'], { 'cart.ts': CART, 'search.ts': { ...SEARCH, lost: 'Weg' } }],
  [
    ['de/search.ts found is a function, and string in en'],
    { 'cart.ts': CART, 'search.ts': { found: () => 'Gefunden' } },
  ],
  [['de/cart.ts items is a string, and function in en'], { 'cart.ts': { ...CART, items: '1' }, 'search.ts': SEARCH }],
  [
    ['de/cart.ts items takes more than in en'],
    { 'cart.ts': { ...CART, items: (count: number, name: string) => `${count} ${name}` }, 'search.ts': SEARCH },
  ],
  [['de/cart.ts states new is missing'], { 'cart.ts': { ...CART, states: {} }, 'search.ts': SEARCH }],
  [['de/cart.ts parts 1 is missing'], { 'cart.ts': { ...CART, parts: ['c'] }, 'search.ts': SEARCH }],
])('finds %j', (differs, language) => {
  expect(differences('de', ENGLISH, language)).toEqual(differs)
})

async function wordsOf(name: string): Promise<Language> {
  const folder = join(process.cwd(), WORDS, name)
  const modules = readdirSync(folder).map(async (file) => [file, await import(join(folder, file))])
  return Object.fromEntries(await Promise.all(modules))
}

/** Where a language has not the shape of the English one: files, names, functions and texts, parts of lists and tables. */
function differences(name: string, english: Language, language: Language): string[] {
  const files = Object.keys({ ...english, ...language })
  return files.flatMap((file) => unlike(`${name}/${file}`, english[file], language[file]))
}

function unlike(place: string, english: unknown, other: unknown): string[] {
  if (other === undefined) return [`${place} is missing`]
  if (english === undefined) return [`${place} is not in en`]
  if (typeof english !== typeof other) return [`${place} is a ${typeof other}, and ${typeof english} in en`]
  if (typeof english === 'function' && typeof other === 'function') {
    return other.length > english.length ? [`${place} takes more than in en`] : []
  }
  if (!isTable(english) || !isTable(other)) return []
  const names = Object.keys({ ...english, ...other })
  return names.flatMap((part) => unlike(`${place} ${part}`, english[part], other[part]))
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
