import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { openCodeFinder } from './code-finder.ts'
import { codeKey, slipsApart } from './code-key.ts'
import { type DocumentMessage, writeDocument } from './document-message.ts'
import type { SearchDocument } from './search-document.ts'
import { type LexiconChunk, SEARCH_INDEX_VERSION, writeShardNumbers } from './search-index-files.ts'
import { codeTerms } from './search-terms.ts'
import { someDocument } from './test-document.ts'

const CODES = ['HH-STB-1812-17', 'HH-STB-1812-22', 'HH-GYM-5050-30', 'HH-GYM-1010-15', 'AB 12', 'AB-12', 'X/9']

test('a code is found however it is written', async () => {
  const finder = await openCodeFinder(indexOf(CODES, 100).read)
  for (const written of ['HH-STB-1812-17', 'hh-stb-1812-17', 'HH STB 1812 17', 'hhstb181217', ' HH/STB/1812/17 ']) {
    expect(finder.get(written)?.code).toBe('HH-STB-1812-17')
  }
  expect(finder.get('HH-STB-1812')).toBeUndefined()
  expect(finder.get('')).toBeUndefined()
})

test.each([1, 100])('a part that looks like a plural makes no difference, with %i codes in a file', async (size) => {
  for (const written of ['PADS2690', 'pads 2690', 'HHTILES40', 'HH-TILES-40']) {
    const finder = await openCodeFinder(indexOf(['PADS-2690', 'HH-TILES-40', 'AB-1'], size).read)
    await finder.load([written])
    expect(finder.get(written)?.code, written).toBe(/pads/i.test(written) ? 'PADS-2690' : 'HH-TILES-40')
  }
})

test('of codes that only signs tell apart, the one that is written so is found, and no other is guessed', async () => {
  const finder = await openCodeFinder(indexOf(CODES, 100).read)
  expect(finder.get('AB 12')?.code).toBe('AB 12')
  expect(finder.get(' AB 12 ')?.code).toBe('AB 12')
  expect(finder.get('AB-12')?.code).toBe('AB-12')
  expect(finder.get('ab12')).toBeUndefined()
  expect((await finder.near('ab12')).map(({ code }) => code)).toEqual(['AB 12', 'AB-12'])
})

test('an item whose code is loaded is found by its id, though others have the same code', async () => {
  const finder = await openCodeFinder(indexOf(['AB-1', 'AB-1', 'CD-2'], 1).read)
  expect(await finder.load(['AB-1'])).toEqual(['AB-1'])
  expect(finder.get('AB-1')).toBeUndefined()
  expect(['I-0', 'I-1', 'I-2', 'I-9'].map((itemId) => finder.item(itemId)?.code)).toEqual([
    'AB-1',
    'AB-1',
    undefined,
    undefined,
  ])
})

test('no more shards are loaded than are allowed, and only codes whose shards are there are answered for', async () => {
  const index = indexOf(['AB-1', 'AB-2', 'EF-3'], 1)
  const finder = await openCodeFinder(index.read)
  expect([await finder.load(['AB-1', 'AB-2', 'AB-9', ''], 1), index.shardsRead()]).toEqual([['AB-1', 'AB-9'], 1])
  expect([await finder.load(['AB-1', 'AB-2', ''], 1), index.shardsRead()]).toEqual([['AB-1', 'AB-2'], 2])
  expect(await finder.load(['EF-3', 'AB-9'])).toEqual(['EF-3', 'AB-9'])
})

test.each([
  ['figures exchanged', 'HH-STB-1812-71', 'HH-STB-1812-17'],
  ['a letter wrong', 'HH-SRB-1812-17', 'HH-STB-1812-17'],
  ['a letter too many', 'HH-STBB-1812-22', 'HH-STB-1812-22'],
  ['the first part left out', 'GYM-5050-30', 'HH-GYM-5050-30'],
  ['the last part left out', 'HH-GYM-5050', 'HH-GYM-5050-30'],
])('with %s, what is meant comes first', async (_, written, meant) => {
  for (const size of [100, 2]) {
    const finder = await openCodeFinder(indexOf(CODES, size).read)
    await finder.load([written, ...CODES])
    expect((await finder.near(written))[0]?.code).toBe(meant)
  }
})

test.each([
  ['the first part', '7070-EXTRA'],
  ['the last part', 'FOAMED-7070'],
])('what lacks %s is near however long that is, and what lacks a part on both sides is not', async (_, written) => {
  const finder = await openCodeFinder(indexOf(['FOAMED-7070-EXTRA', 'AA-FOAMED-7070-EXTRA-BB'], 100).read)
  expect((await finder.near(written)).map(({ code }) => code)).toEqual(['FOAMED-7070-EXTRA'])
})

