import { formatCents } from '#domain/cents.ts'
import type { Doubt, Intent, IntentLine, MailState } from '#domain/intent.ts'
import * as words from '#words/mails.ts'
import * as remarks from '#words/order-remarks.ts'
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

/**
 * Tries the mail to the shop again where the mail service did not take it, and once where nobody knows: the shop may be
 * told twice, and is not left untold.
 */
export async function tellAgain(run: OrderRun): Promise<Intent> {
  const intent = run.latest()
  const { doubtMail, intentId, version } = intent
  const sinceMs = run.watched.sinceMs(`${intentId} mail ${version}`)
  if ((doubtMail !== 'failed' && doubtMail !== 'begun') || sinceMs < TELL_AGAIN_MS) return intent
  const begun = doubtMail === 'failed' ? 'begun' : 'begun-again'
  await run.keep({ ...intent, doubtMail: begun })
  const reached = await sent(run, doubtMailOf(run))
  const ways = { sent: 'sent', failed: doubtMail, begun } as const
  return run.keep({ ...run.latest(), doubtMail: ways[reached] })
}

/** `begun` where nobody knows whether the mail was taken. */
async function sent({ mailer, turn, log }: OrderRun, mail: Mail): Promise<Exclude<MailState, 'unsent'>> {
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
function doubtMailOf({ latest, shopName, settledByCommand }: OrderRun): Mail {
  const intent = latest()
  const { contact } = intent
  return {
    kind: 'contact',
    fields: {
      from_name: words.doubtFrom(shopName, intent.reference),
      email: contact.email,
      number: contact.mobile,
      message: doubtText(intent, settledByCommand),
    },
  }
}

/** A doubt without words does not compile. */
const WHY: Readonly<Record<Doubt | 'none', string>> = words.doubts

function doubtText(intent: Intent, settledByCommand: boolean): string {
  const { billing, shipTo, contact, reference, doubt } = intent
  const { purchaseOrder, deliveryNote } = intent.notes
  return [
    WHY[doubt],
    '',
    words.whose(reference, contact.name, intent.customerId),
    words.reachedAt(contact.email, contact.mobile),
    words.orderInStore(intent.orderId === '' ? words.notKnown : intent.orderId),
    words.remarksBegin(remarks.webOrder(reference)),
    '',
    ...intent.lines.map(lineText),
    words.total(formatCents(intent.total)),
    '',
    words.billTo(inOneLine(billing)),
    words.shipTo(inOneLine(shipTo)),
    ...(purchaseOrder === '' ? [] : [remarks.purchaseOrder(purchaseOrder)]),
    ...(deliveryNote === '' ? [] : [remarks.delivery(deliveryNote)]),
    '',
    ...(doubt === 'left-incomplete' ? [words.putTotalRight] : whatToDo(reference, settledByCommand)),
  ].join('\n')
}

function whatToDo(reference: string, settledByCommand: boolean): string[] {
  if (!settledByCommand) return [words.lookAndTell]
  return [
    words.lookAndSettle,
    `npm run orders -- settle ${reference} placed ORDER`,
    `npm run orders -- settle ${reference} not-placed`,
  ]
}

function lineText({ code, itemId, name, quantity, price, certain }: IntentLine): string {
  const text = certain ? words.line : words.lineNotSeen
  return text(quantity, code || itemId, name, formatCents(price))
}

function inOneLine(address: object): string {
  return Object.values(address)
    .filter((part) => part !== '')
    .join(', ')
}
