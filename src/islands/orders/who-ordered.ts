import { $session } from '#stores/session.ts'

/** The name and the e-mail of whoever is logged in: nobody else is shown the order. */
export function whoOrdered(): string[] {
  const { firstName = '', lastName = '', email = '' } = $session.get() ?? {}
  return [`${firstName} ${lastName}`.trim(), email].filter((text) => text !== '')
}
