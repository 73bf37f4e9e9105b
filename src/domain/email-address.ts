import * as v from 'valibot'
import { code } from './field-problem.ts'

/** RFC 5321, section 4.5.3.1, with the path's brackets taken off. */
export const LONGEST_EMAIL = 254
const LONGEST_LOCAL_PART = 64

const ATOM = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** A last label is of letters, or an international one in ASCII: an address of digits is no name. */
const TOP = '(?:[a-z]{2,63}|xn--[a-z\\d-]{0,58}[a-z\\d])'
const ADDRESS = new RegExp(`^(${ATOM}(?:\\.${ATOM})*)@(?:${LABEL}\\.)+${TOP}$`, 'i')

/**
 * Whether mail can be sent to an address: what the HTML Standard calls a valid e-mail address, with dots and lengths as
 * RFC 5321 has them and a domain of two labels at least. Quoted names and addresses of machines are refused, as there.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false
  const localPart = ADDRESS.exec(text)?.[1]
  return localPart !== undefined && localPart.length <= LONGEST_LOCAL_PART
}

/** Whether two addresses are one, as stores and log-ins take them: capitals and white space around them count for nothing. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** An address as it is typed or sent, without white space around it; what is wrong is a `FieldProblem`. */
export const emailAddress = () =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(code('email-missing')),
    v.check(isEmailAddress, code('email-invalid')),
  )
