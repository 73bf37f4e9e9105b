import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('what is asked for twice, at once or later, is loaded once', async () => {
  const load = vi.fn(async () => ({}))
  const part = loadOnce(load)
  const [one, other] = await Promise.all([part(), part()])
  expect(one).toBe(other)
  expect(await part()).toBe(one)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be loaded is tried again', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('no signal'))
  const part = loadOnce(load)
  await expect(part()).rejects.toThrow('no signal')
  expect(await part()).toBe('loaded')
})
