import { describe, expect, test } from 'vitest'
import type { Attempt, Intent } from '#domain/intent.ts'
import type { OrderLine, OrderLineDraft } from '#domain/order.ts'
import { ensureLines } from './order-lines.ts'
import { ORDER_WINDOWS } from './order-ports.ts'
import { BEGUN, LOST, line, openRun, REFUSED } from './test-order-run.ts'
import { TurnLostError } from './turn.ts'

const ORDERED: Partial<Intent> = { orderId: 'HH-2', header: ['answered'] }

/** The two lines of the order after these attempts. */
function tried(first: Attempt[], second: Attempt[], certain: boolean[] = []): Partial<Intent> {
  const attempts = [first, second]
  const lines = BEGUN.lines.map((each, index) => ({
    ...each,
    attempts: attempts[index] ?? [],
    certain: certain[index] ?? false,
  }))
  return { ...ORDERED, lines }
}

/** A store that shows these lines, and those that it takes; `answers` says which it does not. */
function open(
  intent: Partial<Intent>,
  { shown = [] as OrderLine[], unreadable = 0, answers = [] as (Error | 'hidden' | undefined)[] } = {},
) {
  const sent: OrderLineDraft[] = []
  const asked: unknown[][] = []
  const standing = [...shown]
  const store = {
    async orderLines(...call: unknown[]) {
      asked.push(call)
      const record = { call: '', path: '', expected: '' }
      return { entries: [...standing], unreadable: Array.from({ length: unreadable }, () => record) }
    },
    async createOrderLine(draft: OrderLineDraft) {
      sent.push(draft)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      if (answer === undefined) standing.push(line(draft.itemId, draft.quantity))
    },
  }
  return { ...openRun({ intent, store }), sent, asked, standing, items: () => sent.map(({ itemId }) => itemId) }
}

function attemptsOf({ lines }: Intent) {
  return lines.map(({ attempts, certain }) => [attempts, certain])
}

describe('lines that were never sent', () => {
  test('are noted and sent one by one, and certain once the store shows them', async () => {
    const { run, kept, sent, asked } = open(ORDERED)
    const reached = await ensureLines(run)
    expect(kept.map(attemptsOf)).toEqual([
      [
        [['begun'], false],
        [[], false],
      ],
      [
        [['answered'], false],
        [[], false],
      ],
      [
        [['answered'], false],
        [['begun'], false],
      ],
      [
        [['answered'], false],
        [['answered'], false],
      ],
      [
        [['answered'], true],
        [['answered'], true],
      ],
    ])
    expect(reached).toEqual(kept.at(-1))
    const remarks = 'Web order W-1234ABCD'
    expect(sent).toEqual(
      ['S-1', 'S-2'].map((itemId) => ({
        orderId: 'HH-2',
        itemId,
        code: `C-${itemId}`,
        name: `Mat ${itemId}`,
        price: 1_250,
        quantity: 2,
        remarks,
      })),
    )
    // There can be no more than ours.
    expect(asked).toEqual([['HH-2', 2]])
  })

  test('are not sent in a turn that is lost, and a fault of ours is not taken for an answer', async () => {
    const lost = open(ORDERED)
    lost.world.lost = true
    await expect(ensureLines(lost.run)).rejects.toThrow(TurnLostError)
    expect(lost.sent).toEqual([])
    const fault = new TypeError('A fault of ours')
    await expect(ensureLines(open(ORDERED, { answers: [fault] }).run)).rejects.toBe(fault)
  })

  test.for([REFUSED, LOST])('are logged with what the store did: $message', async (error) => {
    const { run, logged } = open(ORDERED, { answers: [error] })
    await ensureLines(run)
    expect(logged).toEqual([`W-1234ABCD got no line of S-1: ${error.message}`])
  })

  test('are compared first where the order itself was found by what the store shows', async () => {
    const { run, items, asked } = open({ ...ORDERED, header: ['doubtful', 'answered'] }, { shown: [line('S-1')] })
    expect(attemptsOf(await ensureLines(run))).toEqual([
      [[], true],
      [['answered'], true],
    ])
    expect(items()).toEqual(['S-2'])
    expect(asked).toHaveLength(2)
  })
})

