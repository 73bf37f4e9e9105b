import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blockPath } from '#domain/filter-block-path.ts'
import type { Chosen } from '#search/filter-selection.ts'
import type { FoundDocuments } from './narrowing.ts'
import type { FilteredBase } from './shown-rows.ts'
import { closePage, openPage } from './test-browser.ts'
import { matOfRow, stubFilterIndex } from './test-filter-index.ts'
import { stubPage } from './test-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

const COIR: Chosen = { kind: 'choices', keys: ['coir'], unstated: false }
const UP_TO_FIVE: Chosen = { kind: 'range', least: undefined, most: 500, unstated: false }
const BARN = { fact: 'use', key: 'barn' } as const

/** A page that shows a list of the shop at an address; what it shows is noted, in order. */
async function openList(address: string, base: FilteredBase = undefined, kept: Record<string, string> = {}) {
  const shop = stubFilterIndex()
  openPage(kept)
  const page = stubPage(address)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => void setTimeout(paint, 16))
  const stores = {
    ...(await import('./filtered-list.ts')),
    ...(await import('./narrowing.ts')),
    ...(await import('./search-view.ts')),
  }
  const shown: string[] = []
  const note = () => shown.push(told(stores.$filteredList.get()))
  stores.$filteredList.listen(note)
  return {
    ...{ shop, page, stores, shown },
    open: () => stores.openFilteredList(base),
    /** What the browser does at Back. */
    back(to: string) {
      page.goTo(to)
      events.dispatchEvent(new Event('popstate'))
    },
    /** All that was asked for has come. */
    async settled() {
      await vi.advanceTimersByTimeAsync(1_000)
      return shown.splice(0)
    },
    now: () => stores.$filteredList.get(),
  }
}

type List = Awaited<ReturnType<typeof openList>>

/** What stands on the page: which rows of how many, and the groups that are there. */
function told({ found, groups, unreachable }: ReturnType<List['now']>): string {
  const parts = [...groups].map(([fact, content]) => (content === 'loading' ? `${fact}…` : fact))
  const rows = found.status === 'shown' ? `${found.rows.length}/${found.end}/${found.total}` : found.status
  return [rows, ...parts, ...(unreachable ? ['unreachable'] : [])].join(' ')
}

const rowsIn = ({ now }: List) => {
  const { found } = now()
  return found.status === 'shown' ? found.rows.map(({ document }) => document.row) : found.status
}

