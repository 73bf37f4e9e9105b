import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findFoldersAstray } from './folders.ts'

const IMPORTED = (from: string) => `import { given } from '${from}'\n\nexport const made = () => given\n`

test('the linter, the README and the folders are what the table says', () => {
  expect(findFoldersAstray()).toEqual([])
})

test('the linter refuses what the table does not allow, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-folders-'))
  const refused = {
    'src/domain/of-another-folder.ts': IMPORTED('#gateway/gateway.ts'),
    'src/domain/of-a-new-folder.ts': IMPORTED('#planner/plan.ts'),
    'src/domain/of-a-package.ts': IMPORTED('react'),
    'src/domain/of-the-machine.ts': IMPORTED('node:fs'),
    'src/domain/up-and-down.ts': IMPORTED('../flows/turn.ts'),
    'src/embedded-store/of-the-client.ts': IMPORTED('#store-api/store-api.ts'),
    'src/gateway/of-the-browser.ts': IMPORTED('#stores/cart.ts'),
    'src/flows/of-a-page.ts': 'export const title = () => document.title\n',
  }
  const allowed = {
    'src/domain/of-its-own.ts': IMPORTED('./cart.ts'),
    'src/domain/of-valibot.ts': IMPORTED('valibot'),
    'src/embedded-store/of-the-wire.ts': IMPORTED('#store-api/wire/item.ts'),
    'src/flows/of-the-domain.ts': IMPORTED('#domain/cart.ts'),
    'src/flows/of-all.ts': IMPORTED('#site.ts'),
    'src/stores/of-a-page.ts': 'export const title = () => document.title\n',
  }
  try {
    const settings = JSON.parse(readFileSync('biome.json', 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, $schema: undefined, vcs: undefined }))
    for (const [file, code] of Object.entries({ ...refused, ...allowed })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code)
    }
    const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--colors=off'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const found = `${stdout}${stderr}`.matchAll(/^(src\/\S+\.ts):\d+:\d+ lint\/style\/noRestricted/gm)
    expect([...new Set([...found].map(([, file]) => file))].toSorted()).toEqual(Object.keys(refused).toSorted())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