test('lines that are not ours are for a person, and nothing is added to them', async () => {
  for (const shown of [[line('S-9')], [line('S-1', 3)], [line('S-1'), line('S-1')]]) {
    const { run, sent, mails } = open({ ...ORDERED, header: ['doubtful', 'answered'] }, { shown })
    expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'lines-differ' })
    expect(sent).toEqual([])
    expect(mails).toHaveLength(1)
  }
})

test('lines that are not ours are noticed before more are sent, and also at the end', async () => {
  const before = open(tried(['answered'], []), { shown: [line('S-9')] })
  expect(await ensureLines(before.run)).toMatchObject({ state: 'with-person', doubt: 'lines-differ' })
  expect(before.sent).toEqual([])
  const after = open(ORDERED, { shown: [line('S-9')], answers: [REFUSED, REFUSED] })
  expect(await ensureLines(after.run)).toMatchObject({ state: 'with-person', doubt: 'lines-differ' })
  expect(after.mails).toHaveLength(1)
})

test.for<[string, Partial<Intent>, OrderLine[]]>([
  ['a line is in doubt', tried(['answered'], ['doubtful'], [true]), [line('S-1')]],
  ['a line was sent twice, and stands', tried(['doubtful', 'answered'], ['answered']), [line('S-1'), line('S-2')]],
  ['the order was found by what the store shows', { ...ORDERED, header: ['doubtful', 'answered'] }, []],
])('lines that cannot be read are for a person where %s, and nothing is sent', async ([, intent, shown]) => {
  const { run, sent, mails } = open(intent, { shown, unreadable: 1 })
  expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'lines-differ' })
  expect(sent).toEqual([])
  expect(mails).toHaveLength(1)
})

test('a line whose answer was lost and that is shown unreadably is not sent again', async () => {
  const { run, items } = open(ORDERED, { answers: [LOST], unreadable: 1 })
  expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'lines-differ' })
  expect(items()).toEqual(['S-1'])
})

test('lines that cannot be read need nobody where every line was answered and is shown', async () => {
  const { run, mails } = open(ORDERED, { unreadable: 1 })
  expect(attemptsOf(await ensureLines(run))).toEqual([
    [['answered'], true],
    [['answered'], true],
  ])
  expect(mails).toEqual([])
})

describe('a line that was refused', () => {
  test('leaves the order incomplete, with all others', async () => {
    const { run, items, asked } = open(ORDERED, { answers: [REFUSED] })
    const reached = await ensureLines(run)
    expect(reached.state).toBe('incomplete')
    // A refusal is certain: nothing is looked for before the end.
    expect(asked).toHaveLength(1)
    expect(attemptsOf(reached)).toEqual([
      [['ruled-out'], false],
      [['answered'], true],
    ])
    expect(items()).toEqual(['S-1', 'S-2'])
  })

  test('is not sent again by itself', async () => {
    const { run, sent } = open(tried(['ruled-out'], ['answered'], [false, true]), { shown: [line('S-2')] })
    expect((await ensureLines(run)).state).toBe('incomplete')
    expect(sent).toEqual([])
  })

  test('and is tried again is waited for anew when the answer is lost this time', async () => {
    const { run, world, sent } = open(tried(['ruled-out'], ['doubtful']), { answers: [undefined, LOST] })
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    expect((await ensureLines(run)).state).toBe('incomplete')
    const lines = run.latest().lines.map((each) => (each.itemId === 'S-1' ? { ...each, attempts: [] } : each))
    await run.keep({ ...run.latest(), state: 'open', lines })
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    await ensureLines(run)
    expect(sent.map(({ itemId }) => itemId)).toEqual(['S-2', 'S-1'])
  })

  test('does not make an order incomplete while another line is not known', async () => {
    const { run } = open(ORDERED, { answers: [REFUSED, LOST] })
    const reached = await ensureLines(run)
    expect(reached.state).toBe('open')
    expect(attemptsOf(reached)).toEqual([
      [['ruled-out'], false],
      [['doubtful'], false],
    ])
  })
})