describe('a list of the shop', () => {
  test('stands as the page came where nothing is chosen, and nothing is loaded for it', async () => {
    const list = await openList('/store/horse', BARN)
    expect(told(list.now())).toBe('plain')
    list.open()
    expect([await list.settled(), list.shop.asked]).toEqual([['plain'], []])
    expect(list.now()).toMatchObject({ found: { status: 'plain' }, unreachable: false })
  })

  test('shows what its address states: a first screen, then the groups, then the page', async () => {
    const list = await openList('/store/horse?material=coir')
    list.open()
    expect(await list.settled()).toEqual([
      'looking material…',
      '6/36/50 material…',
      '6/36/50 material',
      '36/36/50 material',
    ])
    expect(rowsIn(list).slice(0, 3)).toEqual([1, 4, 7])
    expect(list.now().found).toMatchObject({ list: 'material=coir', without: [] })
    expect(list.now().groups.get('material')).toMatchObject({
      options: [
        { key: 'coir', count: 50 },
        { key: 'rubber', count: 50 },
      ],
    })
  })

  test('stands as the page came until its look or its order is there, and no longer where mats are chosen', async () => {
    const first = async (address: string, base: FilteredBase) => {
      const list = await openList(address, base)
      list.open()
      return (await list.settled())[0]
    }
    expect(await first('/store/horse?view=table', BARN)).toBe('plain')
    expect(await first('/store/horse?sort=price', BARN)).toBe('plain')
    expect(await first('/store/horse?material=coir&view=table', BARN)).toBe('looking material…')
    // Shelves are no list of all mats.
    expect(await first('/store?view=table', undefined)).toBe('looking')
    const list = await openList('/store/horse', BARN)
    list.open()
    list.stores.arrange({ look: 'table' })
    expect((await list.settled()).slice(0, 2)).toEqual(['plain', 'looking'])
  })

  test('shows nothing but what is of the list, and says without which choice there would be something', async () => {
    const list = await openList('/store/horse?material=coir&price=-5', BARN)
    list.open()
    // None of a barn costs so little: without the price there would be twenty.
    expect((await list.settled()).at(-1)).toBe('0/0/0 material price')
    expect(list.now().found).toMatchObject({ without: [{ facts: ['price'], items: 20 }] })
    list.stores.clearFacts(['price'])
    await list.settled()
    expect(rowsIn(list)).toHaveLength(20)
  })

  test('of six rows is painted once', async () => {
    const list = await openList('/find?price=1-6')
    list.open()
    expect(await list.settled()).toEqual(['looking price…', '6/6/6 price…', '6/6/6 price'])
    expect(rowsIn(list)).toEqual([144, 145, 146, 147, 148, 149])
  })

  test('is filtered and arranged by steps that Back undoes, each on the first page', async () => {
    // What the address says beside a list is none of it.
    const list = await openList('/find?page=2&ref=mail')
    list.open()
    list.stores.choose('material', COIR)
    list.stores.choose('price', UP_TO_FIVE)
    list.stores.arrange({ order: 'price' })
    list.stores.arrange({ look: 'table' })
    await list.settled()
    expect(rowsIn(list)).toEqual([148, 145])
    list.stores.clearFacts(['price'])
    list.stores.clearFilters()
    await list.settled()
    expect(list.page.told).toEqual([
      'push /find?material=coir',
      'push /find?material=coir&price=-5',
      'push /find?material=coir&price=-5&sort=price',
      'push /find?material=coir&price=-5&sort=price&view=table',
      'push /find?material=coir&sort=price&view=table',
      'push /find?sort=price&view=table',
    ])
    expect(rowsIn(list).slice(0, 2)).toEqual([149, 148])
    list.stores.arrange({ order: 'listed', look: 'cards' })
    expect(rowsIn(list)).toBe('plain')
    await list.settled()
    expect(list.page.told.at(-1)).toBe('push /find')
  })

  test('that stands as its page came is left in the look that was chosen last; an address states its own', async () => {
    const kept: Record<string, string> = {}
    const first = await openList('/store/horse', BARN, kept)
    first.open()
    first.stores.arrange({ look: 'table' })
    await first.settled()
    expect([kept, first.page.told]).toEqual([{ look: 'table' }, ['push /store/horse?view=table']])

    const next = await openList('/store/dairy', BARN, kept)
    next.open()
    await next.settled()
    expect(rowsIn(next)).toBe('plain')
    next.stores.choose('material', COIR)
    await next.settled()
    next.back('/store/dairy')
    next.stores.arrange({ order: 'price' })
    await next.settled()
    next.back('/store/dairy?material=coir')
    next.stores.choose('price', UP_TO_FIVE)
    await next.settled()
    next.stores.arrange({ look: 'cards' })
    await next.settled()
    expect(next.page.told).toEqual([
      'push /store/dairy?material=coir&view=table',
      'push /store/dairy?sort=price&view=table',
      'push /store/dairy?material=coir&price=-5',
      'push /store/dairy?material=coir&price=-5',
    ])
    expect(kept).toEqual({ look: 'cards' })
  })

  test('is told where its rows are with the columns of a choice, and not before there is one', async () => {
    const list = await openList('/store/horse', BARN)
    list.open()
    list.stores.openGroup('material')
    await list.settled()
    expect(list.shop.asked.toSorted()).toEqual(['/catalogue.json', '/filters.json', '/material.json', '/use.json'])
    list.shop.asked.length = 0
    list.stores.choose('thickness', { kind: 'range', least: 55, most: undefined, unstated: false })
    await list.settled()
    expect(list.shop.asked).toEqual(['/blocks.json', '/thickness.json', blockPath(0, 'a')])
  })

  test('knows no look but its own', async () => {
    const list = await openList('/store/horse', BARN, { look: 'carousel' })
    list.open()
    list.stores.choose('material', COIR)
    await list.settled()
    expect(list.page.told).toEqual(['push /store/horse?material=coir'])
  })

  test('is shown before its step of the history is written, which a slow phone takes as long for', async () => {
    const list = await openList('/find')
    list.open()
    list.stores.choose('material', COIR)
    await vi.advanceTimersByTimeAsync(0)
    expect([rowsIn(list).length, list.page.told]).toEqual([6, []])
    await list.settled()
    expect(list.page.told).toEqual(['push /find?material=coir'])
  })

  test.each([
    ['another order', '/find?sort=price', 36, [149, 148]],
    ['more than its first page', '/find?page=2', 72, [0, 1]],
  ])('is no plain one where %s is asked for', async (_, address, rows, first) => {
    const list = await openList(address)
    list.open()
    await list.settled()
    expect([rowsIn(list).length, rowsIn(list).slice(0, 2)]).toEqual([rows, first])
  })

  test('goes back to its first page with each step', async () => {
    const list = await openList('/find?material=coir&page=2')
    list.open()
    await list.settled()
    expect(rowsIn(list)).toHaveLength(50)
    for (const step of [
      () => list.stores.clearFacts(['price']),
      () => list.stores.clearFilters(),
      () => list.stores.choose('material', COIR),
      () => list.stores.arrange({ order: 'price' }),
    ]) {
      list.back('/find?material=coir&page=2')
      step()
      expect(list.now().view.page).toBe(1)
    }
  })

  test('shows more of itself without a step, and what is shown stays meanwhile', async () => {
    const list = await openList('/find?material=coir')
    list.open()
    await list.settled()
    list.stores.showMoreRows()
    expect(await list.settled()).toEqual(['36/36/50 material', '50/50/50 material', '50/50/50 material'])
    expect(list.page.told).toEqual(['replace /find?material=coir&page=2'])
  })

  test('stands until there is another one, which begins with a first screen', async () => {
    const list = await openList('/find?material=coir')
    list.open()
    await list.settled()
    list.stores.arrange({ order: 'price' })
    expect(await list.settled()).toEqual([
      '36/36/50 material',
      '6/36/50 material',
      '6/36/50 material',
      '36/36/50 material',
    ])
    expect(rowsIn(list).slice(0, 2)).toEqual([148, 145])
  })

  test('follows Back and Forward, until the page has gone', async () => {
    const list = await openList('/find?material=coir')
    const stop = list.open()
    await list.settled()
    list.back('/find')
    expect(await list.settled()).toEqual(['plain material', 'plain material', 'plain material'])
    list.back('/find?material=rubber')
    await list.settled()
    expect(rowsIn(list).slice(0, 3)).toEqual([2, 5, 8])
    stop()
    list.back('/find')
    expect(await list.settled()).toEqual([])
  })

  test('tells what a group has once it is opened, and stands as it is', async () => {
    const list = await openList('/store/horse', BARN)
    list.open()
    await list.settled()
    list.stores.openGroup('material')
    expect((await list.settled()).slice(-2)).toEqual(['plain material…', 'plain material'])
    expect(list.now().groups.get('material')).toMatchObject({ options: [{ count: 20 }, { count: 20 }], unstated: 20 })
    list.stores.openGroup('material')
    expect(await list.settled()).toEqual([])
    list.stores.openGroup('price')
    expect(await list.settled()).toEqual([
      'plain material price…',
      'plain material price…',
      'plain material price…',
      'plain material price',
    ])
  })

  test('counts in each group what the choices leave', async () => {
    const list = await openList('/find?price=-5')
    list.open()
    await list.settled()
    list.stores.openGroup('material')
    await list.settled()
    expect(list.now().groups.get('material')).toMatchObject({ options: [{ count: 2 }, { count: 2 }], unstated: 1 })
    list.stores.clearFilters()
    await list.settled()
    expect(list.now().groups.get('material')).toMatchObject({ options: [{ count: 50 }, { count: 50 }], unstated: 50 })
  })

  test('that was asked for before is not shown once another one is asked for', async () => {
    const list = await openList('/find')
    list.open()
    list.stores.choose('material', COIR)
    list.stores.choose('material', { ...COIR, keys: ['rubber'] })
    const shown = await list.settled()
    expect(rowsIn(list).slice(0, 3)).toEqual([2, 5, 8])
    expect(shown.filter((state) => state.startsWith('6/'))).toHaveLength(2)
  })

  test('whose groups come late does not lay them over another one', async () => {
    const list = await openList('/find?material=coir')
    list.open()
    await vi.advanceTimersByTimeAsync(1)
    expect(list.shown.at(-1)).toBe('6/36/50 material…')
    list.stores.choose('material', { ...COIR, keys: [] })
    expect((await list.settled()).slice(2)).toEqual(['plain material…', 'plain material…', 'plain material'])
  })

  test('that cannot be loaded stands as the page came, until it is tried again', async () => {
    const list = await openList('/find?material=coir')
    list.shop.reach('cut')
    list.open()
    expect(await list.settled()).toEqual(['looking material…', 'plain material… unreachable'])
    list.shop.reach('there')
    void list.stores.tryAgain()
    expect((await list.settled()).at(-1)).toBe('36/36/50 material')
  })

  test('stands as it is where the next one cannot be loaded', async () => {
    const list = await openList('/find?material=coir')
    list.open()
    await list.settled()
    list.shop.reach('cut')
    list.stores.arrange({ order: 'price' })
    expect(await list.settled()).toEqual(['36/36/50 material', '36/36/50 material unreachable'])
  })

  test('that cannot be loaded any more says nothing of another one', async () => {
    const list = await openList('/find')
    list.open()
    await list.settled()
    list.shop.reach('cut')
    list.stores.choose('material', COIR)
    list.stores.choose('material', { ...COIR, keys: [] })
    // Of two that fail, the later one alone.
    expect((await list.settled()).filter((state) => state.includes('unreachable'))).toHaveLength(1)
  })
})

