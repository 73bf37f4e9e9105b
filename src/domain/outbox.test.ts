import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Delivery, OutboxNeeds } from './outbox.ts'
import { letWait, letWaitAgain, sendWaiting, waitingMessage, withdraw } from './outbox.ts'

const MESSAGE = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '+61 7 5550 0148', message: 'Forty mats' }

type Line = 'up' | 'silent' | 'down' | 'answer-lost' | 'killed-before' | 'killed-after'

/** A browser of two tabs, one storage, and a shop that counts what arrives. A tab that is killed does nothing any more. */
class Browser {
  arrived = 0
  line: Line = 'up'
  private stored: string | null = null
  private last: Promise<unknown> = Promise.resolve()
  readonly first = this.open()
  readonly second = this.open()

  customerId = ''

  private open(): OutboxNeeds {
    return {
      customerId: () => this.customerId,
      author: () => this.customerId,
      read: () => this.stored,
      write: (text) => {
        this.stored = text
      },
      turn: (work) => {
        // A closed tab gives its turn up.
        const mine = this.last.then(work)
        this.last = Promise.race([mine, this.closed]).catch(() => undefined)
        return mine
      },
      isReachable: async () => this.line !== 'silent',
      send: async () => {
        const { line } = this
        await Promise.resolve()
        if (line === 'killed-before') return this.close()
        if (line === 'down') return { status: 'failed', certain: true } satisfies Delivery
        this.arrived += 1
        if (line === 'killed-after') return this.close()
        return line === 'up' ? { status: 'sent' } : { status: 'failed', certain: false }
      },
    }
  }

  private closing: () => void = () => undefined
  private closed = this.nextClosed()

  private nextClosed(): Promise<void> {
    return new Promise((resolve) => {
      this.closing = resolve
    })
  }

  /** The tab is gone: its promise never settles. */
  private close(): Promise<never> {
    this.closing()
    this.closed = this.nextClosed()
    return new Promise(() => undefined)
  }

  /** Waits for work of a tab, or for its end. */
  async settle(work: Promise<unknown>): Promise<void> {
    await Promise.race([work, this.closed])
  }
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('both' as const), tab: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom<Line>('up', 'silent', 'down', 'answer-lost', 'killed-before', 'killed-after'),
      tab: fc.nat(1),
    }),
  },
)

