import { join } from 'node:path'
import { ScriptProblem } from '../../scripts/running/run-script.ts'
import { readConfiguration } from '../../scripts/settings/configuration.ts'
import { refreshStage } from '../../scripts/stages/refresh-stage.ts'
import { KEY } from './feed.ts'

/**
 * Runs a refresh in this process as the command does, and returns what it ends with and what it said. Feeds on several
 * ports are one store when they pass for the `embedded` one.
 */
export async function runRefresh(
  folder: string,
  origin: string,
  settings: NodeJS.ProcessEnv = {},
  accepted?: string,
  embedded = false,
): Promise<{ exitCode: number; said: string }> {
  const configuration = readConfiguration({
    STORE_API_URL: origin,
    STORE_API_KEY: KEY,
    CRAWL_RETRIES: '0',
    DATA_FOLDER: join(folder, 'data'),
    DIST_FOLDER: join(folder, 'dist'),
    ...settings,
  })
  const said: string[] = []
  const { log } = console
  const { write } = process.stdout
  console.log = (line: string) => void said.push(line)
  // Progress is not kept: how often it is drawn depends on the machine.
  process.stdout.write = () => true
  try {
    await refreshStage(configuration, { url: origin, apiKey: KEY, embedded, close: async () => undefined }, accepted)
    return { exitCode: 0, said: said.join('\n') }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const exitCode = error instanceof ScriptProblem ? error.exitCode : 1
    return { exitCode, said: [...said, error.name, error.message].join('\n') }
  } finally {
    console.log = log
    process.stdout.write = write
  }
}
