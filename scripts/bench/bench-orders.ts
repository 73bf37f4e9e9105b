// Simulates orders: npm run bench -- orders [first seed] [how many]. Prints each seed that breaks a promise, and at the
// end what came of all. Exits with 1 when anything broke.
import { simulate } from '../../tests/simulation/simulate.ts'

const [first = 1, count = 1_000] = process.argv.slice(2).map(Number)
const totals: Record<string, number> = {}
let broken = 0
const beganMs = performance.now()
for (let seed = first; seed < first + count; seed += 1) {
  const { broken: lines, exceptions, tally, pressed } = await simulate(seed)
  if (lines.length > 0) {
    broken += 1
    console.log(`seed ${seed}: ${lines.join(' | ')}`)
  }
  add('pressed', pressed)
  for (const [state, found] of Object.entries(tally)) add(state, found)
  for (const exception of exceptions) add(exception, 1)
  if ((seed - first + 1) % 10_000 === 0) console.log(`${seed - first + 1} schedules, ${broken} broken`)
}
const seconds = Math.round((performance.now() - beganMs) / 1000)
console.log(`${count} schedules from seed ${first} in ${seconds} s, ${broken} broken: ${JSON.stringify(totals)}`)
if (broken > 0) process.exitCode = 1

function add(name: string, found: number): void {
  totals[name] = (totals[name] ?? 0) + found
}
