import { describe, expect, test } from 'vitest'
import { MailError } from './mailer.ts'
import { confirmOrder, handOver, leaveOrder, tellAgain } from './order-mails.ts'
import { BEGUN, openRun } from './test-order-run.ts'
import { TurnLostError } from './turn.ts'

const ORDERED = { orderId: 'HH-1' }
const CONFIRMATION = {
  kind: 'order',
  fields: { to_name: 'Ada Byron', to_email: 'ada@example.com', from_name: 'Hoof & Husk', order_id: 'HH-1' },
}

/** A mail service that does not take mails. */
function refusing(taken: 'no' | 'unknown') {
  return () => {
    throw new MailError('No mail was taken.', taken)
  }
}

describe('an order that is whole', () => {
  test('is placed before its confirmation is sent, and then has it', async () => {
    const { run, kept, mails } = openRun({ intent: ORDERED })
    const confirmed = await confirmOrder(run)
    expect(kept.map(({ version, state, confirmation }) => [version, state, confirmation])).toEqual([
      [2, 'placed', 'begun'],
      [3, 'placed', 'sent'],
    ])
    expect(confirmed).toEqual(kept.at(-1))
    expect(mails).toEqual([CONFIRMATION])
  })

  test.for([
    ['no', 'failed'],
    ['unknown', 'begun'],
  ] as const)('is placed though its confirmation was taken: %s', async ([taken, confirmation]) => {
    const { run, logged } = openRun({ intent: ORDERED, mail: refusing(taken) })
    expect(await confirmOrder(run)).toMatchObject({ state: 'placed', confirmation })
    expect(logged).toEqual(['No mail was taken.'])
  })

  test('is confirmed by nobody whose turn is lost, and a fault of ours is not taken for one of the mail service', async () => {
    const { run, mails, world } = openRun({ intent: ORDERED })
    world.lost = true
    await expect(confirmOrder(run)).rejects.toThrow(TurnLostError)
    expect(mails).toEqual([])
    const fault = new TypeError('A fault of ours')
    const broken = openRun({
      intent: ORDERED,
      mail() {
        throw fault
      },
    })
    await expect(confirmOrder(broken.run)).rejects.toBe(fault)
  })
})

test('an order that is left is confirmed as it stands, and the shop is told to put the total right', async () => {
  const { run, kept, mails } = openRun({ intent: { ...ORDERED, state: 'incomplete' } })
  await leaveOrder(run)
  expect(kept.map(({ state, doubt, confirmation, doubtMail }) => [state, doubt, confirmation, doubtMail])).toEqual([
    ['left', 'left-incomplete', 'begun', 'begun'],
    ['left', 'left-incomplete', 'sent', 'sent'],
  ])
  expect(mails).toMatchObject([CONFIRMATION, { kind: 'contact' }])
  const [, told] = mails
  const message = told?.kind === 'contact' ? told.fields.message : ''
  expect(message).toMatch(/\nPlease put the total right in the store\.$/)
  expect(message).not.toContain('npm run')
})