test('what only signs tell apart is nearer than what begins with it', async () => {
  const finder = await openCodeFinder(indexOf(['AB-12-X', ...CODES], 100).read)
  expect((await finder.near('ab12')).map(({ code }) => code)).toEqual(['AB 12', 'AB-12'])
})

test('in an index of many files the nearest is loaded, wherever it stands among what is alike', async () => {
  const finder = await openCodeFinder(indexOf(['AA-1', 'MAT-1119', 'MAT-1129', 'MAT-1139', 'MAT-1149'], 1).read)
  expect((await finder.near('MAT-114X')).map(({ code }) => code)).toEqual(['MAT-1149'])
})

test('in an index of many files a code with any one letter wrong, left out or exchanged is offered what is meant', async () => {
  const codes = Array.from(
    { length: 400 },
    (_, number) => `HH-${['KEN', 'GYM', 'STB'][number % 3]}-${(number * 7919) % 10_007}-XQ`,
  )
  const meant = codes[171] ?? ''
  const index = indexOf(codes, 1)
  for (let at = 0; at < meant.length; at += 1) {
    for (const other of ['Z', '', `${meant[at + 1] ?? ''}${meant[at] ?? ''}`]) {
      const finder = await openCodeFinder(index.read)
      const written = meant.slice(0, at) + other + meant.slice(at + Math.max(other.length, 1))
      const found = finder.get(written)
      const near = await finder.near(written)
      expect(
        [found, ...near].map((document) => document?.code),
        written,
      ).toContain(meant)
    }
  }
})

test('what is one slip away is looked for in no further part, and what is like nothing in thirteen at most', async () => {
  const codes = Array.from({ length: 400 }, (_, number) => `HH-${(number * 7919) % 10_007}-XQ`)
  const index = indexOf(codes, 1)
  const finder = await openCodeFinder(index.read)
  expect((await finder.near(`${codes[171]}Z`))[0]?.code).toBe(codes[171])
  expect(index.chunksRead()).toBe(1)
  const another = indexOf(codes, 1)
  expect(await (await openCodeFinder(another.read)).near('HHQQ77QQ88')).toEqual([])
  expect(another.chunksRead()).toBeGreaterThan(6)
  expect(another.chunksRead()).toBeLessThanOrEqual(13)
})

test('a text that is longer than any code is looked for in no part', async () => {
  const index = indexOf(['HH-STB-1812-17', 'HH-STB-1812-22'], 1)
  expect(await (await openCodeFinder(index.read)).near(`HH-STB-1812-17${'7'.repeat(87)}`)).toEqual([])
  expect(index.chunksRead()).toBeGreaterThan(0)
  const another = indexOf(['HH-STB-1812-17', 'HH-STB-1812-22'], 1)
  expect(await (await openCodeFinder(another.read)).near('H'.repeat(101))).toEqual([])
  expect(another.chunksRead()).toBe(0)
})

test('a part of many codes is loaded for none of them', async () => {
  const index = indexOf(['MATS-1111', 'MATS-2222', 'MATS-3333', 'MATS-4444'], 1)
  expect(await (await openCodeFinder(index.read)).near('MATQ')).toEqual([])
  expect(index.shardsRead()).toBe(0)
  const fewer = indexOf(['MATS-1111', 'MATS-2222', 'MATS-3333', 'QQ-4444'], 1)
  await (await openCodeFinder(fewer.read)).near('MATQ')
  expect(fewer.shardsRead()).toBe(3)
})

test('three are near at most', async () => {
  const finder = await openCodeFinder(indexOf(['ABC-1', 'ABC-2', 'ABC-3', 'ABC-4'], 100).read)
  expect((await finder.near('ABC-9')).map(({ code }) => code)).toEqual(['ABC-1', 'ABC-2', 'ABC-3'])
})

test('of two codes that only signs tell apart the one that is asked for is loaded, also where the other is known', async () => {
  const finder = await openCodeFinder(indexOf(CODES, 2, ['AB 12']).read)
  await finder.load(['AB-12'])
  expect(finder.get('AB-12')?.code).toBe('AB-12')
  expect(finder.get('AB 12')?.code).toBe('AB 12')
})

