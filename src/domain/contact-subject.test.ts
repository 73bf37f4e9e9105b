import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ContactMessageSchema, LONGEST } from './contact-message.ts'
import { linesThatFit, readContactSubject } from './contact-subject.ts'
import { contactPath } from './paths.ts'
import { anyCharacter } from './test-character.ts'

const hashOf = (path: string) => new URL(path, 'https://shop.example').hash

test('a link about a product carries code, name and quantity', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\w&=#%+ -]{0,20}$/),
      fc.stringMatching(/^\S[\p{L}×&=#%+" ]{0,30}\S$/u),
      fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: undefined }),
      (code, name, quantity) => {
        const about = { code, name, ...(quantity === undefined ? {} : { quantity }) }
        expect(readContactSubject(hashOf(contactPath(about)))).toEqual({
          kind: 'product',
          code: code.trim(),
          name,
          quantity,
          measure: undefined,
        })
      },
    ),
  )
})

test('a link about what is sold by a measure says by which', () => {
  const about = { code: 'RM-1', name: 'Ribbed matting', quantity: 12 }
  const metres = contactPath({ ...about, terms: { unit: { of: 'metre' } } })
  expect(readContactSubject(hashOf(metres))).toEqual({ kind: 'product', ...about, measure: 'metre' })
  const kits = contactPath({ ...about, terms: { unit: { of: 'pack', noun: 'kit' } } })
  expect(readContactSubject(hashOf(kits))).toEqual({ kind: 'product', ...about, measure: undefined })
})

test('a link about the cart says so', () => {
  expect(readContactSubject(hashOf(contactPath('cart')))).toEqual({ kind: 'cart' })
})

test.each([
  '',
  '#',
  '#write',
  '#write&about=cart',
  '#about=',
  '#about=product',
  '#about=product&code=X',
  '#about=else&name=Y',
])('%s is about nothing', (hash) => {
  expect(readContactSubject(hash)).toBeUndefined()
})

test('whatever a link says makes one short line', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 400 }),
      fc.string({ unit: anyCharacter }),
      (name, quantity) => {
        const hash = `#about=product&${new URLSearchParams({ name, quantity })}`
        const subject = readContactSubject(hash)
        if (subject?.kind !== 'product') return
        const { name: shown } = subject
        expect([shown.length <= 200, /[\n\r\u2028]/.test(shown), shown.isWellFormed()]).toEqual([true, false, true])
      },
    ),
  )
})

test('however long the cart, the message can be sent and has room left', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600 }), { maxLength: 500 }), (cart) => {
      const { lines, left } = linesThatFit(cart)
      expect(lines.length + left).toBe(cart.length)
      expect(lines.join('\n').length).toBeLessThanOrEqual(LONGEST.message - 1_000)
      const fields = { from_name: 'Ada', email: 'ada@example.com', number: '+61 7 5550 0148' }
      const message = ['About', ...lines].join('\n')
      expect(v.is(ContactMessageSchema, { ...fields, message })).toBe(true)
    }),
  )
})

test('lines are taken while they fit, each cut where it is too long, and the rest is counted', () => {
  const long = 'x'.repeat(264)
  expect(linesThatFit([long, `${long}y`]).lines).toEqual([long, `${'x'.repeat(263)}…`])
  // Nine lines of 265 and their ends are 2,385 of 2,500 characters; 114 more fit, with their end.
  const nine = Array.from({ length: 9 }, () => long)
  expect(linesThatFit([...nine, 'x'.repeat(114), 'y'])).toEqual({ lines: [...nine, 'x'.repeat(114)], left: 1 })
  expect(linesThatFit([...nine, 'x'.repeat(115), 'y'])).toEqual({ lines: nine, left: 2 })
  expect(linesThatFit([])).toEqual({ lines: [], left: 0 })
})

test('what a link says too much of is cut, without half a sign and without a space at its end', () => {
  const nameOf = (name: string) => {
    const subject = readContactSubject(hashOf(contactPath({ code: '', name })))
    return subject?.kind === 'product' ? subject.name : undefined
  }
  expect(nameOf('x'.repeat(200))).toBe('x'.repeat(200))
  expect(nameOf('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect(nameOf(`${'x'.repeat(198)} yz`)).toBe(`${'x'.repeat(198)}…`)
  expect(nameOf(`${'x'.repeat(198)}😀z`)).toBe(`${'x'.repeat(198)}\ufffd…`)
})

test.for(['', '1x', 'x1', '1234567', '1.5'])('a quantity of %j is none', (quantity) => {
  expect(readContactSubject(`#about=product&name=Mat&quantity=${quantity}`)).toMatchObject({ quantity: undefined })
})
