import * as v from 'valibot'
import { isEmailAddress, LONGEST_EMAIL } from './email-address.ts'
import { isOneLine, oneLine } from './one-line.ts'
import { tidyNumber } from './phone-number.ts'

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

/** What can be wrong with a field. Whoever shows it has the words. */
export type ContactProblem = (typeof PROBLEMS)[number]
const PROBLEMS = [
  'missing',
  'too-long',
  'unreadable',
  'several-lines',
  'email-invalid',
  'number-signs',
  'number-length',
  'control-characters',
] as const
const code = (problem: ContactProblem) => problem

const text = (longest: number) =>
  v.pipe(
    v.string(code('missing')),
    v.trim(),
    v.nonEmpty(code('missing')),
    v.maxLength(longest, code('too-long')),
    v.check((value) => value.isWellFormed(), code('unreadable')),
  )
const line = (longest: number) => v.pipe(text(longest), v.check(isOneLine, code('several-lines')))

const fields = {
  from_name: line(LONGEST.from_name),
  email: v.pipe(line(LONGEST.email), v.check(isEmailAddress, code('email-invalid'))),
  number: v.pipe(
    line(LONGEST.number),
    v.regex(/^\+?[\d ()]+$/, code('number-signs')),
    v.check((value) => /^\d{6,15}$/.test(value.replace(/\D/g, '')), code('number-length')),
  ),
  message: v.pipe(
    text(LONGEST.message),
    v.check((value) => !CONTROL.test(value), code('control-characters')),
  ),
}

/** A message that can be sent: bounded, readable, and nothing in it that could end a line of a mail's head. */
export const ContactMessageSchema = v.object(fields)

/** The first thing wrong with a field; undefined when nothing is. */
export function problemOf(field: ContactField, value: string): ContactProblem | undefined {
  const message = v.safeParse(fields[field], value).issues?.[0].message
  return PROBLEMS.find((problem) => problem === message)
}

/** What was typed or pasted, without what nobody sees or means: control characters, other line ends, dots in numbers. */
export function tidyMessage(typed: ContactMessage): ContactMessage {
  return {
    from_name: oneLine(typed.from_name),
    email: oneLine(typed.email),
    number: tidyNumber(typed.number),
    message: typed.message.toWellFormed().replace(/\r\n?/g, '\n').replace(new RegExp(CONTROL, 'g'), '').trim(),
  }
}