describe('a choice that somebody is about to make', () => {
  const ahead = async (list: List) => {
    await list.settled()
    return (await import('./foreseen-choice.ts')).$foreseenRows.get()
  }

  test('has its columns and its first rows before it is made, and the list stands meanwhile', async () => {
    const list = await openList('/find')
    list.open()
    list.stores.foreseeChoice('material', COIR)
    const rows = await ahead(list)
    expect(rows.map(({ document }) => document.row)).toEqual([1, 4, 7, 10, 13, 16])
    expect([told(list.now()), list.page.told]).toEqual(['plain', []])
    list.shop.reach('cut')
    const before = list.shop.asked.length
    list.stores.choose('material', COIR)
    await vi.advanceTimersByTimeAsync(0)
    const { found } = list.now()
    // The same objects, so that what was drawn of them is not drawn anew.
    expect(found.status === 'shown' && found.rows.every((row, place) => row === rows[place])).toBe(true)
    expect([rowsIn(list).length, list.shop.asked.length]).toEqual([6, before])
    await list.settled()
    expect(list.page.told).toEqual(['push /find?material=coir'])
  })

  test('is not asked for twice, and is forgotten where it cannot be loaded', async () => {
    const list = await openList('/find')
    list.open()
    list.shop.reach('cut')
    list.stores.foreseeChoice('material', COIR)
    expect(await ahead(list)).toEqual([])
    expect(list.now()).toMatchObject({ found: { status: 'plain' }, unreachable: false })
    list.shop.reach('there')
    list.stores.foreseeChoice('material', COIR)
    expect(await ahead(list)).toHaveLength(6)
    const before = list.shop.asked.length
    list.stores.foreseeChoice('material', COIR)
    await list.settled()
    expect(list.shop.asked).toHaveLength(before)
  })

  test('may be another one than is made', async () => {
    const list = await openList('/find?price=-5')
    list.open()
    await list.settled()
    list.stores.foreseeChoice('material', COIR)
    list.stores.choose('material', { ...COIR, keys: ['rubber'] })
    await list.settled()
    expect(rowsIn(list)).toEqual([146, 149])
    expect(list.page.told).toEqual(['push /find?material=rubber&price=-5'])
  })

  test('of no choice at all asks for nothing', async () => {
    const list = await openList('/find')
    list.open()
    list.stores.foreseeChoice('material', { ...COIR, keys: [] })
    expect(await ahead(list)).toEqual([])
    expect(list.shop.asked).toEqual([])
  })
})

