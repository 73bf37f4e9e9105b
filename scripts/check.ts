// Linting, formatting, types and unused code: everything that can be said of the source without running it.
import { sourceChecks } from './checks/source-checks.ts'
import { runScript, ScriptProblem } from './running/run-script.ts'

await runScript(async () => {
  const { failed } = await sourceChecks()
  if (failed > 0) throw new ScriptProblem(`${failed} of the checks above failed.`)
})
