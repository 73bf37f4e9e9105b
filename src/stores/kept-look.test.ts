import { afterEach, describe, expect, test } from 'vitest'
import { closePage, openPage } from './test-browser.ts'
import { stubPage } from './test-page.ts'

afterEach(closePage)

describe('a list that is opened', () => {
  const openedAt = async (address: string, kept: Record<string, string>) => {
    openPage(kept)
    const page = stubPage(address, { state: 'own' })
    const { takeKeptLook } = await import('./kept-look.ts')
    takeKeptLook()
    expect(history.state).toBe('own')
    return page.told
  }

  test.for([
    ['/store/horse', '/store/horse?view=table'],
    ['/search?q=a+mat&colour=grey,~', '/search?q=a+mat&colour=grey,~&view=table'],
    ['/store/horse#more', '/store/horse?view=table#more'],
  ] as const)('comes as a table where the one before was one: %s', async ([address, told]) => {
    expect(await openedAt(address, { look: 'table' })).toEqual([`replace ${told}`])
  })

  test('has its own look where its address states one, and cards where nobody chose', async () => {
    expect(await openedAt('/store/horse?view=cards', { look: 'table' })).toEqual([])
    expect(await openedAt('/store/horse', { look: 'cards' })).toEqual([])
    expect(await openedAt('/store/horse', {})).toEqual([])
    expect(await openedAt('/store/horse', { look: 'carousel' })).toEqual([])
  })
})