describe('a line whose answer was lost', () => {
  test('is looked for at once, and no other is sent while it is in doubt', async () => {
    const { run, items, asked } = open(ORDERED, { answers: [LOST] })
    const reached = await ensureLines(run)
    expect(reached.state).toBe('open')
    expect(attemptsOf(reached)).toEqual([
      [['doubtful'], false],
      [[], false],
    ])
    expect(items()).toEqual(['S-1'])
    // While in doubt there may be any number of lines.
    expect(asked[0]).toEqual(['HH-2', undefined])
  })

  test('is certain where the store shows it, and the next is sent', async () => {
    const { run, items, standing } = open(ORDERED, { answers: [LOST] })
    standing.push(line('S-1'))
    expect(attemptsOf(await ensureLines(run))).toEqual([
      [['doubtful'], true],
      [['answered'], true],
    ])
    expect(items()).toEqual(['S-1', 'S-2'])
  })

  test('is sent again once it can no longer arrive, and not a third time', async () => {
    const { run, sent, world } = open(ORDERED, { answers: [LOST, undefined, LOST] })
    const times = () => sent.filter(({ itemId }) => itemId === 'S-1').length
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    await ensureLines(run)
    expect(times()).toBe(1)
    // The window began with the doubt.
    world.nowMs += 1
    await ensureLines(run)
    expect(times()).toBe(2)
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    expect((await ensureLines(run)).state).toBe('open')
    world.nowMs += 1
    expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'line-not-shown' })
    expect(times()).toBe(2)
  })

  test('is for a person once, wherever it stands', async () => {
    const { run, asked, mails, world } = open(tried(['answered'], ['doubtful', 'doubtful'], [true]), {
      shown: [line('S-1')],
    })
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    asked.length = 0
    expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'line-not-shown' })
    expect(asked).toHaveLength(1)
    expect(mails).toHaveLength(1)
  })

  test('is for no person while it was sent once only, though another one is lost again', async () => {
    const { run, items, world } = open(tried(['doubtful'], ['doubtful']), { answers: [LOST] })
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    expect((await ensureLines(run)).state).toBe('open')
    expect(items()).toEqual(['S-1'])
  })

  test('and was refused when it was sent again is for a person', async () => {
    const { run, items, world } = open(ORDERED, { answers: [LOST, REFUSED] })
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    const second = await ensureLines(run)
    expect([second.state, attemptsOf(second)[0]]).toEqual(['open', [['doubtful', 'ruled-out'], false]])
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'line-not-shown' })
    expect(items().filter((itemId) => itemId === 'S-1')).toHaveLength(2)
  })

  test('is in doubt when a gateway was killed over it', async () => {
    const { run, kept, items } = open(tried(['answered'], ['begun'], [true]), { shown: [line('S-1')] })
    expect(attemptsOf(await ensureLines(run))).toEqual([
      [['answered'], true],
      [['doubtful'], false],
    ])
    expect(items()).toEqual([])
    expect(kept).toHaveLength(1)
  })
})

describe('a line that was answered', () => {
  test('and is not shown is for a person once it should be', async () => {
    const { run, sent, world } = open(ORDERED, { answers: ['hidden'] })
    expect((await ensureLines(run)).state).toBe('open')
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    expect((await ensureLines(run)).state).toBe('open')
    world.nowMs += 1
    expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'line-not-shown' })
    expect(sent).toHaveLength(2)
  })

  test('after it had been in doubt is not sent again either', async () => {
    const { run, sent, world } = open(tried(['doubtful', 'answered'], ['answered'], [false, true]), {
      shown: [line('S-2')],
    })
    await ensureLines(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    expect(await ensureLines(run)).toMatchObject({ state: 'with-person', doubt: 'line-not-shown' })
    expect(sent).toEqual([])
  })

  test('and is shown late needs nobody', async () => {
    const { run, standing, world } = open(ORDERED, { answers: ['hidden'] })
    await ensureLines(run)
    standing.push(line('S-1'))
    world.nowMs += 2 * ORDER_WINDOWS.doubtMs
    expect(attemptsOf(await ensureLines(run))).toEqual([
      [['answered'], true],
      [['answered'], true],
    ])
  })
})

test('an order that is whole is left as it is', async () => {
  const whole = tried(['answered'], ['answered'], [true, true])
  const { run, kept, sent, asked } = open(whole, { shown: [line('S-1'), line('S-2')] })
  expect(await ensureLines(run)).toEqual(run.latest())
  expect([kept, sent]).toEqual([[], []])
  expect(asked).toHaveLength(1)
})