/** Found by a search, the last of them newer than the build. */
const FOUND: FoundDocuments = {
  documents: [...[9, 5, 4, 7, 1].map(matOfRow), { ...matOfRow(3), itemId: 'new', row: -1 }],
  stamp: '',
  of: 'mat',
  again: async () => false,
}

describe('what a search has found', () => {
  /** A search of which the shop says no more than the filters leave. */
  async function openSearch(address: string) {
    const list = await openList(address, 'found')
    return {
      ...list,
      left() {
        const left = list.stores.$leftDocuments.get()
        return typeof left === 'string' ? left : left.documents.map(({ itemId }) => itemId)
      },
      measures() {
        const left = list.stores.$leftDocuments.get()
        return typeof left === 'string' ? left : left.rows?.map(({ size }) => size)
      },
    }
  }

  /** Narrowed by what its address asks for; then the line is cut. */
  async function openCutOff(address: string) {
    const list = await openSearch(address)
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    await list.settled()
    list.shop.reach('cut')
    return list
  }

  test('waits until the search has found something', async () => {
    const list = await openSearch('/search?q=mat&material=coir')
    list.open()
    expect([await list.settled(), list.shop.asked]).toEqual([['looking material…'], []])
    list.stores.$foundDocuments.set(FOUND)
    expect(await list.settled()).toEqual(['looking material…', '0/3/3 material…', '0/3/3 material'])
    expect([list.left(), list.measures()]).toEqual([['i4', 'i7', 'i1'], undefined])
  })

  test('is told where its rows are in a table alone, with the columns of the choice', async () => {
    const asked = async (address: string) => {
      const list = await openSearch(address)
      list.stores.$foundDocuments.set(FOUND)
      list.open()
      await list.settled()
      return list.shop.asked.filter((path) => path !== '/catalogue.json')
    }
    expect(await asked('/search?q=mat&material=coir')).toEqual(['/filters.json', '/material.json'])
    expect(await asked('/search?q=mat&material=coir&view=table')).toEqual([
      ...['/filters.json', '/blocks.json', '/material.json'],
      blockPath(0, 'a'),
    ])
  })

  test('stays whole where nothing is chosen', async () => {
    const list = await openSearch('/search?q=mat&sort=price')
    list.stores.$leftDocuments.set('asked')
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    expect(await list.settled()).toEqual(['plain'])
    expect([list.left(), list.shop.asked]).toEqual(['all', []])
  })

  test('comes with its groups counted where nothing is chosen', async () => {
    const list = await openSearch('/search?q=mat')
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    list.stores.openGroup('material')
    expect((await list.settled()).at(-1)).toBe('plain material')
    expect(list.now().groups.get('material')).toMatchObject({ options: [{ count: 3 }, { count: 1 }], unstated: 1 })
    expect(list.left()).toBe('all')
  })

  test('keeps its order where it is chosen from, and is put into one that it does not know', async () => {
    const list = await openSearch('/search?q=mat&sort=price&material=coir')
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    await list.settled()
    expect(list.left()).toEqual(['i4', 'i7', 'i1'])
    list.stores.$foundDocuments.set(undefined)
    list.page.goTo('/search?q=mat&sort=thickness')
    list.stores.$foundDocuments.set(FOUND)
    await list.settled()
    // What is newer than the build comes last.
    expect(list.left()).toEqual(['i5', 'i9', 'i4', 'i7', 'i1', 'new'])
  })

  test('is a table with measures where that is asked for', async () => {
    const list = await openSearch('/search?q=mat&view=table')
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    expect(await list.settled()).toEqual(['looking', '0/6/6', '0/6/6'])
    expect(list.left()).toEqual(['i9', 'i5', 'i4', 'i7', 'i1', 'new'])
    expect(list.measures()).toEqual(['size 9', 'size 5', 'size 4', 'size 7', 'size 1', ''])
  })

  test('is filtered by steps that keep what is searched for, and tells the page how it is looked at', async () => {
    const list = await openSearch('/search?q=mat&category=Horse&page=2')
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    await list.settled()
    list.stores.choose('material', COIR)
    expect(list.page.told).toEqual(['push /search?q=mat&category=Horse&material=coir'])
    // The search comes anew with its address, and the filters with it.
    expect(await list.settled()).toEqual([])
    list.stores.arrange({ order: 'price' })
    expect(list.stores.$searchView.get()).toEqual({ order: 'price', look: 'cards', category: 'Horse', page: 1 })
  })

  test('follows the search no more once the page has gone', async () => {
    const list = await openSearch('/search?q=mat&material=coir')
    const stop = list.open()
    await list.settled()
    stop()
    list.stores.$foundDocuments.set(FOUND)
    list.back('/search?q=mat')
    expect(await list.settled()).toEqual([])
  })

  test('stays whole where the filters cannot be loaded', async () => {
    const list = await openSearch('/search?q=mat&material=coir')
    list.shop.reach('cut')
    list.stores.$leftDocuments.set('asked')
    list.stores.$foundDocuments.set(FOUND)
    list.open()
    expect((await list.settled()).at(-1)).toBe('plain material… unreachable')
    expect(list.left()).toBe('all')
  })

  test('is filtered by the rows that it was found in, and by no others', async () => {
    const list = await openSearch('/search?q=mat&material=coir')
    const manifests = () => list.shop.asked.filter((path) => path === '/filters.json').length
    list.stores.$foundDocuments.set({ ...FOUND, stamp: 'earlier' })
    list.open()
    expect((await list.settled()).at(-1)).toBe('plain material… unreachable')
    expect([list.left(), manifests()]).toEqual(['all', 2])
    list.shop.deploy('earlier')
    void list.stores.tryAgain()
    await list.settled()
    expect(list.left()).toEqual(['i4', 'i7', 'i1'])
    // The search has what it found anew, and then in these rows.
    const again = async () => {
      list.stores.$foundDocuments.set({ ...FOUND, stamp: 'earlier', documents: [matOfRow(1)] })
      return true
    }
    list.stores.$foundDocuments.set({ ...FOUND, stamp: 'before', again })
    expect((await list.settled()).at(-1)).toContain('unreachable')
    void list.stores.tryAgain()
    await list.settled()
    expect(list.left()).toEqual(['i1'])
  })

  test('is filtered whichever the rows are where nothing of it is in one', async () => {
    const list = await openSearch('/search?q=mat&material=coir')
    list.shop.deploy('later')
    list.stores.$foundDocuments.set({ ...FOUND, documents: FOUND.documents.slice(-1), stamp: undefined })
    list.open()
    expect((await list.settled()).at(-1)).toBe('0/0/0 material')
  })

  test('stays whole where what was left is of other words, and its own filters cannot be loaded', async () => {
    const list = await openCutOff('/search?q=mat&material=coir')
    list.page.goTo('/search?q=tile&thickness=15-')
    list.stores.$foundDocuments.set({ ...FOUND, of: 'tile' })
    await list.settled()
    expect(list.left()).toBe('all')
  })

  test('stays as it was left where the next filters cannot be loaded', async () => {
    const list = await openCutOff('/search?q=mat&material=coir')
    list.page.goTo('/search?q=mat&thickness=15-')
    list.stores.$foundDocuments.set({ ...FOUND })
    await list.settled()
    expect(list.left()).toEqual(['i4', 'i7', 'i1'])
  })
})
