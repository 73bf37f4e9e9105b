import type { OpenDocument, SharedView } from './open-shared.ts'
import type { PageClock } from './page-clock.ts'
import type { SharedStorage } from './shared-storage.ts'

/** How storage takes what a tab writes. */
export type StorageMood = 'sound' | 'full' | 'broken'

interface Written {
  atMs: number
  tab: number
  key: string
  text: string | null
}

/** Late news is at most this late for a page that runs. */
const LATEST_MS = 30_000

/**
 * A browser as it may be at its worst: each tab sees its own writes at once, those of others later, in one order for
 * all; what is on its way arrives when `send` and `deliver` say so, and pages that sleep hear of nothing.
 */
export function testBrowser<Document, Change>(
  tabCount: number,
  clock: PageClock,
  open: (storage: SharedStorage, clock: PageClock, newName: () => string) => OpenDocument<Document, Change>,
) {
  const written: Written[] = []
  let mood: StorageMood = 'sound'
  let pages = 0

  function newTab(index: number) {
    const outbox: Written[] = []
    let seen = 0
    const known = new Map<string, string>()
    /** Own writes that have not come back: until then the tab sees them, whatever others wrote. */
    const pending = new Map<string, { count: number; text: string | null }>()
    const value = (key: string) => {
      const own = pending.get(key)
      return own === undefined ? (known.get(key) ?? null) : own.text
    }
    const put = (key: string, text: string | null) => {
      pending.set(key, { count: (pending.get(key)?.count ?? 0) + 1, text })
      outbox.push({ atMs: clock.steadyMs(), tab: index, key, text })
    }
    const storage: SharedStorage = {
      keys() {
        if (mood === 'broken') throw new Error('broken')
        return [...new Set([...known.keys(), ...pending.keys()])].filter((key) => value(key) !== null)
      },
      read(key) {
        if (mood === 'broken') throw new Error('broken')
        return value(key)
      },
      write(key, text) {
        const larger = text.length > (value(key)?.length ?? 0)
        if (mood === 'broken' || (mood === 'full' && larger)) throw new Error('QuotaExceededError')
        if (text !== value(key)) put(key, text)
      },
      remove(key) {
        if (mood === 'broken') throw new Error('broken')
        if (value(key) !== null) put(key, null)
      },
    }
    const openPage = () => {
      pages += 1
      const name = `p${pages}x`
      let names = 0
      return open(storage, clock, () => {
        names += 1
        return `${name}${names}`
      })
    }
    let page = openPage()
    const history: (typeof page)[] = []
    let asleep = false

    const tab = {
      isAsleep: () => asleep,
      look: (): SharedView<Document> => page.look(),
      make: (change: Change): SharedView<Document> => page.make(change),
      mend: (): SharedView<Document> => page.mend(),
      /** Something is on its way from this tab to the others. */
      hasUnsent: () => outbox.length > 0,
      hasUnheard: () => seen < written.length,
      send() {
        const next = outbox.shift()
        if (next !== undefined) written.push(next)
      },
      /** The next thing that any tab wrote arrives; a page that runs looks at it. */
      deliver() {
        const next = written[seen]
        if (next === undefined) return
        seen += 1
        const own = pending.get(next.key)
        if (next.tab === index && own !== undefined) {
          if (own.count === 1) pending.delete(next.key)
          else pending.set(next.key, { ...own, count: own.count - 1 })
        }
        if (next.text === null) known.delete(next.key)
        else known.set(next.key, next.text)
        if (!asleep && next.tab !== index) page.look()
      },
      hearOld(byMs = clock.steadyMs() - LATEST_MS) {
        for (let next = written[seen]; next !== undefined && next.atMs <= byMs; next = written[seen]) tab.deliver()
      },
      sleep() {
        asleep = true
      },
      wake() {
        if (!asleep) return
        tab.hearOld()
        asleep = false
        page.look()
      },
      /** The page goes for good, and another comes in its place. */
      reload() {
        tab.wake()
        page = openPage()
        page.look()
      },
      /** The page stays in the history, to be brought back. */
      leave() {
        tab.wake()
        history.push(page)
        page = openPage()
        page.look()
      },
      back() {
        tab.wake()
        page = history.pop() ?? page
        page.look()
      },
    }
    return tab
  }

  const tabs = Array.from({ length: tabCount }, (_, index) => newTab(index))
  return {
    tabs,
    setMood(next: StorageMood) {
      mood = next
    },
    /** To be called after the clock was put forward: what is older than half a minute has arrived where somebody looks. */
    timeHasPassed() {
      for (const tab of tabs) while (tab.hasUnsent()) tab.send()
      for (const tab of tabs) if (!tab.isAsleep()) tab.hearOld()
    },
    /** Everything arrives and everything is mended, by all that are awake. Returns how many rounds of writing it took. */
    comeToRest() {
      for (let round = 0; ; round += 1) {
        for (const tab of tabs) while (tab.hasUnsent()) tab.send()
        for (const tab of tabs) if (!tab.isAsleep()) while (tab.hasUnheard()) tab.deliver()
        for (const tab of tabs) if (!tab.isAsleep() && tab.look().lacking) tab.mend()
        if (!tabs.some((tab) => tab.hasUnsent()) || round > 50) return round
      }
    },
    /** What a page sees that is opened now. */
    stored: () => {
      const last = new Map<string, string | null>()
      for (const { key, text } of written) last.set(key, text)
      return new Map([...last].flatMap(([key, text]) => (text === null ? [] : [[key, text] as const])))
    },
  }
}
