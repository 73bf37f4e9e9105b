import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hostingRules, IMMUTABLE } from '#hosting/rules.ts'
import { headersFile, redirectsFile } from '#hosting/static-host-files.ts'

const SCRIPTS = ['nginx.sh', 'object-storage.sh', 'static-host.sh']

test.each(SCRIPTS)('%s says of what the build is made before anything goes out, and notes it at once', (script) => {
  const text = readFileSync(join('scripts/publish', script), 'utf8')
  const [before = '', upload = ''] = text.split('\nscripts/publish/sbom.sh\n')
  expect(before).not.toMatch(/^\s*(?:send |rclone (?:copy|delete)|.*(?:wrangler|netlify)" )/m)
  // By the project's own Node, whatever else is installed.
  expect(upload.trimEnd().split('\n').at(-1)).toBe('npm run --silent published -- "$sent"')
  expect(text).not.toMatch(/\bnode /)
})

test('what is published runs no package that was not looked at', () => {
  const files = [...globSync('scripts/publish/*.sh'), ...globSync('.github/workflows/*.yml')]
  const fetched = files.filter((file) => /npx (?!playwright )|npm (?:install|exec|x) /.test(readFileSync(file, 'utf8')))
  expect(fetched).toEqual([])
})

const Bom = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.object({ name: v.string(), version: v.string() })),
})

test('V15.1.2 the list of packages is CycloneDX, with what runs in the shop and nothing of what only tests it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-sbom-'))
  try {
    const dist = join(folder, 'dist')
    const { status } = spawnSync('bash', ['scripts/publish/sbom.sh'], { env: { ...process.env, DIST_FOLDER: dist } })
    expect(status).toBe(0)
    const { components } = v.parse(Bom, JSON.parse(readFileSync(`${dist}.publish/sbom.cdx.json`, 'utf8')))
    const names = components.map(({ name }) => name)
    for (const name of ['astro', 'hono', 'valibot', 'sharp']) expect(names).toContain(name)
    for (const name of ['vitest', 'playwright', 'lighthouse']) expect(names).not.toContain(name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.skipIf(spawnSync('rsync', ['--version']).status !== 0)(
  'nginx.sh removes what it is told to, also where a whole folder is gone, and nothing else',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-rsync-'))
    try {
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      const removed = ['product/S-2.html', 'store/horse/stable/2.html', 'search/old.json']
      const kept = ['product/S-1.html', 'store/horse/stable.html', 'store/horse/2.html', 'unknown.txt']
      for (const path of [...removed, ...kept]) write(`target/${path}`, 'old')
      for (const path of ['index.html', ...kept.slice(0, 2)]) write(`build/site/${path}`, 'new')
      symlinkSync(join(folder, 'build/site'), join(folder, 'dist'))
      const lists = { id: 'one', manifest: '', upload: 'index.html\n', remove: `${removed.join('\n')}\n` }
      for (const [name, text] of Object.entries(lists)) write(`dist.publish/${name}`, text)
      const { stdout, stderr } = spawnSync('bash', ['scripts/publish/nginx.sh'], {
        env: { ...process.env, DIST_FOLDER: join(folder, 'dist'), NGINX_TARGET: join(folder, 'target') },
        encoding: 'utf8',
      })
      expect(stdout).toContain('Removing 3 files')
      // So it came to its end: only the name of the build is none.
      expect(stderr).toContain('No build that can have been uploaded has the name one.')
      expect(stderr).not.toContain('rsync')
      const there = (path: string) => existsSync(join(folder, 'target', path))
      expect([removed.filter(there), kept.filter((path) => !there(path))]).toEqual([[], []])
      expect(readFileSync(join(folder, 'target/index.html'), 'utf8')).toBe('new')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('on Cloudflare products have their own pages, unknown ones the shell, and no answer that may be a 404 is kept for a year', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-cloudflare-'))
  try {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text, { mode: 0o755 })
    }
    cpSync('scripts/publish/static-host.sh', join(folder, 'scripts/publish/static-host.sh'))
    for (const tool of ['bin/npm', 'scripts/publish/sbom.sh']) write(tool, '#!/bin/sh\n')
    // Takes what is uploaded along.
    write('scripts/publish/tools/cloudflare/node_modules/.bin/wrangler', `#!/bin/sh\ncp -r "$3" "${folder}/uploaded"\n`)
    for (const name of ['index', 'fresh-product', 'product/S-1']) write(`build/site/${name}.html`, name)
    write('build/site/_redirects', redirectsFile(hostingRules))
    write('build/site/_headers', headersFile(hostingRules))
    write('dist.publish/id', 'one')
    symlinkSync(join(folder, 'build/site'), join(folder, 'dist'))
    const { status, stderr } = spawnSync('bash', ['scripts/publish/static-host.sh'], {
      cwd: folder,
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        ...{
          STATIC_HOST: 'cloudflare',
          CLOUDFLARE_PROJECT: 'p',
          CLOUDFLARE_ACCOUNT_ID: 'a',
          CLOUDFLARE_API_TOKEN: 't',
        },
      },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    const uploaded = (path: string) => readFileSync(join(folder, 'uploaded', path), 'utf8')
    const rules = redirectsFile(hostingRules).split('\n')
    expect(uploaded('_redirects').split('\n')).toEqual(rules.filter((rule) => !rule.startsWith('/product/')))
    expect([uploaded('product/S-1.html'), uploaded('product/404.html')]).toEqual(['product/S-1', 'fresh-product'])
    expect(uploaded('_headers')).toBe(headersFile(hostingRules).replaceAll(IMMUTABLE, 'public, max-age=3600'))
    // What other hosts and our own server are given stays as it is.
    expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8').split('\n')).toEqual(rules)
    expect(readFileSync(join(folder, 'dist/_headers'), 'utf8')).toBe(headersFile(hostingRules))
    expect(readdirSync(join(folder, 'build'))).toEqual(['site'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a workflow keeps its build before anything of it goes out, and publishes nothing where the last one is unknown', () => {
  const text = readFileSync('.github/workflows/refresh.yml', 'utf8')
  const steps = text.split('\n      - ')
  const placeOf = (sign: string) => steps.findIndex((step) => step.includes(sign))
  const [known, built, kept] = [
    placeOf("hashFiles('.data/catalogue.sqlite') == ''"),
    placeOf('npm run --silent build'),
    placeOf('-built'),
  ]
  expect(steps[known]).toContain('exit 1')
  expect(known).toBeGreaterThan(placeOf('actions/cache/restore'))
  expect([built > known, kept > built]).toEqual([true, true])
  for (const script of ['object-storage.sh', 'nginx.sh']) expect(placeOf(script)).toBeGreaterThan(kept)
})
