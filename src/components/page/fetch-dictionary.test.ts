import { beforeEach, expect, test, vi } from 'vitest'
import { DICTIONARY_ENTRY, dictionaryPath, PRESENT_DICTIONARY_PATH } from '#domain/page-dictionary.ts'
import { fetchDictionary } from './fetch-dictionary.ts'

const SCRIPT = 'https://shop.example/_astro/make-ready.a-_b1234.js'
const [present, retired] = [dictionaryPath('p'.repeat(43)), dictionaryPath('r'.repeat(43))]
const asked: string[] = []
let answers: Record<string, string> = {}

beforeEach(() => {
  asked.length = 0
  answers = { [present]: 'pages', [PRESENT_DICTIONARY_PATH]: JSON.stringify(present) }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(answers[path] ?? '', { status: path in answers ? 200 : 404 })
  })
  vi.stubGlobal('document', { createElement: () => ({ relList: { supports: () => true } }) })
})

test('what the script was sent with is fetched', async () => {
  announce(present)
  await fetchDictionary(SCRIPT)
  expect(asked).toEqual([present])
})

test('where that is gone, the present one is', async () => {
  announce(retired)
  await fetchDictionary(SCRIPT)
  expect(asked).toEqual([retired, PRESENT_DICTIONARY_PATH, present])
})

test('a shop without a dictionary, or with another name for it, is asked no further', async () => {
  announce(retired)
  answers = {}
  await fetchDictionary(SCRIPT)
  answers = { [PRESENT_DICTIONARY_PATH]: '"/_astro/shop.js"' }
  await fetchDictionary(SCRIPT)
  expect(asked).toEqual([retired, PRESENT_DICTIONARY_PATH, retired, PRESENT_DICTIONARY_PATH])
})

test('a host that says nothing is not asked', async () => {
  announce(undefined)
  await fetchDictionary(SCRIPT)
  expect(asked).toEqual([])
})

function announce(path: string | undefined): void {
  class Timing {
    serverTiming = path === undefined ? [] : [{ name: DICTIONARY_ENTRY, description: path }]
  }
  vi.stubGlobal('PerformanceResourceTiming', Timing)
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    Object.assign(Object.create(Timing.prototype), new Timing()),
  ])
}
