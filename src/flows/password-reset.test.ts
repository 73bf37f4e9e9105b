import { expect, test } from 'vitest'
import { type Customer, NO_ADDRESS } from '#domain/customer.ts'
import { idIn, RESET_PASSWORD_PATH } from '#domain/paths.ts'
import type { CustomerAccount } from '#store-api/customer-calls.ts'
import type { Mail } from './mailer.ts'
import { checkReset, type PasswordResetPorts, requestReset } from './password-reset.ts'

const ADA: Customer = {
  ...{ customerId: 'ada', salutation: 'Ms.', firstName: 'Ada', lastName: 'Byron', company: '', mobile: '' },
  ...{ email: 'ada@example.com', displayName: '', displayAddress: '' },
  ...{ billingAddress: NO_ADDRESS, shippingAddress: { ...NO_ADDRESS, attentionTo: '' } },
}

/** A store that says another thing of a customer when it is asked by an address, and the mails that went out. */
function openResets(byEmail: Partial<Customer>, byId: CustomerAccount | undefined) {
  const mails: Mail[] = []
  const ports: PasswordResetPorts = {
    store: {
      customerByEmail: async () => ({ customer: { ...ADA, ...byEmail }, password: 'felt', active: true }),
      customer: async () => byId,
      changePassword: async () => undefined,
      createResetToken: async () => 'token-1',
      resetToken: async (tokenId) => ({ tokenId, customerId: 'ada', expiresAtMs: 1_000, active: true }),
    },
    mailer: { send: async (mail) => void mails.push(mail) },
    mac: async ({ tokenId }, { password, customer }) => JSON.stringify([tokenId, password, customer.email]),
    checkPassword: async () => undefined,
    sameMac: (one, other) => one === other,
    shop: { origin: 'https://shop.example', name: 'Hoof & Husk' },
    nowMs: () => 0,
  }
  return { ports, mails }
}

test('a link holds though the store writes the address otherwise when it is asked by it', async () => {
  const { ports, mails } = openResets({ email: 'Ada@Example.com' }, { customer: ADA, password: 'felt', active: true })
  expect(await requestReset(ports, 'ada@example.com')).toEqual({ status: 'sent' })
  const [mail] = mails
  const { pathname, hash } = new URL(mail?.kind === 'reset' ? mail.fields.reset_link : '')
  const link = { tokenId: idIn(RESET_PASSWORD_PATH, pathname), mac: decodeURIComponent(hash.slice(1)) }
  expect(await checkReset(ports, link)).toBe(true)
})

test.each([
  ['is gone', undefined],
  ['is closed', { customer: ADA, password: 'felt', active: false }],
])('nothing is mailed to a customer whose own record %s', async (_, byId) => {
  const { ports, mails } = openResets({}, byId)
  expect(await requestReset(ports, 'ada@example.com')).toEqual({ status: 'email-not-found' })
  expect(mails).toEqual([])
})
