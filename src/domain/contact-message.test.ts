import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type ContactMessage, ContactMessageSchema, LONGEST, problemOf, tidyMessage } from './contact-message.ts'
import { anyCharacter } from './test-character.ts'

const good: ContactMessage = {
  from_name: 'Rowan Ellery',
  email: 'rowan@dairy.example',
  number: '+61 (0)7 5550 0148',
  message: 'Forty mats,\n17 mm, please.',
}

test('a complete message is taken as it is', () => {
  expect(v.parse(ContactMessageSchema, good)).toEqual(good)
})

test.each([
  ['from_name', '', 'missing'],
  ['from_name', '   ', 'missing'],
  ['from_name', 'Rowan\nBcc: all@example.com', 'several-lines'],
  ['email', '', 'missing'],
  ['email', 'rowan@dairy', 'email-invalid'],
  ['email', 'rowan dairy.example', 'email-invalid'],
  ['email', 'rowan@dairy.example, all@dairy.example', 'email-invalid'],
  ['email', 'rowan@dairy.example\r\nBcc: all@dairy.example', 'several-lines'],
  ['number', '', 'missing'],
  ['number', 'call me', 'number-signs'],
  ['number', '12345', 'number-length'],
  ['number', '1234567890123456', 'number-length'],
  ['number', '12+34567', 'number-signs'],
  ['message', ' \n ', 'missing'],
  ['message', 'x'.repeat(LONGEST.message + 1), 'too-long'],
  ['message', 'a\u0000b', 'control-characters'],
  ['message', 'half \ud800', 'unreadable'],
] as const)('%s of %j: %s', (field, value, sentence) => {
  expect(problemOf(field, value)).toMatch(sentence)
  expect(v.is(ContactMessageSchema, { ...good, [field]: value })).toBe(false)
})

test('what is no text is missing', () => {
  expect(v.safeParse(ContactMessageSchema, { ...good, email: 7 }).issues?.map(({ message }) => message)).toEqual([
    'missing',
  ])
})

test.each([["o'brien+mats@dairy.co.uk"], ['a@xn--bcher-kva.example']])('the address %s is fine', (email) => {
  expect(problemOf('email', email)).toBeUndefined()
})

test('what is pasted from elsewhere is tidied, not refused', () => {
  expect(
    tidyMessage({
      from_name: ' Rowan\tEllery\u0000',
      email: 'rowan@dairy.example\n',
      number: '07 - 5550.0148',
      message: 'One\r\ntwo\rthree\u000b\u0007\n',
    }),
  ).toEqual({
    from_name: 'Rowan Ellery',
    email: 'rowan@dairy.example',
    number: '07 5550 0148',
    message: 'One\ntwo\nthree',
  })
})

test('a number that is pasted with what nobody sees is taken', () => {
  const { number } = tidyMessage({ ...good, number: '\u202a+966\u00a0٥٠\u2011١٢٣ ٤٥٦٧\u202c' })
  expect([number, problemOf('number', number)]).toEqual(['+966 50 123 4567', undefined])
})

test('nothing that is tidied or accepted can end a line of a mail’s head', () => {
  const any = fc.string({ unit: anyCharacter, maxLength: 80 })
  fc.assert(
    fc.property(any, any, any, any, (from_name, email, number, message) => {
      const typed = { from_name, email, number, message }
      const tidied = tidyMessage(typed)
      expect(tidyMessage(tidied)).toEqual(tidied)
      for (const value of [tidied.from_name, tidied.email, tidied.number]) expect(value).not.toMatch(/[\r\n\0]/)
      const taken = v.safeParse(ContactMessageSchema, typed)
      if (taken.success) expect(taken.output.from_name + taken.output.email + taken.output.number).not.toMatch(/[\r\n]/)
    }),
  )
})
