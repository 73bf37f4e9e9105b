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
  let said = ''
  const astro = () => Number(/Astro is (\d+)\n/.exec(said)?.[1])
  try {
    build.stdout.on('data', (part) => {
      said += part
    })
    await expect.poll(astro, { timeout: 20_000 }).toBeGreaterThan(0)
    build.kill('SIGTERM')
    await once(build, 'exit')
    expect(() => process.kill(astro(), 0)).toThrow('ESRCH')
    await expect.poll(() => said).toContain('Ended by SIGTERM.')
  } finally {
    build.kill('SIGKILL')
    if (!said.includes('Ended') && astro() > 0) process.kill(astro(), 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
