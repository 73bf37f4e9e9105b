import { expect, test } from 'vitest'
import { apiAnswering, rejection, success } from '#store-api/test-api.ts'
import { crawl } from './crawl.ts'
import { silentProgress } from './progress.ts'

const wireItem = (itemID: string) => ({ itemID, itemName: `Mat ${itemID}`, retailPrice: '12.50' })

/** A store of 4 main categories, 12 sub-categories and 48 items. */
function answer(target: string): Response {
  const { pathname, searchParams } = new URL(target, 'https://api.example')
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const main = searchParams.get('CategoryMainID')
  const sub = searchParams.get('CategorySubID')
  if (pathname === '/Api/CategoryMain')
    return success(numbered(4).map((n) => ({ categoryMainID: n, categoryMainName: `M${n}` })))
  if (main !== null)
    return success(numbered(3).map((n) => ({ categorySubID: `${main}.${n}`, categorySubName: `S${n}` })))
  if (sub !== null) return success(numbered(4).map((n) => wireItem(`${sub}.${n}`)))
  if (pathname.startsWith('/Api/ImageData/')) return success([{ imageID: `${pathname.split('/').at(-1)}-1` }])
  return success([])
}

test('the whole catalogue is read, in the order of the store', async () => {
  const { api } = apiAnswering(({ target }) => answer(target))
  const crawled = await crawl(api, 8, silentProgress)
  expect(crawled.mainCategories.map(({ mainCategoryId }) => mainCategoryId)).toEqual(['1', '2', '3', '4'])
  expect(crawled.subCategories).toHaveLength(12)
  expect(crawled.items.map(({ itemId }) => itemId).slice(0, 5)).toEqual(['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.2.1'])
  expect(crawled.items).toHaveLength(48)
  expect(crawled.galleries.get('4.3.4')).toEqual(['4.3.4-1'])
  expect(crawled.galleries.size).toBe(48)
})

