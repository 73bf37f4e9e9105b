// Benchmarks. `npm run bench` lists them, `npm run bench -- NAME` runs one. Figures go into docs/benchmarks.md by hand.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runCommand } from '../running/run-command.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'

await runScript(async () => {
  const names = globSync('bench-*.ts', { cwd: import.meta.dirname }).map((file) =>
    basename(file, '.ts').slice('bench-'.length),
  )
  const [name, ...rest] = process.argv.slice(2)
  if (name === undefined) {
    console.log(`Benchmarks: ${names.join(', ')}. Run one with: npm run bench -- NAME`)
    return
  }
  if (!names.includes(name)) throw new ScriptProblem(`There is no benchmark ${name}. There are: ${names.join(', ')}.`)
  process.exitCode = await runCommand('node', [join(import.meta.dirname, `bench-${name}.ts`), ...rest])
})
