import { expect, test, vi } from 'vitest'
import { LoggedOutError } from '#client/account-errors.ts'
import type { Account } from '#client/backend.ts'
import { NO_ADDRESS } from '#domain/customer.ts'
import type { OrderRequest } from '#domain/placed-order.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { BEGUN } from '#flows/test-order-run.ts'
import { directAccount } from './direct-account.ts'

vi.mock('astro:env/client', () => {
  const ofMails = ['ORIGIN', 'PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_CONTACT', 'TEMPLATE_NOTICE', 'TEMPLATE_ORDER']
  return {
    ...Object.fromEntries([...ofMails, 'TEMPLATE_RESET'].map((name) => [`DIRECT_EMAILJS_${name}`, ''])),
    ...{ DIRECT_STORE_API_URL: 'https://store.example', DIRECT_STORE_API_KEY: 'for-all-to-read' },
  }
})

const mailer = vi.hoisted(() => ({ open: vi.fn() }))
vi.mock('./direct-mailer.ts', () => ({ directMailer: mailer.open }))

const { total, billing, shipTo, notes } = BEGUN
const REQUEST: OrderRequest = {
  ...{ key: '0199f3a5-0000-7000-8000-000000000000', customerId: 'ada', total, billing, shipTo, notes },
  items: BEGUN.lines.map(({ itemId, quantity, price }) => ({ itemId, quantity, price })),
}

test.each([
  ['somebody else is logged in by now', 'eve'],
  ['nobody is logged in any more', undefined],
])('where %s nothing is ordered, and the store hears nothing of it', async (_, who) => {
  stubLocalStorage()
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  await expect(directAccount(() => who).placeOrder(REQUEST)).rejects.toBeInstanceOf(LoggedOutError)
  expect(asked).not.toHaveBeenCalled()
})

const WAYS: [string, (account: Account) => Promise<unknown>][] = [
  ['what the store knows is read', (account) => account.customer()],
  ['an address is saved', (account) => account.saveShippingAddress('ada', NO_ADDRESS)],
  ['the password is changed', (account) => account.changePassword('at-sea', 'felt-and-fibre')],
  ['an order is placed', (account) => account.placeOrder(REQUEST)],
]

test.each(WAYS)('whose account the store has closed is a stranger where %s, and nothing is written', async (_, way) => {
  stubLocalStorage()
  vi.stubGlobal('navigator', { locks: { request: async (_: string, work: () => Promise<unknown>) => work() } })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: URL | string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(address).pathname}`)
    return Response.json({ customerID: 'ada', firstName: 'Ada', loginPassword: 'at-sea', activeStatus: 'I' })
  })
  await expect(way(directAccount(() => 'ada'))).rejects.toBeInstanceOf(LoggedOutError)
  expect(asked).toEqual(['GET /api/Customer/ada'])
})

test('a changed password stands though what mails of it cannot be loaded', async () => {
  stubLocalStorage()
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('navigator', { locks: { request: async (_: string, work: () => Promise<unknown>) => work() } })
  mailer.open.mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  let loginPassword = 'at-sea'
  vi.stubGlobal('fetch', async (_: URL | string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') loginPassword = 'felt-and-fibre'
    return Response.json({ customerID: 'ada', firstName: 'Ada', loginPassword, activeStatus: 'A' })
  })
  const account = directAccount(() => 'ada')
  expect(await account.changePassword('at-sea', 'felt-and-fibre')).toMatchObject({ status: 'changed' })
  expect(mailer.open).toHaveBeenCalledOnce()
})
