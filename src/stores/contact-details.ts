import { type AskedMat, linesThatFit, readContactSubject } from '#domain/contact-subject.ts'
import { measureOf } from '#domain/sale-terms.ts'
import * as words from '#words/contact.ts'
import { backend } from './backend.ts'
import { $session } from './session.ts'

/** What the message begins with, by the address of the page; empty for nothing. The writer sees it and can change it. */
export async function subjectText(): Promise<string> {
  const subject = readContactSubject(location.hash)
  if (subject === undefined) return ''
  if (subject.kind === 'product') return `${words.aboutMat(matText(subject))}\n\n`
  const { $cart } = await import('./cart.ts')
  const { lines, left } = linesThatFit(
    $cart.get().map((line) => matText({ ...line, measure: measureOf(line.terms.unit) })),
  )
  const rest = left === 0 ? [] : [words.andMore(left)]
  const named = [...lines, ...rest].join('\n')
  if (subject.kind === 'quotation') return `${words.quotationFor}\n${named}\n\n${words.deliveredTo}\n`
  return lines.length === 0 ? '' : `${words.aboutCart}\n${named}\n\n`
}

/** Name and e-mail of whoever is logged in, which this browser knows; undefined for a stranger. */
export function knownDetails(): { from_name: string; email: string } | undefined {
  const session = $session.get()
  if (session === undefined) return undefined
  return { from_name: `${session.firstName} ${session.lastName}`.trim(), email: session.email }
}

/** The telephone number of whoever is logged in, which the store is asked for; empty where it is not known. */
export async function knownNumber(): Promise<string> {
  try {
    const account = await backend.account()
    const { customerId, mobile } = await account.customer()
    // In another tab somebody else may have logged in.
    return customerId === $session.get()?.customerId ? mobile : ''
  } catch {
    // A form can be filled in by hand.
    return ''
  }
}

function matText({ code, name, quantity, measure }: AskedMat): string {
  const named = code === '' ? name : words.matWithCode(name, code)
  if (quantity === undefined) return named
  return measure === undefined ? words.piecesOf(String(quantity), named) : words.measured[measure](quantity, named)
}
