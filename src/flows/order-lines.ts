import { type Attempt, doubtfulOf, endsWith, type Intent, type IntentLine, isWhole, known } from '#domain/intent.ts'
import { holdsOnlyLinesOf } from '#domain/order-match.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { webOrder } from '#words/order-remarks.ts'
import { handOver } from './order-mails.ts'
import type { OrderRun } from './order-run.ts'
import { certainlyFailed } from './sent-or-not.ts'

const MOST_DOUBTS = 2

/** Every line stands once, and the store shows it; or it is known which do not. Throws StoreApiError. */
export async function ensureLines(run: OrderRun): Promise<Intent> {
  await doubtWhatWasBegun(run)
  const overdue = itemsOverdue(run)
  if (mayHoldLines(run.latest())) await compareWithShown(run)
  for (const { itemId } of run.latest().lines) {
    const intent = run.latest()
    if (intent.state !== 'open') return intent
    const line = intent.lines.find((candidate) => candidate.itemId === itemId)
    if (line === undefined || !(await isDue(run, line, overdue))) continue
    await sendLine(run, line)
    // A store that gives no answer to one line has none for the next.
    if (run.latest().lines.some(isInDoubt)) break
  }
  if (run.latest().state !== 'open') return run.latest()
  const unshown = itemsOverdue(run)
  if (!isWhole(run.latest())) await compareWithShown(run)
  return judgeLines(run, unshown)
}

/**
 * The items that were sent, and not shown for as long as the window. Counted before the store is asked: a process that
 * is stopped with an answer in its hands wakes up with an old one, however long it slept.
 */
function itemsOverdue(run: OrderRun): ReadonlySet<string> {
  const open = run
    .latest()
    .lines.filter(({ attempts, certain }) => !certain && (doubtfulOf(attempts) > 0 || endsWith(attempts, 'answered')))
  return new Set(open.filter((line) => watchedMs(run, line) >= run.windows.doubtMs).map(({ itemId }) => itemId))
}

/** Lines were sent before, or the order was found by what the store shows, and may have come otherwise. */
function mayHoldLines({ header, lines }: Intent): boolean {
  return doubtfulOf(header) > 0 || lines.some(({ attempts }) => attempts.length > 0)
}

/** What an earlier turn began may have been done or not. */
async function doubtWhatWasBegun(run: OrderRun): Promise<void> {
  const intent = run.latest()
  if (!intent.lines.some(({ attempts }) => endsWith(attempts, 'begun'))) return
  const lines = intent.lines.map((line) =>
    endsWith(line.attempts, 'begun') ? { ...line, attempts: known(line.attempts, 'doubtful') } : line,
  )
  await run.keep({ ...intent, lines })
}

/** Whether a line is to be sent now. One that was in doubt twice, or was refused after a doubt, is for a person. */
async function isDue(run: OrderRun, line: IntentLine, overdue: ReadonlySet<string>): Promise<boolean> {
  const { attempts, certain } = line
  if (certain || endsWith(attempts, 'answered')) return false
  if (doubtfulOf(attempts) === 0) return attempts.length === 0
  if (!overdue.has(line.itemId)) return false
  if (doubtfulOf(attempts) < MOST_DOUBTS && !endsWith(attempts, 'ruled-out')) return true
  await handOver(run, 'line-not-shown')
  return false
}

async function sendLine(run: OrderRun, { itemId, code, name, price, quantity }: IntentLine): Promise<void> {
  const { orderId, reference } = run.latest()
  await run.keep(withAttempt(run.latest(), itemId, (attempts) => [...attempts, 'begun']))
  run.turn.demand()
  try {
    await run.store.createOrderLine({ orderId, itemId, code, name, price, quantity, remarks: webOrder(reference) })
    await run.keep(withAttempt(run.latest(), itemId, (attempts) => known(attempts, 'answered')))
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error
    run.log(`${reference} got no line of ${itemId}: ${error.message}`)
    const attempt = certainlyFailed(error) ? 'ruled-out' : 'doubtful'
    await run.keep(withAttempt(run.latest(), itemId, (attempts) => known(attempts, attempt)))
    if (attempt === 'doubtful') await compareWithShown(run)
  }
}

/**
 * Takes the store's word for what stands. Lines that are not the intent's are for a person, and so are lines that cannot
 * be read where there is a doubt: any of them may be the one in doubt.
 */
async function compareWithShown(run: OrderRun): Promise<void> {
  const intent = run.latest()
  const sure = intent.lines.every(({ attempts }) => doubtfulOf(attempts) === 0)
  // Without any doubt there can be no more lines than ours, and no further page has to be looked at.
  const shown = await run.store.orderLines(intent.orderId, sure ? intent.lines.length : undefined)
  const doubted = !sure || doubtfulOf(intent.header) > 0
  if ((doubted && shown.unreadable.length > 0) || !holdsOnlyLinesOf(intent, shown.entries)) {
    await handOver(run, 'lines-differ')
    return
  }
  const standing = new Set(shown.entries.map(({ itemId }) => itemId))
  if (!intent.lines.some(({ itemId, certain }) => !certain && standing.has(itemId))) return
  const lines = intent.lines.map((line) => (standing.has(line.itemId) ? { ...line, certain: true } : line))
  await run.keep({ ...intent, lines })
}

async function judgeLines(run: OrderRun, overdue: ReadonlySet<string>): Promise<Intent> {
  const intent = run.latest()
  if (intent.state !== 'open' || isWhole(intent)) return intent
  const open = intent.lines.filter(({ certain }) => !certain)
  const unshown = open.filter(({ attempts }) => endsWith(attempts, 'answered'))
  if (unshown.some(({ itemId }) => overdue.has(itemId))) return handOver(run, 'line-not-shown')
  const refused = open.every(({ attempts }) => endsWith(attempts, 'ruled-out') && doubtfulOf(attempts) === 0)
  return refused ? run.keep({ ...intent, state: 'incomplete' }) : intent
}

function watchedMs({ watched, latest }: OrderRun, { itemId, attempts }: IntentLine): number {
  return watched.sinceMs(`${latest().intentId} line ${itemId} ${attempts.length}`)
}

function isInDoubt({ attempts, certain }: IntentLine): boolean {
  return !certain && endsWith(attempts, 'doubtful')
}

function withAttempt(intent: Intent, itemId: string, change: (attempts: readonly Attempt[]) => Attempt[]): Intent {
  const lines = intent.lines.map((line) =>
    line.itemId === itemId ? { ...line, attempts: change(line.attempts) } : line,
  )
  return { ...intent, lines }
}
