import { type Guessable, guessable, type PasswordOwner } from '#domain/guessable-password.ts'

/** Whether a password that is being set would be guessed at once. */
export type PasswordCheck = (password: string, owner: PasswordOwner) => Promise<Guessable | undefined>

let list: Promise<ReadonlySet<string>> | undefined

/** Looks through the list of common passwords, which is read when first needed: it is larger than a whole page. */
export const checkPassword: PasswordCheck = async (password, owner) => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  const common = await list
  return guessable(password, owner, (text) => common.has(text))
}