test('a waiting message is sent once, whatever becomes of tabs and answers, and is never lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const browser = new Browser()
      const { first, second } = browser
      expect(await letWait(first, MESSAGE)).toBe(true)
      for (const { do: what, tab } of steps) {
        const needs = tab === 0 ? first : second
        if (what === 'send') await browser.settle(sendWaiting(needs))
        else if (what === 'both') await browser.settle(Promise.all([sendWaiting(first), sendWaiting(second)]))
        else browser.line = what
      }
      browser.line = 'up'
      const outcome = await sendWaiting(first)
      // Sent once and known; or not known, and then a person sees it and is asked.
      if (outcome === 'doubtful') expect(waitingMessage(first)).toMatchObject({ message: MESSAGE, state: 'doubtful' })
      else expect(browser.arrived).toBe(1)
      expect(browser.arrived).toBeLessThanOrEqual(1)
      if (outcome !== 'doubtful') expect(waitingMessage(first)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('what is taken back is not sent, and one message waits at a time', async () => {
  const browser = new Browser()
  const { first, second } = browser
  await letWait(first, MESSAGE)
  expect(await letWait(second, MESSAGE)).toBe(false)
  expect(await withdraw(second)).toEqual(MESSAGE)
  expect(await sendWaiting(first)).toBe('nothing')
  expect(browser.arrived).toBe(0)
})

test('what may have arrived is sent again only when a person says so', async () => {
  const browser = new Browser()
  const { first } = browser
  await letWait(first, MESSAGE)
  browser.line = 'answer-lost'
  expect(await sendWaiting(first)).toBe('doubtful')
  browser.line = 'up'
  expect(await sendWaiting(first)).toBe('doubtful')
  expect(browser.arrived).toBe(1)
  await letWaitAgain(first)
  expect(await sendWaiting(first)).toBe('sent')
  await letWaitAgain(first)
  expect(await sendWaiting(first)).toBe('nothing')
})

test.each<Line>(['up', 'down', 'answer-lost'])(
  'a message that is removed while it is looked for a network or sent does not come back (%s)',
  async (line) => {
    const browser = new Browser()
    browser.line = line
    const { first } = browser
    await letWait(first, MESSAGE)
    await sendWaiting({
      ...first,
      send: (message) => Promise.resolve(first.write(null)).then(() => first.send(message)),
    })
    expect(first.read()).toBeNull()
    const arrived = browser.arrived
    await letWait(first, MESSAGE)
    expect(await sendWaiting({ ...first, isReachable: async () => first.write(null) === undefined })).toBe('nothing')
    expect([first.read(), browser.arrived]).toEqual([null, arrived])
  },
)

test('where nothing comes through, a message has certainly not left, though a person asked for it again', async () => {
  const browser = new Browser()
  const { first } = browser
  await letWait(first, MESSAGE)
  browser.line = 'silent'
  expect(await sendWaiting(first)).toBe('unreachable')
  await letWaitAgain(first)
  expect(await sendWaiting(first)).toBe('unreachable')
  expect([browser.arrived, waitingMessage(first)?.state]).toEqual([0, 'waiting'])
})

test.each(['sending', 'waiting', 'doubtful'])(
  'where there is no room to note that it is %s, a message counts as one that may have arrived',
  async (full) => {
    let stored: string | null = null
    let sent = 0
    const needs: OutboxNeeds = {
      read: () => stored,
      customerId: () => '',
      author: () => '',
      write(text) {
        if (stored !== null && text?.includes(`"${full}"`)) throw new DOMException('full', 'QuotaExceededError')
        stored = text
      },
      turn: (work) => work(),
      isReachable: async () => true,
      async send() {
        sent += 1
        return { status: 'failed', certain: full === 'waiting' }
      },
    }
    await letWait(needs, MESSAGE)
    expect(await sendWaiting(needs)).toBe('doubtful')
    expect(await sendWaiting(needs)).toBe('doubtful')
    expect(sent).toBe(full === 'sending' ? 0 : 1)
    expect(waitingMessage(needs)?.message).toEqual(MESSAGE)
  },
)

test('a storage that holds something else holds no message', () => {
  for (const text of [null, '', '{', '{"message":1}']) {
    expect(waitingMessage({ read: () => text, customerId: () => '' })).toBeNull()
  }
})

test('a message waits for whoever wrote it; another customer neither sees, sends nor removes it', async () => {
  const browser = new Browser()
  const { first, second } = browser
  browser.customerId = 'ada'
  await letWait(first, MESSAGE)
  browser.customerId = 'bob'
  expect([waitingMessage(second), await sendWaiting(second), await withdraw(second)]).toEqual([null, 'nothing', null])
  await letWaitAgain(second)
  expect(await letWait(second, { ...MESSAGE, message: 'Ten mats' })).toBe(false)
  // Where nobody is known, it is sent as it was meant to be, and shown to nobody.
  browser.customerId = ''
  browser.line = 'answer-lost'
  expect([waitingMessage(first), await sendWaiting(first)]).toEqual([null, 'doubtful'])
  browser.customerId = 'ada'
  expect(waitingMessage(first)).toEqual({ message: MESSAGE, customerId: 'ada', state: 'doubtful' })
})

test('what a stranger wrote, or a version of before kept, is whoever’s logs in', async () => {
  const browser = new Browser()
  const { first } = browser
  first.write(JSON.stringify({ message: MESSAGE, state: 'waiting' }))
  browser.customerId = 'ada'
  expect(waitingMessage(first)?.message).toEqual(MESSAGE)
  expect(await sendWaiting(first)).toBe('sent')
})

test('a message that is not wanted any more when its turn comes does not wait', async () => {
  const { first } = new Browser()
  expect(await letWait(first, MESSAGE, () => false)).toBe(false)
  expect(first.read()).toBeNull()
})
