// Shops of 1,000, 10,000 and 100,000 items (or `--items N,N`): refresh and build, whole, with nothing, with one price and with 1 % changed, beside Hugo and Eleventy (`--alone` leaves them out).
import { globSync, lstatSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { type Measured, measuredRun } from './measured-run.ts'
import { runEleventy, runHugo, someProductPage } from './rivals.ts'
import { changeOnePerCent, changeOnePrice, seedSynthetic } from './synthetic-store.ts'

const AS_NPM_DOES = ['--import', './scripts/running/compile-cache.mjs']
const KEY = 'a-key-for-benchmarks-only'
const IMAGES = { IMAGES: 'url', IMAGE_URL_TEMPLATE: 'https://images.example/{id}.{format}?w={width}&v={version}' }

interface Row {
  items: number
  what: string
  seconds: string
  'peak MB': number
  /** Of the site, compressed files left out. */
  files?: number | string
  MB?: number | string
  'times ours'?: string
  /** Of HTML. */
  'store page kB'?: number
  'largest list kB'?: number
}

await runScript(async () => {
  const { values } = parseArgs({
    options: { items: { type: 'string', default: '1000,10000,100000' }, alone: { type: 'boolean', default: false } },
  })
  const rows: Row[] = []
  for (const size of values.items.split(',').map(Number)) rows.push(...(await measure(size, values.alone)))
  console.log('')
  for (const row of rows) console.log(JSON.stringify(row))
  console.table(rows)
})

async function measure(items: number, alone: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-scale-'))
  const [dist, data] = [join(folder, 'dist'), join(folder, 'data')]
  const served = await serveEmbeddedStore({
    dataFolder: join(folder, 'store'),
    apiKey: KEY,
    port: 0,
    seed: (store) => seedSynthetic(store, items),
  })
  const env = {
    ...process.env,
    ...IMAGES,
    STORE_API_URL: served.origin,
    STORE_API_KEY: KEY,
    DATA_FOLDER: data,
    DIST_FOLDER: dist,
  }
  const rows: Row[] = []
  const row = (what: string, measured: Measured, more: Partial<Row> = {}) => {
    const { seconds, peakMb } = measured
    rows.push({ items, what, seconds: seconds.toFixed(1), 'peak MB': peakMb, ...more })
    console.log(`${items} items, ${what}: ${seconds.toFixed(1)} s, ${peakMb} MB (load ${loadavg()[0]?.toFixed(1)})`)
    return seconds
  }
  const run = async (script: string): Promise<Measured> => {
    const measured = await measuredRun(process.execPath, [...AS_NPM_DOES, script], { env })
    // A build that went wrong and began anew is whole again in the end, and its figures say nothing.
    if (measured.said.includes('Building everything anew')) throw new ScriptProblem(measured.said)
    return measured
  }
  const refresh = () => run('scripts/refresh.ts')
  const build = () => run('scripts/build-site.ts')
  /** Refresh and build in one command, of which the time from the end of the refresh to the switch of `dist/` is told. */
  const refreshAndBuild = async (): Promise<Measured> => {
    const measured = await run('scripts/build.ts')
    const switchedAfterMs = lstatSync(dist).ctimeMs - statSync(join(data, 'catalogue.sqlite')).mtimeMs
    return { ...measured, seconds: switchedAfterMs / 1000 }
  }
  try {
    row('refresh, cold', await refresh())
    const full = await build()
    const ours = row('build, whole', full, { ...weigh(dist), ...weighPages(dist) })
    if (!alone) {
      // Removed at the end: some file systems are slow to make files where many have just been removed.
      const shell = someProductPage(dist, '000001')
      for (const [name, run] of [
        ['Hugo', runHugo],
        ['Eleventy', runEleventy],
      ] as const) {
        const place = join(folder, name)
        const measured = await run(place, join(data, 'catalogue.sqlite'), shell)
        row(name, measured, { ...weigh(join(place, 'public')), 'times ours': (measured.seconds / ours).toFixed(2) })
      }
    }
    // As a new folder of a machine that has built this code before. Removed, it would be in the way: for up to five minutes
    // ext4 without a journal looks at all inodes that were freed for each new file, and takes none of them.
    for (const place of [dist, `${dist}.publish`, join(data, 'builds')]) renameSync(place, `${place}.earlier`)
    row('build, whole, code kept', await build())
    row('refresh, nothing changed', await refresh())
    row('build, nothing changed', await build())
    changeOnePrice(served.store)
    row('refresh to switch, one price changed', await refreshAndBuild())
    changeOnePerCent(served.store, 1)
    row('refresh to switch, 1 % changed', await refreshAndBuild())
  } finally {
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

function weighPages(dist: string): Pick<Row, 'store page kB' | 'largest list kB'> {
  const kilobytes = (file: string) => Math.ceil(statSync(join(dist, file)).size / 1000)
  const lists = globSync('store/**/*.html', { cwd: dist }).map(kilobytes)
  return { 'store page kB': kilobytes('store.html'), 'largest list kB': Math.max(...lists) }
}

function weigh(site: string): { files: number; MB: number } {
  const files = readdirSync(realpathSync(site), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name),
  )
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  return { files: files.length, MB: Math.round(bytes / 1_000_000) }
}
