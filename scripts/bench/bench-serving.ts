// Pages a second of our own server and of nginx over the same files, by turns, one process each: as a build leaves them, and
// with a .gz beside each. `npm run bench -- serving DIST [FOLDER]` also measures the server of the checkout in that folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { nginxConfiguration } from '#hosting/nginx-configuration.ts'
import { hostingRules } from '#hosting/rules.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { median } from './median.ts'

const TURNS = 3
const SECONDS = 4
const CONNECTIONS = 50
/** As `npm run serve` has it. */
const HEAP_AS_SERVED = ['--max-semi-space-size=4', '--max-old-space-size=128']

if (process.argv[2] === 'serve') await serveFolder(process.argv[3] ?? '', process.argv[4] ?? '')
else await runScript(measure)

async function serveFolder(checkout: string, folder: string): Promise<void> {
  const { staticApp } = await import(resolve(checkout, 'src/hosting/static-app.ts'))
  const { hostingRules: rules } = await import(resolve(checkout, 'src/hosting/rules.ts'))
  const { openServer } = await import(resolve(checkout, 'src/gateway/bounded-server.ts'))
  const server = await openServer({ fetch: staticApp(folder, rules).fetch, port: 0, connectionsPerAddress: 0 })
  process.send?.(server.address().port)
}

async function measure(): Promise<void> {
  const [dist = 'dist', other] = process.argv.slice(2)
  if (!existsSync(join(dist, 'product'))) throw new ScriptProblem(`${dist} is no built shop. Run npm run build first.`)
  const parent = mkdtempSync(join(tmpdir(), 'bench-serving-'))
  const rates = new Map<string, number[]>()
  try {
    for (const beside of [false, true]) {
      const folder = siteOf(dist, join(parent, beside ? 'beside' : 'plain'), beside)
      const paths = globSync('product/*.html', { cwd: folder }).map((page) => `/${page.slice(0, -'.html'.length)}`)
      const files = beside ? 'a .gz beside each' : 'as built'
      const servers = [
        ['nginx', () => startNginx(folder, parent)],
        ['ours', () => startOurs('.', folder)],
        ...(other === undefined ? [] : ([[`ours of ${other}`, () => startOurs(other, folder)]] as const)),
      ] as const
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const [name, start] of servers) {
          const { child, port } = await start()
          const rate = await rateOf(port, paths)
          child.kill()
          await once(child, 'exit')
          const key = `${files}: ${name}`
          rates.set(key, [...(rates.get(key) ?? []), rate])
          console.log(`${key}: ${Math.round(rate)} pages/s`)
        }
      }
    }
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
  console.table([...rates].map(([what, each]) => ({ what, 'pages/s, median': Math.round(median(each)) })))
}

/** The shop's pages of products, with or without compressed files beside them. */
function siteOf(dist: string, folder: string, beside: boolean): string {
  cpSync(join(dist, 'product'), join(folder, 'product'), { recursive: true, dereference: true })
  cpSync(join(dist, '404.html'), join(folder, '404.html'))
  for (const page of beside ? globSync(join(folder, 'product/*.html')) : []) {
    writeFileSync(`${page}.gz`, gzipSync(readFileSync(page)))
  }
  return folder
}

async function rateOf(port: number, paths: string[]): Promise<number> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers: { 'accept-encoding': 'gzip' } }))
  const url = `http://127.0.0.1:${port}`
  const { requests: made, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests })
  if (non2xx > 0) throw new ScriptProblem(`${non2xx} answers were no pages.`)
  return made.average
}

async function startOurs(checkout: string, folder: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [...HEAP_AS_SERVED, import.meta.filename, 'serve', resolve(checkout), folder], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [port] = await once(child, 'message')
  return { child, port: Number(port) }
}

/** With the rules that builds write, one worker, and no log. */
async function startNginx(folder: string, parent: string): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort()
  const file = join(parent, 'nginx.conf')
  const server = `listen 127.0.0.1:${port};\nroot ${folder};\n${nginxConfiguration(hostingRules)}`
  const http = `access_log off; types { text/html html; } keepalive_requests 1000000; server { ${server} }`
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${join(parent, 'pid')}; events {}\nhttp { ${http} }\n`,
  )
  const child = spawn('nginx', ['-p', parent, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/404`).catch(() => undefined)
    if (up !== undefined) return { child, port }
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new ScriptProblem('nginx does not run (see above).')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