test('chunks of the lexicon are on their way several at a time, and six at most', async () => {
  const codes = Array.from({ length: 40 }, (_, number) => `MAT-${1000 + number}`)
  const index = indexOf(codes, 1)
  const finder = await openCodeFinder(index.read)
  await finder.load(codes)
  expect(codes.map((code) => finder.get(code)?.code)).toEqual(codes)
  expect(index.mostChunksAtOnce()).toBe(6)
})

test('in an index of many files what is near is looked for among what may be meant', async () => {
  const codes = ['MAT-1111', 'MAT-2222', 'MAT-3333', 'MAT-4444', 'MAT-4445', 'MAT-4446', 'MAT-4447']
  const index = indexOf(codes, 1)
  const finder = await openCodeFinder(index.read)
  expect((await finder.near('MAT-2121')).map(({ code }) => code)).toEqual(['MAT-1111', 'MAT-2222'])
  expect(await finder.near('MAT-2121')).toHaveLength(2)
  expect(index.shardsRead()).toBe(2)
  expect(await finder.near('MAT-9')).toEqual([])
  expect(await finder.near('--')).toEqual([])
  expect(index.shardsRead()).toBe(2)
  expect(await finder.near('MAT-4440')).toHaveLength(3)
  expect(index.shardsRead()).toBe(5)
})

test('an item that the head has as well is one item, and one without a code is none', async () => {
  const finder = await openCodeFinder(indexOf(CODES, 2, ['HH-STB-1812-17', '', '--']).read)
  await finder.load(['HH-STB-1812-17', 'HH-STB-1812-22'])
  expect(finder.get('hh stb 1812 17')?.code).toBe('HH-STB-1812-17')
  expect([finder.get(''), finder.get(' '), finder.get('--')]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['the head has both', 100, []],
  ['the head has one of them', 2, ['RM-100']],
  ['each is in a file of its own', 1, []],
])('a code that two items share is none of them, and both are offered, where %s', async (_, size, head) => {
  const finder = await openCodeFinder(indexOf(['RM-100', 'HH-X-1', 'RM-100'], size, head).read)
  await finder.load(['RM-100'])
  expect([finder.get('RM-100'), finder.get('rm100')]).toEqual([undefined, undefined])
  const near = await finder.near('RM-100')
  expect(near.map(({ itemId, code }) => [itemId, code])).toEqual([
    ['I-0', 'RM-100'],
    ['I-2', 'RM-100'],
  ])
})

test('what is loaded already, or is no code, asks for no file', async () => {
  const index = indexOf(CODES, 2)
  const finder = await openCodeFinder(index.read)
  await finder.load(['HH-STB-1812-17'])
  const read = index.filesRead()
  await finder.load(['HH-STB-1812-17', 'hh stb 1812 17', '', '--'])
  expect(index.filesRead()).toBe(read)
})

test('six files are read at a time', async () => {
  const codes = Array.from({ length: 15 }, (_, number) => `HH-${number}-X`)
  const index = indexOf(codes, 1)
  const finder = await openCodeFinder(index.read)
  await finder.load(codes)
  expect([index.shardsRead(), index.mostShardsAtOnce()]).toEqual([15, 6])
})

test('every code of an index of many files is found by itself', async () => {
  const codes = Array.from({ length: 40 }, (_, number) => `${String.fromCharCode(65 + (number % 26))}${number}-Z`)
  for (const code of codes) {
    const finder = await openCodeFinder(indexOf(codes, 3).read)
    await finder.load([code])
    expect(finder.get(code)?.code).toBe(code)
  }
})

test('what is like nothing is offered nothing', async () => {
  const finder = await openCodeFinder(indexOf(CODES, 100).read)
  expect(await finder.near('QQ-0000-99')).toEqual([])
  expect(await finder.near('H')).toEqual([])
})

test('in an index of many files every code is found, and files without one are left alone', async () => {
  const codes = Array.from({ length: 300 }, (_, index) => `HH-${String.fromCharCode(65 + (index % 26))}-${index}-X`)
  const index = indexOf(codes, 10)
  const finder = await openCodeFinder(index.read)
  await finder.load(['nothing of ours'])
  expect(index.shardsRead()).toBe(0)
  await finder.load(['hh a 0 x', 'nothing of ours'])
  expect(finder.get('HH-A-0-X')?.code).toBe('HH-A-0-X')
  expect(index.shardsRead()).toBe(1)
  await finder.load(codes)
  expect(codes.filter((code) => finder.get(code)?.code !== code)).toEqual([])
})

test('a file that cannot be read is tried again', async () => {
  const index = indexOf(CODES, 2)
  let broken = true
  const finder = await openCodeFinder(async (path) => {
    if (broken && path.startsWith('shard')) throw new Error('offline')
    return index.read(path)
  })
  await expect(finder.load(['HH-GYM-5050-30'])).rejects.toThrow('offline')
  broken = false
  await finder.load(['HH-GYM-5050-30'])
  expect(finder.get('HH-GYM-5050-30')?.code).toBe('HH-GYM-5050-30')
})

test('slips are counted as a person counts them', () => {
  expect(slipsApart('stb181217', 'stb181271', 2)).toBe(1)
  expect(slipsApart('abc', 'abc', 2)).toBe(0)
  expect(slipsApart('abcdef', 'xyz', 2)).toBe(3)
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = slipsApart(one, other, 2)
      expect(slips).toBe(slipsApart(other, one, 2))
      expect(slips === 0).toBe(one === other)
    }),
  )
})

