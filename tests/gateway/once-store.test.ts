import { expect, test } from 'vitest'
import { describeOnceStores } from './once-kinds.ts'

describeOnceStores('turns and texts', (open) => {
  test('keeps a text for every gateway, and the latest one', async () => {
    const [here, there] = [await open(), await open()]
    await here.set('key', 'first', 60_000)
    await here.set('key', 'second', 60_000)
    expect(await there.get('key')).toBe('second')
    expect(await there.get('another')).toBeUndefined()
    await here.close()
    await there.close()
  })

  test('forgets what has outlived its time', async () => {
    const store = await open()
    await store.set('brief', 'text', 30)
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(await store.get('brief')).toBeUndefined()
    await store.close()
  })

  test('lets only one gateway work under a name at a time, and every one in the end', async () => {
    const stores = [await open(), await open()]
    let working = 0
    let most = 0
    let done = 0
    const work = async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setTimeout(resolve, 5))
      working -= 1
      done += 1
    }
    const runs = Array.from({ length: 30 }, (_, index) => stores[index % 2]?.exclusively('name', 20_000, work))
    expect(await Promise.all(runs)).toHaveLength(30)
    expect({ most, done }).toEqual({ most: 1, done: 30 })
    for (const store of stores) await store.close()
  })

  test('gives every turn a higher fence than the last, over all gateways', async () => {
    const [here, there] = [await open(), await open()]
    const fences: number[] = []
    for (const store of [here, there, here])
      await store.exclusively('fenced', 100, async ({ fence }) => void fences.push(fence))
    const [first = 0] = fences
    expect(fences).toEqual([first, first + 1, first + 2])
    await here.close()
    await there.close()
  })

  test('gives up waiting after the time it was told, and leaves other names free', async () => {
    const store = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = store.exclusively('held', 1_000, () => promise)
    expect(await store.exclusively('held', 120, async () => 'ran')).toBeUndefined()
    expect(await store.exclusively('free', 120, async () => 'ran')).toEqual({ done: 'ran' })
    resolve()
    await held
    expect(await store.exclusively('held', 120, async () => 'ran')).toEqual({ done: 'ran' })
    await store.close()
  })

  test('frees the name when the work fails, and passes the failure on', async () => {
    const store = await open()
    const failing = store.exclusively('name', 100, async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await store.exclusively('name', 100, async () => 'ran')).toEqual({ done: 'ran' })
    await store.close()
  })
})
