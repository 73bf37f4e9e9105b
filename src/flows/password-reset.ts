import { isUsableId } from '#domain/id.ts'
import { resetPasswordPath } from '#domain/paths.ts'
import { isResetTokenValid, RESET_TOKEN_LIFETIME_MS, type ResetToken } from '#domain/reset-token.ts'
import type { CustomerAccount, CustomerCalls } from '#store-api/customer-calls.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import type { TokenCalls } from '#store-api/token-calls.ts'
import { type GuessablePassword, setPassword } from './account.ts'
import type { PasswordCheck } from './common-passwords.ts'
import type { CustomerTurn } from './customer-write.ts'
import type { Mailer } from './mailer.ts'

/**
 * What binds a link to a token, its customer, its expiry and the password and address of now; where no server keeps a
 * key, nothing.
 */
export type ResetMac = (token: ResetToken, account: CustomerAccount) => Promise<string>

/** What a mail leads to: a token, and the mac that only the mail carries. */
export interface ResetLink {
  tokenId: string
  mac: string
}

export interface PasswordResetPorts {
  store: Pick<CustomerCalls, 'customerByEmail' | 'customer' | 'changePassword'> & TokenCalls
  mailer: Mailer
  mac: ResetMac
  checkPassword: PasswordCheck
  sameMac: (a: string, b: string) => boolean
  /** Where the shop is, without a slash at the end, and whose mail it is. */
  shop: { origin: string; name: string }
  nowMs: () => number
}

export type ResetRequestOutcome = { status: 'sent' } | { status: 'email-not-found' } | { status: 'token-failed' }

/** Mails a link that lasts 48 hours and dies with its first use. Throws StoreApiError or MailError. */
export async function requestReset(ports: PasswordResetPorts, email: string): Promise<ResetRequestOutcome> {
  const { store, mailer, mac, shop, nowMs } = ports
  const found = await store.customerByEmail(email)
  // The link is held against this record later: asked by an address, a store may say less of its customer.
  const account = found && (await store.customer(found.customer.customerId))
  if (found === undefined || account === undefined || !account.active) return { status: 'email-not-found' }
  const { customerId, firstName, lastName, email: address } = found.customer
  const token = await createToken(ports, customerId, nowMs())
  if (token === undefined) return { status: 'token-failed' }
  const seal = await mac(token, account)
  await mailer.send({
    kind: 'reset',
    fields: {
      to_name: `${firstName} ${lastName}`.trim(),
      to_email: address,
      reset_link: shop.origin + resetPasswordPath(token.tokenId, seal),
      from_name: shop.name,
    },
  })
  return { status: 'sent' }
}

/** Whether a link may still set a password. Throws StoreApiError. */
export async function checkReset(ports: PasswordResetPorts, link: ResetLink): Promise<boolean> {
  return (await accountOfLink(ports, link)) !== undefined
}

export type ResetOutcome =
  | GuessablePassword
  | { status: 'done'; account: CustomerAccount }
  | { status: 'invalid' }
  | { status: 'unconfirmed' }

/** Sets the password if the link holds; the turn is that of the link's customer. Throws StoreApiError. */
export async function resetPassword(
  ports: PasswordResetPorts,
  turn: CustomerTurn,
  { tokenId, mac }: ResetLink,
  password: string,
): Promise<ResetOutcome> {
  const account = await accountOfLink(ports, { tokenId, mac })
  if (account === undefined) return { status: 'invalid' }
  const why = await ports.checkPassword(password, account.customer)
  if (why !== undefined) return { status: 'guessable', why }
  const written = await setPassword({ store: ports.store, turn, account }, password)
  return written.status === 'stands' ? { status: 'done', account } : { status: 'unconfirmed' }
}

/** Whose link it says it is; that it holds is another matter. Throws StoreApiError. */
export async function customerOfToken({ store }: PasswordResetPorts, tokenId: string): Promise<string | undefined> {
  return isUsableId(tokenId) ? (await store.resetToken(tokenId))?.customerId : undefined
}

async function createToken(
  { store }: PasswordResetPorts,
  customerId: string,
  nowMs: number,
): Promise<ResetToken | undefined> {
  try {
    const tokenId = await store.createResetToken(customerId, nowMs, nowMs + RESET_TOKEN_LIFETIME_MS)
    return await store.resetToken(tokenId)
  } catch (error) {
    if (error instanceof StoreApiError) return undefined
    throw error
  }
}

async function accountOfLink(
  ports: PasswordResetPorts,
  { tokenId, mac }: ResetLink,
): Promise<CustomerAccount | undefined> {
  const { store, nowMs, sameMac } = ports
  if (!isUsableId(tokenId)) return undefined
  const token = await store.resetToken(tokenId)
  if (token === undefined || !isResetTokenValid(token, nowMs())) return undefined
  const account = await store.customer(token.customerId)
  if (account === undefined || !account.active || !sameMac(mac, await ports.mac(token, account))) return undefined
  return account
}
