// Orders on their way, for whoever looks after the shop: npm run orders -- open | show REFERENCE |
// settle REFERENCE placed ORDER | settle REFERENCE not-placed. See docs/reliability.md.
import { formatCents } from '#domain/cents.ts'
import { referenceOf } from '#domain/checkout-key.ts'
import type { Intent } from '#domain/intent.ts'
import { readIntent } from '#domain/intent-text.ts'
import type { IntentStore } from '#flows/intent-store.ts'
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
    else if (verb === 'show') show(await orderNamed(once, reference))
    else if (verb === 'settle') await settle(desk, await orderNamed(once, reference), found, orderId)
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
    const { intent } = await recordOf(intents, customerId, intentId)
    const about =
      intent === undefined
        ? 'its record cannot be read'
        : `${formatCents(intent.total)}, begun ${new Date(intent.begunAtMs).toISOString()}, ${intent.doubt}`
    console.log(`${referenceOf(intentId)}  ${stage}  customer ${customerId}  ${about}`)
  }
}

function show({ intent, text }: Named): void {
  if (intent !== undefined) console.log(JSON.stringify(intent, undefined, 2))
  else console.log(text === '' ? 'Its record is lost.' : `Its record cannot be read:\n${text}`)
}

async function settle(desk: OrderDesk, named: Named, found = '', orderId = ''): Promise<void> {
  if (found !== 'not-placed' && (found !== 'placed' || orderId === '')) throw new ScriptProblem(USAGE)
  const { customerId, intentId, intent } = named
  const reference = referenceOf(intentId)
  const done = await desk.settle(customerId, intentId, found === 'placed' ? { orderId } : 'not-placed')
  if (!done) throw new ScriptProblem(`${reference} does not wait for a person (it is ${intent?.state ?? 'unknown'}).`)
  const told = intent === undefined ? 'nobody has told the customer' : 'the customer is told so'
  console.log(`${reference} is ${found === 'placed' ? `placed as ${orderId}` : 'not placed'}; ${told}.`)
}

/** An order that is not finished; without an intent where its record is lost or cannot be read. */
interface Named {
  customerId: string
  intentId: string
  text: string
  intent: Intent | undefined
}

/** An order that is not finished, by the name that the mail says. Throws ScriptProblem when there is none. */
async function orderNamed({ intents }: OnceStore, reference: string): Promise<Named> {
  const named = (await intents.unfinished()).find(({ intentId }) => referenceOf(intentId) === reference)
  if (named === undefined) {
    throw new ScriptProblem(`No unfinished order is called ${reference}. See: npm run orders -- open`)
  }
  return { ...named, ...(await recordOf(intents, named.customerId, named.intentId)) }
}

async function recordOf(
  intents: IntentStore,
  customerId: string,
  intentId: string,
): Promise<Pick<Named, 'text' | 'intent'>> {
  const kept = await intents.read(customerId, intentId)
  const text = kept === undefined || kept === 'lost' ? '' : kept.text
  return { text, intent: readIntent(text) }
}
