// Texts that nobody would send, at every door of the shop: npm run bench -- doors [inputs]
// as in `doors 1000000`; five million without a number, which take about an hour. `npm test` tries 20,000 each time.
import { runCommand } from '../running/run-command.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'

await runScript(async () => {
  const inputs = Number(process.argv[2] ?? 5_000_000)
  if (!Number.isSafeInteger(inputs) || inputs < 1) throw new ScriptProblem('How many inputs? Name a whole number.')
  process.exitCode = await runCommand('vitest', ['run', 'tests/doors', '--reporter=verbose'], {
    ...process.env,
    DOOR_INPUTS: String(inputs),
  })
})