test('a key in which two signs are changed, added or left out is at most two slips away', () => {
  const key = fc.string({ unit: fc.constantFrom(...'abkpz0179é日'), minLength: 2, maxLength: 12 })
  const edit = fc.record({ at: fc.nat(12), sign: fc.constantFrom('', 'q', '4', 'p', '日'), keeps: fc.boolean() })
  fc.assert(
    fc.property(key, edit, edit, (one, ...edits) => {
      let other = one
      for (const { at, sign, keeps } of edits) other = other.slice(0, at) + sign + other.slice(keeps ? at : at + 1)
      expect(slipsApart(one, other, 2)).toBeLessThanOrEqual(2)
    }),
  )
})

test('a key is the same for every way of parting a code', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9]{1,6}$/)
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('', ' ', '-', '/', '_', '. '),
      (parts, sign) => {
        expect(codeKey(parts.join(sign))).toBe(codeKey(parts.join('-').toUpperCase()))
      },
    ),
  )
})

/** An index of these codes, `size` items a shard, some of them in the head too; the head alone where all fit into one. */
function indexOf(codes: readonly string[], size: number, head: readonly string[] = []) {
  const rows = codes.map((code, row) => writeDocument(documentOf(code, row), 0))
  const rowOf = (code: string) => writeDocument(documentOf(code, codes.indexOf(code)), 0)
  const groups: DocumentMessage[][] = []
  for (let start = 0; start < rows.length; start += size) groups.push(rows.slice(start, start + size))
  const isSmall = groups.length === 1
  const postings = new Map<string, number[]>()
  for (const [number, group] of groups.entries()) {
    for (const [, code] of group) {
      for (const term of codeTerms(code)) postings.set(term, [...new Set([...(postings.get(term) ?? []), number])])
    }
  }
  const lexicon = [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, numbers]): LexiconChunk[number] => [term, writeShardNumbers(numbers)])
  const chunks: LexiconChunk[] = []
  for (let start = 0; start < lexicon.length; start += 7) chunks.push(lexicon.slice(start, start + 7))
  const files = new Map<string, unknown>([
    [
      SEARCH_MANIFEST_PATH,
      {
        version: SEARCH_INDEX_VERSION,
        items: codes.length,
        head: 'head',
        shards: isSmall ? [] : groups.map((_, number) => `shard${number}`),
        lexicon: isSmall ? [] : chunks.map((chunk, number) => [chunk[0]?.[0] ?? '', `lexicon${number}`]),
      },
    ],
    ['head', { categories: [['M', 'S']], documents: isSmall ? rows : head.map(rowOf) }],
    ...groups.map((group, number): [string, unknown] => [`shard${number}`, group]),
    ...chunks.map((chunk, number): [string, unknown] => [`lexicon${number}`, chunk]),
  ])
  const read: string[] = []
  let reading = 0
  const most = { shard: 0, lexicon: 0 }
  return {
    async read(path: string): Promise<unknown> {
      read.push(path)
      reading += 1
      for (const kind of ['shard', 'lexicon'] as const) {
        if (path.startsWith(kind)) most[kind] = Math.max(most[kind], reading)
      }
      await Promise.resolve()
      reading -= 1
      return files.get(path)
    },
    filesRead: () => read.length,
    chunksRead: () => read.filter((path) => path.startsWith('lexicon')).length,
    shardsRead: () => read.filter((path) => path.startsWith('shard')).length,
    mostShardsAtOnce: () => most.shard,
    mostChunksAtOnce: () => most.lexicon,
  }
}

function documentOf(code: string, row: number): SearchDocument {
  return someDocument({
    itemId: `I-${row}`,
    code,
    name: `Mat ${code}`,
    price: cents(1000),
    row: -1,
    mainCategory: 'M',
    subCategory: 'S',
  })
}
