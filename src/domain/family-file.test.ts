import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familiesWithFile, readFamilyFile } from './family-file.ts'
import { itemFacts } from './item-facts.ts'
import { readVariant } from './variant.ts'

const items = [
  tile('1', 'Gym tile, black, 15 mm', 'Black', 'Rubber crumb'),
  tile('2', 'Gym tile, blue fleck, 15 mm', 'Black with blue fleck', 'Rubber crumb with EPDM'),
  tile('3', 'Gym tile, grey fleck, 20 mm', 'Black with grey fleck', 'Rubber crumb with EPDM'),
  tile('4', 'Playground tile, red', 'Red', 'Rubber'),
  tile('5', 'Playground tile, husk green', 'Green', 'EPDM'),
  tile('6', 'Fall tile, red', 'Red', 'Rubber'),
]

const found = (text: string) => {
  const { families, problems } = familiesWithFile(items, readFamilyFile(text))
  return { families: families.map(({ members }) => members.map(({ itemId }) => itemId).toSorted()), problems }
}

test('without a word of the owner, the families are those of the texts', () => {
  expect(found('\uFEFF# nothing\n\n')).toEqual({ families: [['2', '3']], problems: [] })
  expect(familiesWithFile(items, readFamilyFile('')).families).toMatchObject([{ familyId: '2', byOwner: false }])
})

test('what is joined belongs together, with all that its items belonged to; ids and codes both name an item', () => {
  expect(found('join: C-1, 2\r\njoin: 4, C-5')).toEqual({
    families: [
      ['1', '2', '3'],
      ['4', '5'],
    ],
    problems: [],
  })
})

test('what the owner joined is told from what the texts join', () => {
  expect(familiesWithFile(items, readFamilyFile('join: 4, 5')).families).toMatchObject([
    { familyId: '2', byOwner: false },
    { familyId: '4', byOwner: true },
  ])
})

test.each(['\uFEFFJOIN:4,5', '  join : 4 , 5  ', 'join: 4, 5\r\n\r\n'])('%j is a line as people write them', (text) => {
  expect(found(text)).toEqual({
    families: [
      ['2', '3'],
      ['4', '5'],
    ],
    problems: [],
  })
})

test.each(['join', 'joins: 4, 5', 'to join: 4, 5', '4, 5'])('%j neither joins nor parts', (text) => {
  expect(found(text)).toMatchObject({
    families: [['2', '3']],
    problems: [{ line: 1, reason: expect.stringMatching('neither begins') }],
  })
})

test.each(['join:', 'part:', 'join: 4, 5,'])('%j lacks a name', (text) => {
  expect(found(text).problems).toEqual([{ line: 1, reason: 'A name is missing. The line is left out.' }])
})

test('an id counts before a code, and a code of several items names none of them', () => {
  const coded = (id: string, code: string) =>
    items.filter((item) => item.itemId === id).map((item) => ({ ...item, code }))
  const some = [...coded('1', '4'), ...coded('4', 'X'), ...coded('5', 'X'), ...coded('2', ''), ...coded('6', '')]
  const { families, problems } = familiesWithFile(some, readFamilyFile('join: 4, 5\njoin: 1, 2, X\npart: Y'))
  expect(families.map(({ members }) => members.map(({ itemId }) => itemId).toSorted())).toEqual([
    ['4', '5'],
    ['1', '2'],
  ])
  expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 "X" is the code of several items: write the id. The others of the line count.',
    '3 "Y" is no item id and no code of the store. The others of the line count.',
  ])
})

test('what is parted stands alone, unless another line joins it', () => {
  expect(found('part: 2').families).toEqual([])
  expect(found('part: 2, 3\njoin: 1, 2').families).toEqual([['1', '2']])
})

test('a line that cannot be followed is told with its number, and the others count', () => {
  expect(found('joyn: 1, 2\njoin: 1\njoin: 1,,2\njoin: 1, 1\njoin: 9, 1\njoin: 4, 5\njoin: 4, 6')).toEqual({
    families: [
      ['2', '3'],
      ['4', '5'],
    ],
    problems: [
      { line: 1, reason: 'It neither begins with "join:" nor with "part:". The line is left out.' },
      { line: 2, reason: 'To join, it takes two items. The line is left out.' },
      { line: 3, reason: 'A name is missing. The line is left out.' },
      { line: 4, reason: 'An item is named twice. The line is left out.' },
      { line: 5, reason: '"9" is no item id and no code of the store. The others of the line count.' },
      { line: 5, reason: 'Fewer than two of its items are there. The line is left out.' },
      {
        line: 7,
        reason:
          'Two of its items have the same colour, size and thickness, or do not state them. The line is left out.',
      },
    ],
  })
})

test('whatever is written, an item is in one family at most and no line is lost without a word', () => {
  const line = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('join', 'part'), fc.subarray(['1', '2', '3', '4', '5', 'C-2', '7']))
      .map(([verb, names]) => {
        return `${verb}: ${names.join(', ')}`
      }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const { families, problems } = found(lines.join('\n'))
      const ids = families.flat()
      expect(new Set(ids).size).toBe(ids.length)
      const told = new Set(problems.map((problem) => problem.line))
      for (const [index, written] of lines.join('\n').split(/\r?\n/).entries()) {
        const trimmed = written.trim()
        if (trimmed !== '' && !trimmed.startsWith('#') && !/^(join|part)\s*:/i.test(trimmed))
          expect(told).toContain(index + 1)
      }
    }),
  )
})

function tile(itemId: string, name: string, colour: string, material: string) {
  const [thickness] = /\d+ mm/.exec(name) ?? ['40 mm']
  const description = `Thickness: ${thickness}\nMaterial: ${material}\nColour: ${colour}`
  const facts = itemFacts({ name, description })
  return { ...readVariant({ itemId, name, brand: '', subCategoryId: '1', facts }), code: `C-${itemId}` }
}
