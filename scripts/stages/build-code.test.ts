import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = pathToFileURL(`${import.meta.dirname}/build-code.ts`).href

/** Builds in a folder whose Astro says its number and then never ends. */
const BUILD = `
  import { buildCode } from ${JSON.stringify(MODULE)}
  const folders = { astroFolder: 'site', rendererFolder: 'renderer', cacheFolder: 'cache' }
  await buildCode(process.env, folders, 'code').catch(({ message }) => console.log(message))`

test.skipIf(process.platform === 'win32')('who ends a build ends Astro with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-code-'))
  mkdirSync(join(folder, 'node_modules/astro/bin'), { recursive: true })
  const endless = "console.log('Astro is', process.pid); setInterval(() => undefined, 1000)"
  writeFileSync(join(folder, 'node_modules/astro/bin/astro.mjs'), endless)
  const build = spawn(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let said = ''
    build.stdout.on('data', (part) => {
      said += part
    })
    await expect.poll(() => said, { timeout: 10_000 }).toMatch(/Astro is \d+\n/)
    build.kill('SIGTERM')
    await once(build, 'close')
    expect(said).toContain('Ended by SIGTERM.')
    const [, astro = ''] = /Astro is (\d+)/.exec(said) ?? []
    expect(() => process.kill(Number(astro), 0)).toThrow('ESRCH')
  } finally {
    build.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
