import { expect, test } from 'vitest'
import { someCustomer } from '#domain/test-customer.ts'
import type { CustomerAccount } from '#store-api/customer-calls.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'
import { writeCustomer } from './customer-write.ts'
import { LOST, REFUSED } from './test-order-run.ts'

function account(password: string): CustomerAccount {
  return { customer: someCustomer(), password, active: true }
}

interface Fate {
  /** What the write ends with, after it left or before. */
  sent?: Error
  unsent?: Error
  /** What the store shows then. */
  after: string | undefined | Error
}

/** Writes a new password, and what was done about it, in order. */
async function write(before: string, { sent, unsent, after }: Fate) {
  const did: string[] = []
  const store = {
    async customer(customerId: string) {
      did.push(`read ${customerId}`)
      if (after instanceof Error) throw after
      return after === undefined ? undefined : account(after)
    },
  }
  const turn = {
    sending: async () => void did.push('sending'),
    settled: async () => void did.push('settled'),
  }
  const written = writeCustomer(
    store,
    turn,
    account(before),
    ({ password }) => password === 'new',
    async (sending) => {
      if (unsent !== undefined) throw unsent
      await sending()
      did.push('sent')
      if (sent !== undefined) throw sent
    },
  )
  const outcome = await written.then(
    ({ status }) => status,
    (error: unknown) => error,
  )
  return { did, outcome }
}

const fault = new TypeError('A fault of ours')

test('what stands already is not sent, so that nothing of it can arrive later', async () => {
  expect(await write('new', { after: 'new' })).toEqual({ did: [], outcome: 'stands' })
})

test('a write that was answered is settled, and counts once the store shows it', async () => {
  const did = ['sending', 'sent', 'settled', 'read ada']
  expect(await write('old', { after: 'new' })).toEqual({ did, outcome: 'stands' })
  for (const after of ['old', undefined, LOST])
    expect(await write('old', { after })).toEqual({ did, outcome: 'unconfirmed' })
})

test('a write without an answer is settled only once the store shows it', async () => {
  const did = ['sending', 'sent', 'read ada']
  expect(await write('old', { sent: LOST, after: 'new' })).toEqual({ did: [...did, 'settled'], outcome: 'stands' })
  for (const after of ['old', undefined, LOST])
    expect(await write('old', { sent: LOST, after })).toEqual({ did, outcome: 'unconfirmed' })
})

test('a write that was certainly refused is settled, and said to be', async () => {
  expect(await write('old', { sent: REFUSED, after: 'new' })).toEqual({
    did: ['sending', 'sent', 'settled'],
    outcome: REFUSED,
  })
})

test('a write that was refused in words is said to be where the record is as it was, and may still arrive', async () => {
  const did = ['sending', 'sent', 'read ada']
  const failure = { kind: 'refused', message: 'Taken.' } as const
  const refusal = new StoreRefusal('PUT /api/Customer', failure, 'Taken.')
  expect(await write('old', { sent: refusal, after: 'old' })).toEqual({ did, outcome: refusal })
  expect(await write('old', { sent: refusal, after: 'new' })).toEqual({ did: [...did, 'settled'], outcome: 'stands' })
  // Nobody knows what came of it, or something else did.
  for (const after of [undefined, LOST, 'another'])
    expect(await write('old', { sent: refusal, after })).toEqual({ did, outcome: 'unconfirmed' })
  const wordless = new StoreRefusal('PUT /api/Customer', failure, '')
  expect(await write('old', { sent: wordless, after: 'old' })).toEqual({ did, outcome: 'unconfirmed' })
})

test('what went wrong before anything was sent is said as it is, and nothing is settled', async () => {
  const early = new StoreApiError('GET /api/Customer', { kind: 'timeout', limitMs: 1 })
  for (const unsent of [early, fault])
    expect(await write('old', { unsent, after: 'old' })).toEqual({ did: [], outcome: unsent })
})

test('a fault of ours is not taken for an answer', async () => {
  expect((await write('old', { sent: fault, after: 'new' })).outcome).toBe(fault)
  expect((await write('old', { after: fault })).outcome).toBe(fault)
})
