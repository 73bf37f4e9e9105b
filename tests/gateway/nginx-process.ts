import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConfiguration } from '#hosting/nginx-configuration.ts'
import { hostingRules } from '#hosting/rules.ts'

export const NGINX_HOST = 'hoofandhusk.example'

/** Whether this machine has nginx and can make a certificate; tests that need them are skipped where it has not. */
export const hasNginx = ['nginx -v', 'openssl version'].every((command) => {
  const [name = '', ...arguments_] = command.split(' ')
  return spawnSync(name, arguments_).status === 0
})

export interface NginxAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export interface NginxCall {
  method?: string
  headers?: Record<string, string>
  body?: string
  from?: string
}

export interface RunningNginx {
  /** Where it speaks TLS. */
  port: number
  /** Where it speaks plain HTTP. */
  plain: number
  /** Its certificate, which is its own authority. */
  ca: Buffer
  key: Buffer
  call(path: string, options?: NginxCall): Promise<NginxAnswer>
  stop(): Promise<void>
}

/** nginx as the README tells to set it up, with a page, before a gateway on this machine. */
export async function startNginx(gatewayPort: number, ports: { tls: number; plain: number }): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-nginx-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Hoof & Husk</title>')
  writeFileSync(join(folder, 'dist/cart.html'), '<!doctype html><title>Cart</title>')
  writeFileSync(join(folder, 'dist/fresh-product.html'), '<!doctype html><title>Product</title>')
  writeFileSync(join(folder, 'dist/404.html'), '<!doctype html><title>Page Not Found</title>')
  writeFileSync(join(folder, 'dist/500.html'), '<!doctype html><title>Unexpected Application Error!</title>')
  writeFileSync(join(folder, 'pages.conf'), nginxConfiguration(hostingRules))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, gatewayPort, ports))
  makeCertificate(folder)
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  server.stderr.on('data', (chunk) => (said += String(chunk)))
  const ca = readFileSync(join(folder, 'shop.pem'))
  const call: RunningNginx['call'] = (path, options) => callTls(ports.tls, ca, path, options)
  for (let tries = 0; ; tries += 1) {
    const up = await call('/').catch(() => undefined)
    if (up !== undefined) break
    if (server.exitCode !== null || tries > 600) throw new Error(`nginx does not run: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port: ports.tls,
    plain: ports.plain,
    ca,
    key: readFileSync(join(folder, 'shop.key')),
    call,
    async stop() {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The block of the README, with ports, certificate and folders of this test in their places. */
function mainConfiguration(
  folder: string,
  gatewayPort: number,
  { tls, plain }: { tls: number; plain: number },
): string {
  const [, block = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
  const places: [string, string][] = [
    ['listen 443', `listen 127.0.0.1:${tls}`],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['/etc/ssl/hoofandhusk.example.pem', join(folder, 'shop.pem')],
    ['/etc/ssl/private/hoofandhusk.example.key', join(folder, 'shop.key')],
    ['/srv/hoof-and-husk/dist', join(folder, 'dist')],
    ['/srv/hoof-and-husk/hosting/nginx.conf', join(folder, 'pages.conf')],
    ['127.0.0.1:4321', `127.0.0.1:${gatewayPort}`],
  ]
  for (const [written] of places) if (!block.includes(written)) throw new Error(`The README's block has no ${written}.`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  return [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr;',
    'events { worker_connections 2048; }',
    'http {',
    'types { text/html html; }',
    'access_log off;',
    ...temporary,
    places.reduce((text, [written, ours]) => text.replaceAll(written, ours), block),
    '}',
  ].join('\n')
}

function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${NGINX_HOST}`, '-addext', `subjectAltName=DNS:${NGINX_HOST}`],
    ...['-keyout', join(folder, 'shop.key'), '-out', join(folder, 'shop.pem')],
  ])
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

function callTls(port: number, ca: Buffer, path: string, options: NginxCall = {}): Promise<NginxAnswer> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = options
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path, method, ca, servername: NGINX_HOST, localAddress: from, agent: false },
        headers: { host: NGINX_HOST, ...headers },
      },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(Buffer.from(chunk))
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() })
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}
