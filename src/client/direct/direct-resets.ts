import { checkPassword } from '#flows/common-passwords.ts'
import type { CustomerTurn } from '#flows/customer-write.ts'
import { checkReset, type PasswordResetPorts, requestReset, resetPassword } from '#flows/password-reset.ts'
import { siteName } from '#site-name.ts'
import { directMailer } from './direct-mailer.ts'

/**
 * Forgotten passwords in this browser; loaded by who has forgotten one. No server keeps a key here, so nothing but the token
 * itself guards a link. Throws when the library of mails does not load.
 */
export async function directResets(store: PasswordResetPorts['store']) {
  const ports: PasswordResetPorts = {
    store,
    mailer: await directMailer(),
    mac: async () => '',
    sameMac: () => true,
    checkPassword,
    shop: { origin: location.origin, name: siteName },
    nowMs: Date.now,
  }
  return {
    request: (email: string) => requestReset(ports, email),
    check: (tokenId: string) => checkReset(ports, { tokenId, mac: '' }),
    reset: (turn: CustomerTurn, tokenId: string, password: string) =>
      resetPassword(ports, turn, { tokenId, mac: '' }, password),
  }
}
