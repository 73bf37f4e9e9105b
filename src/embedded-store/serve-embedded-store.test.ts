import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoCustomer } from './demo-customer.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { serveEmbeddedStore } from './serve-embedded-store.ts'
import { littleCatalogue, littleSlides } from './test-store.ts'

let dataFolder = ''

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'embedded-store-'))
})

afterEach(() => {
  rmSync(dataFolder, { recursive: true })
})

const List = v.object({ data: v.array(v.record(v.string(), v.unknown())) })

async function list(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { APIKey: 'key' } })
  return v.parse(List, await response.json()).data
}

async function demoOrders(origin: string) {
  const found = await fetch(`${origin}/api/Customer/GetByEmail?EmailAddress=${demoCustomer.email}`, {
    headers: { APIKey: 'key' },
  })
  const Found = v.object({
    data: v.object({ customerID: v.string(), loginPassword: v.literal(demoCustomer.password) }),
  })
  const { customerID } = v.parse(Found, await found.json()).data
  return list(origin, `/Api/Order?CustomerID=${customerID}`)
}

test('the first start brings the demo: a catalogue, slides, and a customer with two orders of several lines', async () => {
  const served = await serveEmbeddedStore({ dataFolder, apiKey: 'key', port: 0 })
  try {
    expect((await list(served.origin, '/Api/CategoryMain')).length).toBeGreaterThanOrEqual(4)
    expect((await list(served.origin, '/Api/Item')).length).toBeGreaterThanOrEqual(60)
    expect((await list(served.origin, '/Api/Item?IsNew=y')).length).toBeGreaterThanOrEqual(6)
    expect(await list(served.origin, '/Api/SlideBanner')).toHaveLength(4)
    const orders = await demoOrders(served.origin)
    expect(orders).toMatchObject([{ orderStatusText: 'Pending' }, { orderStatusText: 'Delivered' }])
    for (const { orderID } of orders) {
      expect((await list(served.origin, `/Api/OrderItem?Page=0&OrderID=${orderID}`)).length).toBeGreaterThan(1)
    }
  } finally {
    await served.close()
  }
})

test('what happened is kept over a restart, and nothing is seeded twice', async () => {
  const options = { dataFolder, apiKey: 'key', port: 0 }
  const first = await serveEmbeddedStore({
    ...options,
    seed: ({ database }) => seedCatalogue(database, littleCatalogue, littleSlides),
  })
  await first.close()
  const second = await serveEmbeddedStore(options)
  try {
    expect(await list(second.origin, '/Api/Item')).toHaveLength(3)
  } finally {
    await second.close()
  }
})

test('a port in use is said in a sentence', async () => {
  const served = await serveEmbeddedStore({ dataFolder, apiKey: 'key', port: 0, seed: () => {} })
  try {
    const port = Number(new URL(served.origin).port)
    await expect(serveEmbeddedStore({ dataFolder, apiKey: 'key', port, seed: () => {} })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is already in use`,
    )
  } finally {
    await served.close()
  }
})

test('an editor changes the status of an order while the store runs', async () => {
  const served = await serveEmbeddedStore({ dataFolder, apiKey: 'key', port: 0 })
  try {
    const { orderID } = v.parse(v.looseObject({ orderID: v.string() }), (await demoOrders(served.origin))[0])
    expect((await runOrderStatus()).stdout).toContain(orderID)
    await runOrderStatus(orderID, 's', '--paid')
    expect(await demoOrders(served.origin)).toMatchObject([{ orderStatusText: 'Shipped', paidStatusText: 'Paid' }, {}])
  } finally {
    await served.close()
  }
})

test('the status command says what is wrong and fails', async () => {
  const served = await serveEmbeddedStore({ dataFolder, apiKey: 'key', port: 0, seed: () => {} })
  await served.close()
  const failure = await runOrderStatus('HH999999', 'S').catch((error: unknown) => error)
  expect(v.parse(Failure, failure)).toEqual({ code: 1, stderr: expect.stringContaining('There is no order HH999999') })
})

const Failure = v.object({ code: v.number(), stderr: v.string() })

function runOrderStatus(...args: string[]) {
  return promisify(execFile)(process.execPath, ['scripts/order-status.ts', '--data', dataFolder, ...args])
}
