import { expect, test } from 'vitest'
import type { IntentStage, KeptIntent } from '#flows/intent-store.ts'
import { type Turn, TurnLostError } from '#flows/turn.ts'
import type { OnceStore } from '#gateway/once-store.ts'
import { describeOnceStores } from './once-kinds.ts'

let customers = 0

/** Every test has a customer of its own, since all share one store. */
function aCustomer(): string {
  customers += 1
  return `ada "${customers}" ✓`
}

function anIntent(customerId: string, version: number, stage: IntentStage = 'open', intentId = 'one'): KeptIntent {
  return {
    intentId: `${customerId} ${intentId}`,
    customerId,
    version,
    stage,
    text: `{"version":${version},"of":"Ünï"}`,
  }
}

/** Work in a turn that nobody else wants. */
async function inTurn<T>(store: OnceStore, customerId: string, work: (turn: Turn) => Promise<T>): Promise<T> {
  const answer = await store.exclusively(customerId, 1_000, work)
  if (answer === undefined) throw new Error('The turn was taken.')
  return answer.done
}

describeOnceStores('intents', (open) => {
  test('what one gateway wrote, every other reads, and the latest of it', async () => {
    const [here, there] = [await open(), await open()]
    const customerId = aCustomer()
    await inTurn(here, customerId, async (turn) => {
      await here.intents.write(anIntent(customerId, 1), turn)
      await here.intents.write(anIntent(customerId, 2), turn)
    })
    expect(await there.intents.read(customerId, `${customerId} one`)).toEqual({
      version: 2,
      text: anIntent(customerId, 2).text,
    })
    expect(await there.intents.ofCustomer(customerId)).toEqual([anIntent(customerId, 2).text])
    expect(await there.intents.read(customerId, 'another')).toBeUndefined()
    await Promise.all([here.close(), there.close()])
  })

  test('nobody reads the intent of another customer', async () => {
    const store = await open()
    const [customerId, stranger] = [aCustomer(), aCustomer()]
    await inTurn(store, customerId, (turn) => store.intents.write(anIntent(customerId, 1), turn))
    expect(await store.intents.read(stranger, `${customerId} one`)).toBeUndefined()
    expect(await store.intents.ofCustomer(stranger)).toEqual([])
    await store.close()
  })

  test('a turn that ended can write nothing once another has begun', async () => {
    const [here, there] = [await open(), await open()]
    const customerId = aCustomer()
    const ended = await inTurn(here, customerId, async (turn) => {
      await here.intents.write(anIntent(customerId, 1), turn)
      return turn
    })
    await inTurn(there, customerId, async () => undefined)
    await expect(here.intents.write(anIntent(customerId, 2), ended)).rejects.toThrow(TurnLostError)
    expect(await there.intents.read(customerId, `${customerId} one`)).toEqual({
      version: 1,
      text: anIntent(customerId, 1).text,
    })
    await Promise.all([here.close(), there.close()])
  })

  test.for([0, 1, 3])('after version 1, version %i is not the next', async (version) => {
    const store = await open()
    const customerId = aCustomer()
    await inTurn(store, customerId, async (turn) => {
      await store.intents.write(anIntent(customerId, 1), turn)
      await expect(store.intents.write(anIntent(customerId, version), turn)).rejects.toThrow(TurnLostError)
    })
    expect(await store.intents.read(customerId, `${customerId} one`)).toEqual({
      version: 1,
      text: anIntent(customerId, 1).text,
    })
    await store.close()
  })

  test('what is open or with a person is found by whoever sweeps, what is final is not', async () => {
    const [here, there] = [await open(), await open()]
    const customerId = aCustomer()
    await inTurn(here, customerId, async (turn) => {
      await here.intents.write(anIntent(customerId, 1, 'open', 'open'), turn)
      await here.intents.write(anIntent(customerId, 1, 'with-person', 'asked'), turn)
      await here.intents.write(anIntent(customerId, 1, 'open', 'done'), turn)
      await here.intents.write(anIntent(customerId, 2, 'final', 'done'), turn)
      await here.intents.write(anIntent(customerId, 1, 'spent', 'never-begun'), turn)
    })
    const mine = (await there.intents.unfinished()).filter((found) => found.customerId === customerId)
    expect(mine.toSorted((one, other) => (one.intentId < other.intentId ? -1 : 1))).toEqual([
      { intentId: `${customerId} asked`, customerId, stage: 'with-person' },
      { intentId: `${customerId} open`, customerId, stage: 'open' },
    ])
    await Promise.all([here.close(), there.close()])
  })

  test('what has been final or spent for long enough is forgotten, what is open never', async () => {
    const store = await open()
    const customerId = aCustomer()
    await inTurn(store, customerId, async (turn) => {
      await store.intents.write(anIntent(customerId, 1, 'final', 'done'), turn)
      await store.intents.write(anIntent(customerId, 1, 'spent', 'asked'), turn)
      await store.intents.write(anIntent(customerId, 1, 'open', 'open'), turn)
    })
    const left = async () => {
      const ids = ['done', 'asked', 'open']
      const read = ids.map((id) => store.intents.read(customerId, `${customerId} ${id}`))
      return (await Promise.all(read)).flatMap((kept, index) => (kept === undefined ? [] : [ids[index]]))
    }
    for (const stage of ['final', 'spent'] as const) await store.intents.forget(stage, Date.now() - 60_000)
    expect(await left()).toEqual(['done', 'asked', 'open'])
    await store.intents.forget('spent', Date.now() + 60_000)
    expect(await left()).toEqual(['done', 'open'])
    await store.intents.forget('final', Date.now() + 60_000)
    expect(await left()).toEqual(['open'])
    await store.close()
  })

  test('the record knows since when it has been kept, and every gateway says the same', async () => {
    const here = await open()
    const bornMs = await here.intents.bornAtMs()
    expect(bornMs).toBeLessThanOrEqual(Date.now())
    const there = await open()
    expect(await there.intents.bornAtMs()).toBe(bornMs)
    await Promise.all([here.close(), there.close()])
  })
})
