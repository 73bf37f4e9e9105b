import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const SCRIPTS = ['nginx.sh', 'object-storage.sh', 'static-host.sh']

test.each(SCRIPTS)('%s says of what the build is made before it notes it as published', (script) => {
  const text = readFileSync(join('scripts/publish', script), 'utf8')
  const [before = ''] = text.split('node scripts/published.ts')
  expect(before).toContain('scripts/publish/sbom.sh\n')
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
