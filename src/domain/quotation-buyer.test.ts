import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneLine } from './one-line.ts'
import { LONGEST_BUYER, quotationBuyer } from './quotation-buyer.ts'
import { anyCharacter } from './test-character.ts'

const KNOWN = { name: 'Matilda Hayes', company: 'Wattle Ridge' }

test('what was typed stands before what is known, and an emptied field stays empty', () => {
  expect(quotationBuyer({}, KNOWN)).toEqual({ ...KNOWN, reference: '' })
  expect(quotationBuyer({ company: 'Byron School', reference: 'PO 12' }, KNOWN)).toEqual({
    name: 'Matilda Hayes',
    company: 'Byron School',
    reference: 'PO 12',
  })
  expect(quotationBuyer({ name: '' }, KNOWN).name).toBe('')
})

test('what is cut ends with neither half a character nor a space', () => {
  const a = 'a'.repeat(79)
  expect(quotationBuyer({ name: `${a} b`, company: `${a}🐎`, reference: ' PO\n12 ' }, {})).toEqual({
    name: a,
    company: `${a}\ufffd`,
    reference: 'PO 12',
  })
})

test('whatever was typed is one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (text) => {
      const { name, company, reference } = quotationBuyer({ name: text, company: text, reference: text }, {})
      expect([name, company, reference].every(isOneLine)).toBe(true)
      expect(name.length).toBeLessThanOrEqual(LONGEST_BUYER.name)
      expect(reference.length).toBeLessThanOrEqual(LONGEST_BUYER.reference)
    }),
  )
})
