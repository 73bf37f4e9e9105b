import { expect, test } from 'vitest'
import { measureTermsAround } from './search-measures.ts'
import { readSearchQuery, type SearchQuery } from './search-query.ts'
import { searchRouter } from './search-router.ts'

/** Terms with the shards that hold them, chunk by chunk, in the order of code units. */
function open(chunks: [string, string][][]) {
  const asked: string[] = []
  const lexicon = chunks.map((chunk, number): [string, string] => [chunk[0]?.[0] ?? '', `/${number}`])
  const router = searchRouter({ lexicon }, async (path) => {
    asked.push(path)
    return chunks[Number(path.slice(1))] ?? []
  })
  return { router, asked, shards: (typed: string) => router.shardsFor(readSearchQuery(typed)) }
}

const WORDS: [string, string][][] = [
  [
    ['barn', '1'],
    ['barrier', '2'],
    ['basin', '3'],
  ],
  [
    ['cat', '9'],
    ['crate', '4'],
    ['cubicle', '5-6'],
  ],
  [
    ['gym', '1'],
    ['nonskid', '7'],
  ],
  [
    ['rail', '1'],
    ['ramp', '2-3'],
    ['zebra', '8'],
  ],
]

test('a word is looked for where the lexicon says, whole or begun, in the order of the shards', async () => {
  const { shards, asked } = open(WORDS)
  expect(await shards('ramp')).toEqual([2, 3])
  // The one before may end with terms that begin so too.
  expect(asked).toEqual(['/2', '/3'])
  expect(await shards('bar')).toEqual([1, 2])
  expect(await shards('cub')).toEqual([5, 6])
  expect(await shards('quarry')).toEqual([])
})

test('shards that meet most wishes come first', async () => {
  const { shards } = open(WORDS)
  expect(await shards('barrier rail ramp')).toEqual([2, 1, 3])
  expect(await shards('rail barn ramp')).toEqual([1, 2, 3])
  // Those that meet as many stand by their number.
  expect(await shards('ramp rail')).toEqual([1, 2, 3])
})

test('of a word begun with one or two letters nothing is asked', async () => {
  const { shards, asked } = open(WORDS)
  expect(await shards('ra')).toEqual([])
  expect(asked).toEqual([])
  expect(await shards('ra ramp')).toEqual([2, 3])
  expect(await shards('gym')).toEqual([1])
})

test('slips are mended where nothing begins so: letters changed, and neighbours exchanged', async () => {
  const { shards } = open(WORDS)
  expect(await shards('zebrq')).toEqual([8])
  expect(await shards('zerba')).toEqual([8])
  expect(await shards('cubiclx')).toEqual([5, 6])
  expect(await shards('cut')).toEqual([9])
  expect(await shards('act')).toEqual([])
  expect(await shards('cta')).toEqual([9])
  expect(await shards('dat')).toEqual([])
  // Figures are no slips, and are no measures.
  expect(await shards('zebr4')).toEqual([])
  const { shards: inOneChunk } = open([
    [
      ['12', '1'],
      ['~567', '9'],
    ],
  ])
  expect(await inOneChunk('567')).toEqual([])
})

test('a word is looked for under its other names as well, unless it is common itself', async () => {
  const { shards } = open([
    [
      ['coconut', '9'],
      ['coir', '1'],
    ],
    [
      ['cow', '0-5'],
      ['dairy', '9'],
      ['stall', '0-4'],
    ],
    [['stable', '9']],
  ])
  expect(await shards('coir')).toEqual([1, 9])
  // Six shards are enough, and five are not.
  expect(await shards('cow')).toEqual([0, 1, 2, 3, 4, 5])
  expect(await shards('stall')).toEqual([0, 1, 2, 3, 4, 9])
})

test('two words are looked for as one where no shard has both', async () => {
  const { shards } = open([
    [
      ['gym', '1'],
      ['non', '2'],
      ['nonskid', '7'],
    ],
    [['skid', '3']],
  ])
  expect(await shards('non skid')).toEqual([7, 2, 3])
  expect(await shards('nonskid')).toEqual([7])
})

test('a measure is no part of a word', async () => {
  const { shards, asked } = open([
    [
      ['barn', '1'],
      ['rail', '2'],
    ],
    [['undefined', '3']],
    [['~100', '4']],
  ])
  expect(await shards('17mm rail')).toEqual([2])
  expect(await shards('rail 17mm')).toEqual([2])
  expect(asked).toEqual(['/2', '/0'])
})

test('words that a shard has together are not looked for as one', async () => {
  const { shards } = open([
    [
      ['non', '9'],
      ['nonskid', '7'],
    ],
    [['skid', '9']],
  ])
  expect(await shards('non skid')).toEqual([9, 7])
})

test('a measure is looked for by all of its sides, in any of its readings', async () => {
  const query: SearchQuery = {
    text: '',
    wishes: [
      {
        kind: 'measure',
        readings: [
          { sidesMm: [1_830, 1_220], imperial: false },
          { sidesMm: [900], imperial: false },
        ],
      },
    ],
  }
  const termOf = (mm: number) => measureTermsAround(mm, false)[0] ?? ''
  const terms: [string, string][] = [
    [termOf(1_830), '1-3'],
    [termOf(1_220), '2-4'],
    [termOf(900), '8'],
  ]
  const { router } = open([terms.toSorted(([one], [other]) => (one < other ? -1 : 1))])
  expect((await router.shardsFor(query)).toSorted()).toEqual([2, 3, 8])
})

test('a chunk is read once, and one that could not be read is asked for again', async () => {
  let broken = true
  const asked: string[] = []
  const { shardsFor } = searchRouter({ lexicon: [['ramp', '/0']] }, async (path) => {
    asked.push(path)
    if (broken) throw new Error('gone')
    return [['ramp', '2']]
  })
  await expect(shardsFor(readSearchQuery('ramp'))).rejects.toThrow('gone')
  broken = false
  expect(await shardsFor(readSearchQuery('ramp'))).toEqual([2])
  expect(await shardsFor(readSearchQuery('ramp'))).toEqual([2])
  expect(asked).toEqual(['/0', '/0'])
})

test('as few chunks are read as may hold a word, however many begin like it', async () => {
  const many = ['raaa', 'rabb', 'racc', 'ramp', 'rasp', 'rate'].map((term, number): [string, string][] => [
    [term, `${number}`],
  ])
  const { shards, asked } = open(many)
  expect(await shards('ramp')).toEqual([3])
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(asked).toContain('/3')
})

test('of a word the chunks are read that it takes to mend its end', async () => {
  const many = ['raaa', 'rabb', 'racc', 'ramp', 'rasp', 'rate'].map((term): [string, string][] => [[term, '1']])
  const { shards, asked } = open(many)
  await shards('rampart')
  expect(asked).toEqual(['/2', '/3'])
})

test('of a word that begins too many chunks the first are read', async () => {
  const many = ['raila', 'railb', 'railc', 'raild'].map((term, number): [string, string][] => [[term, `${number}`]])
  const { shards, asked } = open(many)
  expect(await shards('rail')).toEqual([0, 1])
  expect(asked).toEqual(['/0', '/1'])
})
