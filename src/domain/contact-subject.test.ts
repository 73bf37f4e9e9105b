import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ContactMessageSchema, LONGEST } from './contact-message.ts'
import { linesThatFit, readContactSubject } from './contact-subject.ts'
import { contactPath } from './paths.ts'

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

test.each(['', '#', '#write', '#about=', '#about=product', '#about=product&code=X', '#about=else&name=Y'])(
  '%s is about nothing',
  (hash) => {
    expect(readContactSubject(hash)).toBeUndefined()
  },
)

test('whatever a link says makes one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'binary' }), (name, quantity) => {
      const hash = `#about=product&${new URLSearchParams({ name, quantity })}`
      const subject = readContactSubject(hash)
      if (subject?.kind !== 'product') return
      const { name: shown } = subject
      expect([shown.length <= 200, /[\n\r\u2028]/.test(shown), shown.isWellFormed()]).toEqual([true, false, true])
    }),
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
