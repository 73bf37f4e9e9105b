// Orders on their way, for whoever looks after the shop: npm run orders -- open | show REFERENCE |
// settle REFERENCE placed ORDER | settle REFERENCE not-placed. See docs/reliability.md.
import { formatCents } from '#domain/cents.ts'
import { referenceOf } from '#domain/checkout-key.ts'
import type { Intent } from '#domain/intent.ts'
import { readIntent } from '#domain/intent-text.ts'
import type { OrderDesk } from '#flows/order-desk.ts'
import type { OnceStore } from '#gateway/once-store.ts'
import { runScript, ScriptProblem } from './running/run-script.ts'
import { readConfiguration } from './settings/configuration.ts'
import { connectStore } from './settings/store-connection.ts'
import { openDesk } from './stages/open-desk.ts'

const USAGE = `Say one of:
  npm run orders -- open                                 what is not finished, and what waits for a person
  npm run orders -- show REFERENCE                       one order, with all that is known of it
  npm run orders -- settle REFERENCE placed ORDER        it stands in the store under this number
  npm run orders -- settle REFERENCE not-placed          there is no such order in the store`

await runScript(async () => {
  const [verb, reference = '', found, orderId] = process.argv.slice(2)
  const configuration = readConfiguration()
  const store = await connectStore(configuration, 0)
  const { desk, once, close } = await openDesk(configuration, store, console.error)
  try {
    if (verb === 'open') await list(once)
    else if (verb === 'show') show(await intentNamed(once, reference))
    else if (verb === 'settle') await settle(desk, await intentNamed(once, reference), found, orderId)
    else throw new ScriptProblem(USAGE)
  } finally {
    await close()
    await store.close()
  }
})

async function list({ intents }: OnceStore): Promise<void> {
  const unfinished = await intents.unfinished()
  if (unfinished.length === 0) console.log('Every order is finished.')
  for (const { intentId, customerId, stage } of unfinished) {
    const kept = await intents.read(customerId, intentId)
    const intent = kept === undefined || kept === 'lost' ? undefined : readIntent(kept.text)
    const about =
      intent === undefined
        ? 'its record cannot be read'
        : `${formatCents(intent.total)}, begun ${new Date(intent.begunAtMs).toISOString()}, ${intent.doubt}`
    console.log(`${referenceOf(intentId)}  ${stage}  customer ${customerId}  ${about}`)
  }
}

function show(intent: Intent): void {
  console.log(JSON.stringify(intent, undefined, 2))
}

async function settle(desk: OrderDesk, intent: Intent, found = '', orderId = ''): Promise<void> {
  if (found !== 'not-placed' && (found !== 'placed' || orderId === '')) throw new ScriptProblem(USAGE)
  const done = await desk.settle(intent.customerId, intent.intentId, found === 'placed' ? { orderId } : 'not-placed')
  if (!done) throw new ScriptProblem(`${intent.reference} does not wait for a person (it is ${intent.state}).`)
  console.log(
    `${intent.reference} is ${found === 'placed' ? `placed as ${orderId}` : 'not placed'}; the customer is told so.`,
  )
}

/** An order that is not finished, by the name that the mail says. Throws ScriptProblem when there is none. */
async function intentNamed({ intents }: OnceStore, reference: string): Promise<Intent> {
  const named = (await intents.unfinished()).find(({ intentId }) => referenceOf(intentId) === reference)
  const kept = named && (await intents.read(named.customerId, named.intentId))
  const intent = kept === undefined || kept === 'lost' ? undefined : readIntent(kept.text)
  if (intent !== undefined) return intent
  throw new ScriptProblem(`No unfinished order is called ${reference}. See: npm run orders -- open`)
}
