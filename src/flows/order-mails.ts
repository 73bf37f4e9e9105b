import { formatCents } from '#domain/cents.ts'
import type { Doubt, Intent, MailState } from '#domain/intent.ts'
import { type Mail, MailError } from './mailer.ts'
import type { OrderRun } from './order-run.ts'

/** The order is whole: from here on it is placed, and the confirmation goes out at most once, whatever happens. */
export async function confirmOrder(run: OrderRun): Promise<Intent> {
  const placed = await run.keep({ ...run.latest(), state: 'placed', confirmation: 'begun' })
  return run.keep({ ...placed, confirmation: await sent(run, confirmationOf(run)) })
}

/** The customer leaves the order without what was refused: it is confirmed as it stands, and the shop is told. */
export async function leaveOrder(run: OrderRun): Promise<Intent> {
  const left = await run.keep({
    ...run.latest(),
    state: 'left',
    doubt: 'left-incomplete',
    confirmation: 'begun',
    doubtMail: 'begun',
  })
  const confirmation = await sent(run, confirmationOf(run))
  return run.keep({ ...left, confirmation, doubtMail: await sent(run, doubtMailOf(run)) })
}

/** A person is asked, with all that is needed to find out. */
export async function handOver(run: OrderRun, doubt: Doubt): Promise<Intent> {
  const intent = run.latest()
  run.log(`${intent.reference} needs a person (${doubt}). See: npm run orders -- show ${intent.reference}`)
  await run.keep({ ...intent, state: 'with-person', doubt, doubtMail: 'begun' })
  return run.keep({ ...run.latest(), doubtMail: await sent(run, doubtMailOf(run)) })
}

const TELL_AGAIN_MS = 60_000

/** Tries the mail to the shop again, where the mail service certainly did not take it. */
export async function tellAgain(run: OrderRun): Promise<Intent> {
  const intent = run.latest()
  const sinceMs = run.watched.sinceMs(`${intent.intentId} mail ${intent.version}`)
  if (intent.doubtMail !== 'failed' || sinceMs < TELL_AGAIN_MS) return intent
  await run.keep({ ...intent, doubtMail: 'begun' })
  return run.keep({ ...run.latest(), doubtMail: await sent(run, doubtMailOf(run)) })
}

/** `begun` stays where nobody knows whether the mail was taken: it is not sent again. */
async function sent({ mailer, turn, log }: OrderRun, mail: Mail): Promise<MailState> {
  turn.demand()
  try {
    await mailer.send(mail)
    return 'sent'
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    log(error.message)
    return error.taken === 'no' ? 'failed' : 'begun'
  }
}

function confirmationOf({ latest, shopName }: OrderRun): Mail {
  const { contact, orderId } = latest()
  return {
    kind: 'order',
    fields: { to_name: contact.name, to_email: contact.email, from_name: shopName, order_id: orderId },
  }
}

/** The contact form's template leads to the shop's own mailbox. */
function doubtMailOf({ latest, shopName }: OrderRun): Mail {
  const intent = latest()
  const { contact } = intent
  return {
    kind: 'contact',
    fields: {
      from_name: `${shopName}, web order ${intent.reference}`,
      email: contact.email,
      number: contact.mobile,
      message: doubtText(intent),
    },
  }
}

const WHY: Record<Doubt | 'none', string> = {
  none: '',
  'order-not-shown': 'The store gave no answer to this order, and does not show it.',
  'several-orders': 'The store gave no answer to this order, and shows several that may be it.',
  'line-not-shown': 'The order stands, but the store does not show all of its lines.',
  'lines-differ': 'The order stands, but the store shows other lines than the customer ordered.',
  incomplete: 'The store refused lines of this order, and the customer has not decided what to do.',
  'left-incomplete':
    'The store refused lines of this order, and the customer left it without them. Its total is too high.',
  'took-too-long': 'The store could not finish this order in time.',
}

function doubtText(intent: Intent): string {
  const { billing, shipTo, contact, reference, doubt } = intent
  const address = (parts: object) =>
    Object.values(parts)
      .filter((part) => part !== '')
      .join(', ')
  return [
    WHY[doubt],
    '',
    `Web order ${reference} of ${contact.name}, customer ${intent.customerId}`,
    `E-mail ${contact.email}, telephone ${contact.mobile}`,
    `Order in the store: ${intent.orderId === '' ? 'not known' : intent.orderId}`,
    `Its remarks say: Web order ${reference}`,
    '',
    ...intent.lines.map(
      ({ code, itemId, name, quantity, price, certain }) =>
        `${quantity} × ${code || itemId} ${name} at ${formatCents(price)}${certain ? '' : ' (not seen in the store)'}`,
    ),
    `Total ${formatCents(intent.total)}`,
    '',
    `Bill to: ${address(billing)}`,
    `Ship to: ${address(shipTo)}`,
    '',
    ...(doubt === 'left-incomplete'
      ? ['Please put the total right in the store.']
      : [
          'Please look in the store, put right what is missing, and then say what you found, on the machine of the shop:',
          `npm run orders -- settle ${reference} placed ORDER`,
          `npm run orders -- settle ${reference} not-placed`,
        ]),
  ].join('\n')
}
