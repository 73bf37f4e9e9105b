import { expect, test } from 'vitest'
import { testPaper } from '#pdf/test-paper.ts'
import { setEntry } from './set-entry.ts'

const ENTRY = { picture: '', name: 'Mat', code: 'HH-1', facts: '', price: '', per: '', address: 'https://shop.example' }

test('a code that is too long for its place ends in it', () => {
  const { paper, written } = testPaper()
  setEntry(paper, { ...ENTRY, code: `HH-${'1'.repeat(80)}` }, undefined, { x: 20, y: 0 })
  expect(written.map(({ line }) => line)).toEqual(['Mat', '…'])
})

test.each(['Mat', 'A name '.repeat(5), 'A name '.repeat(12)])(
  'the price stands clear of all that is above it (%s)',
  (name) => {
    const { paper, written } = testPaper()
    const entry = { ...ENTRY, name, facts: 'Fact '.repeat(40), price: '$94.50' }
    setEntry(paper, entry, undefined, { x: 20, y: 0 })
    const price = written.find(({ line }) => line === '$94.50')
    const above = written.filter((one) => one !== price && one.line !== '').map(({ y }) => y)
    // Ten points are 3.5 mm, of which figures take two thirds.
    expect((price?.y ?? 0) - Math.max(...above)).toBeGreaterThanOrEqual(3.5)
    expect(written.some(({ line }) => line.startsWith('Fact'))).toBe(true)
  },
)