test.each([1, 3, 8])(
  'never more than %d calls are under way at any one time, and as many as that are',
  async (most) => {
    let underWay = 0
    let peak = 0
    const { api } = apiAnswering(async ({ target }) => {
      underWay += 1
      peak = Math.max(peak, underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
      return answer(target)
    })
    await crawl(api, most, silentProgress)
    expect(peak).toBe(most)
  },
)

test('every step tells how many parts it has and when each is done', async () => {
  const steps: { label: string; total: number; done: number }[] = []
  const { api } = apiAnswering(({ target }) => answer(target))
  await crawl(api, 8, {
    step(label, total) {
      const step = { label, total, done: 0 }
      steps.push(step)
      return {
        advance() {
          step.done += 1
        },
      }
    },
  })
  expect(steps.map(({ label, total, done }) => [label, total, done])).toEqual([
    ['sub-categories', 4, 4],
    ['items of sub-categories', 12, 12],
    ['galleries', 48, 48],
    ['lists once more', 6, 6],
  ])
})

test('no item or gallery is asked for twice, though two categories list the same', async () => {
  const { api, sent } = apiAnswering(({ target }) => {
    if (target.includes('CategoryMainID=')) return success([{ categorySubID: 'same', categorySubName: 'Same' }])
    if (target.includes('CategorySubID=')) return success([wireItem('I'), wireItem('I')])
    return answer(target)
  })
  const { items } = await crawl(api, 8, silentProgress)
  expect(items).toHaveLength(2)
  const long = sent.map(({ target }) => target).filter((target) => /CategorySubID|ImageData/.test(target))
  expect(long).toEqual(['/Api/Item?CategorySubID=same', '/Api/ImageData/I'])
})

test('an item with an id that cannot be asked about costs no other its gallery', async () => {
  const { api } = apiAnswering(({ target }) =>
    target.includes('CategorySubID=1.1') ? success([wireItem('..'), wireItem(''), wireItem('ok')]) : answer(target),
  )
  const crawled = await crawl(api, 8, silentProgress)
  expect(crawled.items.map(({ itemId }) => itemId)).toContain('..')
  expect(crawled.galleries.get('ok')).toEqual(['ok-1'])
  expect(crawled.galleries.has('..')).toBe(false)
})

test('records that cannot be read are gathered from every call', async () => {
  const { api } = apiAnswering(({ target }) =>
    target.includes('CategorySubID=1.1') || target.startsWith('/Api/SlideBanner')
      ? success([{ itemID: 'x' }])
      : answer(target),
  )
  const { unreadable } = await crawl(api, 8, silentProgress)
  expect(unreadable.map(({ call }) => call)).toEqual(['GET /Api/SlideBanner', 'GET /Api/Item'])
})

test.each(['/Api/SlideBanner', '/Api/Item?CategorySubID=3.2', '/Api/ImageData/4.1.2'])(
  'half a catalogue is none: a failure of %s fails the crawl',
  async (failing) => {
    const { api } = apiAnswering(({ target }) => (target === failing ? new Response('<html>') : answer(target)))
    expect(await rejection(crawl(api, 8, silentProgress))).toMatchObject({ failure: { kind: 'not-json' } })
  },
)

test.each([
  ['refused', new Response('{"success":false,"errorMessage":"No such item"}'), 'success', 'is false'],
  ['hidden', new Response('<h1>Not here</h1>', { status: 404 }), 'the answer', 'has the status 404'],
  ['beyond the store', new Response('Object reference not set', { status: 500 }), 'the answer', 'has the status 500'],
  ['no list', new Response('{"success":true,"data":"none"}'), 'data', expect.stringMatching(/list|array/i)],
])('a gallery that is %s costs its item the pictures alone', async (_, broken, path, expected) => {
  const { api } = apiAnswering(({ target }) => (target === '/Api/ImageData/4.1.2' ? broken.clone() : answer(target)))
  const { galleries, unreadable } = await crawl(api, 8, silentProgress)
  expect(galleries.get('4.1.2')).toEqual([])
  expect(galleries.get('4.1.1')).toEqual(['4.1.1-1'])
  expect(unreadable).toEqual([{ call: 'GET /Api/ImageData/4.1.2', path, expected }])
})

test('an item that was changed while two sub-categories were read is read once more where it stands', async () => {
  let reads = 0
  const { api, sent } = apiAnswering(({ target }) => {
    const isShared = /CategorySubID=[12]\.1$/.test(target)
    if (!isShared) return answer(target)
    reads += 1
    return success([{ ...wireItem('shared'), retailPrice: reads === 1 ? '89.50' : '90.00' }])
  })
  const { items } = await crawl(api, 1, silentProgress)
  expect(items.filter(({ itemId }) => itemId === 'shared').map(({ price }) => price)).toEqual([9000, 9000])
  expect(sent.filter(({ target }) => target.includes('CategorySubID=')).map(({ target }) => target)).toHaveLength(14)
})

test('what a store goes on saying in two ways is asked for twice, and what of it cannot be read is told once', async () => {
  const { api, sent } = apiAnswering(({ target }) => {
    const sub = /CategorySubID=([12])\.1$/.exec(target)?.[1]
    return sub === undefined ? answer(target) : success([{ ...wireItem('shared'), itemName: `Mat ${sub}` }, {}])
  })
  const { items, unreadable } = await crawl(api, 8, silentProgress)
  expect(items.filter(({ itemId }) => itemId === 'shared').map(({ name }) => name)).toEqual(['Mat 1', 'Mat 2'])
  expect(unreadable).toHaveLength(2)
  expect(sent.filter(({ target }) => target.includes('CategorySubID='))).toHaveLength(14)
})

test.each([404, 410])(
  'a gallery that the store does not have, by status %i, is empty and nothing unreadable',
  async (status) => {
    const absent = Response.json({ success: false, errorMessage: 'No images.' }, { status })
    const { api } = apiAnswering(({ target }) => (target === '/Api/ImageData/4.1.2' ? absent.clone() : answer(target)))
    const { galleries, unreadable } = await crawl(api, 8, silentProgress)
    expect([galleries.get('4.1.2'), unreadable]).toEqual([[], []])
  },
)

test('a fault of ours is not taken for a gallery that the store will not give', async () => {
  const { api } = apiAnswering(({ target }) => answer(target))
  const pictureIds = () => Promise.reject(new RangeError('A fault of ours'))
  await expect(crawl({ ...api, pictureIds }, 8, silentProgress)).rejects.toThrow('A fault of ours')
})

test('at the end only the short lists are read again: categories and new items', async () => {
  const { api, sent } = apiAnswering(({ target }) => answer(target))
  await crawl(api, 8, silentProgress)
  const again = sent.map(({ target }) => target).filter((target, place, all) => all.indexOf(target) < place)
  expect(again.toSorted()).toEqual(
    [
      '/Api/CategoryMain',
      ...[1, 2, 3, 4].map((n) => `/Api/CategorySub?CategoryMainID=${n}`),
      '/Api/Item?IsNew=y',
    ].toSorted(),
  )
})

test.each([
  ['the main categories', '/Api/CategoryMain', [{ categoryMainID: 9, categoryMainName: 'Other' }]],
  ['the sub-categories of "2"', '/Api/CategorySub?CategoryMainID=2', []],
  ['the new items', '/Api/Item?IsNew=y', [wireItem('1.1.1')]],
])('a store that changes %s while it is read is caught at it', async (what, shifting, later) => {
  let asked = 0
  const { api } = apiAnswering(({ target }) => {
    if (target !== shifting) return answer(target)
    asked += 1
    return asked === 1 ? answer(target) : success(later)
  })
  expect((await crawl(api, 8, silentProgress)).shifts).toEqual([`While the store was read, ${what} changed.`])
})

test('lists that come in another order the second time have not changed', async () => {
  const asked = new Set<string>()
  const { api } = apiAnswering(({ target }) => {
    const again = asked.has(target)
    asked.add(target)
    if (target !== '/Api/CategoryMain') return answer(target)
    const mains = [1, 2].map((n) => ({ categoryMainID: n, categoryMainName: `M${n}` }))
    return success(again ? mains.toReversed() : mains)
  })
  expect((await crawl(api, 8, silentProgress)).shifts).toEqual([])
})