describe('a person who is asked', () => {
  const [first, second] = BEGUN.lines

  test('has all that is needed to find out', async () => {
    const lines = [first, second]
      .flatMap((line) => line ?? [])
      .map((line, index) => ({ ...line, certain: index === 0 }))
    const { run, kept, mails, logged } = openRun({
      intent: { lines, notes: { purchaseOrder: '4711', deliveryNote: 'Gate 3' } },
    })
    expect(await handOver(run, 'line-not-shown')).toEqual(kept.at(-1))
    expect(kept.map(({ state, doubt, doubtMail }) => [state, doubt, doubtMail])).toEqual([
      ['with-person', 'line-not-shown', 'begun'],
      ['with-person', 'line-not-shown', 'sent'],
    ])
    expect(logged).toEqual(['W-1234ABCD needs a person (line-not-shown). See: npm run orders -- show W-1234ABCD'])
    expect(mails).toEqual([
      {
        kind: 'contact',
        fields: {
          from_name: 'Hoof & Husk, web order W-1234ABCD',
          email: 'ada@example.com',
          number: '+61755500148',
          message: [
            'The order stands, but the store does not show all of its lines.',
            '',
            'Web order W-1234ABCD of Ada Byron, customer ada',
            'E-mail ada@example.com, telephone +61755500148',
            'Order in the store: not known',
            'Its remarks begin with: Web order W-1234ABCD',
            '',
            '2 × C-S-1 Mat S-1 at $12.50',
            '2 × C-S-2 Mat S-2 at $12.50 (not seen in the store)',
            'Total $50.00',
            '',
            'Bill to: 1 Mat Street, Brisbane, Ada, Byron',
            'Ship to: 2 Ship Road, Sydney, Yard',
            'PO 4711',
            'Delivery: Gate 3',
            '',
            'Please look in the store, put right what is missing, and then say what you found, on the machine of the shop:',
            'npm run orders -- settle W-1234ABCD placed ORDER',
            'npm run orders -- settle W-1234ABCD not-placed',
          ].join('\n'),
        },
      },
    ])
  })

  test('is given no command where the shop has no record that it could settle', async () => {
    const { run, mails } = openRun({ settledByCommand: false })
    await handOver(run, 'order-not-shown')
    const message = mails[0]?.kind === 'contact' ? mails[0].fields.message : ''
    expect(message).toMatch(/\n\nPlease look in the store, [^\n]+, and tell the customer what you found\.$/)
  })

  test('has the number of the order once there is one, the id of what has no code, and no empty lines', async () => {
    const lines = [first].flatMap((line) => line ?? []).map((line) => ({ ...line, code: '' }))
    const { run, mails } = openRun({ intent: { ...ORDERED, lines } })
    await handOver(run, 'lines-differ')
    const message = mails[0]?.kind === 'contact' ? mails[0].fields.message : ''
    expect(message).toContain('Order in the store: HH-1\n')
    expect(message).toContain('2 × S-1 Mat S-1 at $12.50 (not seen in the store)')
    expect(message).toContain('Sydney, Yard\n\nPlease look')
  })

  const asked = { state: 'with-person', doubt: 'order-not-shown', doubtMail: 'failed' } as const

  test('is told again after a minute, where the mail was certainly not taken', async () => {
    const { run, kept, mails, world } = openRun({ intent: asked })
    expect(await tellAgain(run)).toMatchObject(asked)
    world.nowMs += 59_999
    await tellAgain(run)
    expect(kept).toEqual([])
    world.nowMs += 1
    expect(await tellAgain(run)).toMatchObject({ ...asked, doubtMail: 'sent' })
    expect(kept.map(({ doubtMail }) => doubtMail)).toEqual(['begun', 'sent'])
    expect(mails).toMatchObject([{ kind: 'contact' }])
  })

  test('is told again a minute after each failure', async () => {
    const { run, kept, world } = openRun({ intent: asked, mail: refusing('no') })
    await tellAgain(run)
    for (let tried = 0; tried < 2; tried += 1) {
      world.nowMs += 60_000
      await tellAgain(run)
      // From here on it is waited anew.
      await tellAgain(run)
    }
    expect(kept.map(({ doubtMail }) => doubtMail)).toEqual(['begun', 'failed', 'begun', 'failed'])
  })

  test('is told once more where nobody knows whether the mail was taken', async () => {
    const { run, kept, world } = openRun({ intent: { ...asked, doubtMail: 'begun' }, mail: refusing('unknown') })
    await tellAgain(run)
    for (let tried = 0; tried < 3; tried += 1) {
      world.nowMs += 60_000
      await tellAgain(run)
    }
    expect(kept.map(({ doubtMail }) => doubtMail)).toEqual(['begun-again', 'begun-again'])
  })

  test('a second mail that was certainly not taken is tried again', async () => {
    const { run, kept, world } = openRun({ intent: { ...asked, doubtMail: 'begun' }, mail: refusing('no') })
    await tellAgain(run)
    world.nowMs += 60_000
    expect(await tellAgain(run)).toMatchObject({ doubtMail: 'begun' })
    expect(kept.map(({ doubtMail }) => doubtMail)).toEqual(['begun-again', 'begun'])
  })

  test.for(['sent', 'begun-again', 'unsent'] as const)('is not told any more: %s', async (doubtMail) => {
    const { run, kept, world } = openRun({ intent: { ...asked, doubtMail } })
    await tellAgain(run)
    world.nowMs += 120_000
    expect(await tellAgain(run)).toMatchObject({ doubtMail })
    expect(kept).toEqual([])
  })
})
