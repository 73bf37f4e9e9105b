import { type Guessable, guessable, type PasswordOwner } from '#domain/guessable-password.ts'
import { loadOnce } from '#domain/load-once.ts'

/** Whether a password that is being set would be guessed at once. */
export type PasswordCheck = (password: string, owner: PasswordOwner) => Promise<Guessable | undefined>

/** The list of common passwords is larger than a whole page. */
const commonPasswords = loadOnce(
  async () => new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']),
)

/** Looks through the list of common passwords, which is read when first needed. */
export const checkPassword: PasswordCheck = async (password, owner) => {
  const common = await commonPasswords()
  return guessable(password, owner, (text) => common.has(text))
}
