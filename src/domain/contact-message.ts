import * as v from 'valibot'
import { isEmailAddress, LONGEST_EMAIL } from './email-address.ts'
import { isOneLine, oneLine } from './one-line.ts'

/** What a person writes in the contact form, under the names that the mail template knows (behaviour 5.3). */
export interface ContactMessage {
  from_name: string
  email: string
  number: string
  message: string
}

export type ContactField = keyof ContactMessage

/** Most characters of each field. */
export const LONGEST: Readonly<Record<ContactField, number>> = {
  from_name: 100,
  email: LONGEST_EMAIL,
  number: 30,
  message: 4000,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of them but the line feed and the tab
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

const text = (required: string, longest: number) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
    v.check((value) => value.isWellFormed(), 'Please leave out characters that cannot be read.'),
  )
const line = (required: string, longest: number) =>
  v.pipe(text(required, longest), v.check(isOneLine, 'Please use one line only.'))

const WRONG_EMAIL = 'Please enter an e-mail address such as name@example.com.'
const WRONG_NUMBER = 'Please enter a phone number of digits, spaces, + and brackets, such as +61 7 5550 0148.'

const fields = {
  from_name: line('Please enter your name.', LONGEST.from_name),
  email: v.pipe(line('Please enter your e-mail address.', LONGEST.email), v.check(isEmailAddress, WRONG_EMAIL)),
  number: v.pipe(
    line('Please enter your phone number.', LONGEST.number),
    v.regex(/^\+?[\d ()]+$/, WRONG_NUMBER),
    v.check((value) => /^\d{6,15}$/.test(value.replace(/\D/g, '')), 'A phone number has 6 to 15 digits.'),
  ),
  message: v.pipe(
    text('Please write a message.', LONGEST.message),
    v.check((value) => !CONTROL.test(value), 'Please leave out control characters.'),
  ),
}

/** A message that can be sent: bounded, readable, and nothing in it that could end a line of a mail's head. */
export const ContactMessageSchema = v.object(fields)

/** The first thing wrong with a field, as a sentence; undefined when nothing is. */
export function problemOf(field: ContactField, value: string): string | undefined {
  return v.safeParse(fields[field], value).issues?.[0].message
}

/** What was typed or pasted, without what nobody sees or means: control characters, other line ends, dots in numbers. */
export function tidyMessage(typed: ContactMessage): ContactMessage {
  return {
    from_name: oneLine(typed.from_name),
    email: oneLine(typed.email),
    number: oneLine(typed.number.replace(/[-–./]/g, ' ')).replace(/ {2,}/g, ' '),
    message: typed.message.toWellFormed().replace(/\r\n?/g, '\n').replace(new RegExp(CONTROL, 'g'), '').trim(),
  }
}
