import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const MODULE = pathToFileURL(`${import.meta.dirname}/shop-language.ts`).href

test('a language is read wherever the project lies, though its path is no address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop #language-'))
  try {
    mkdirSync(join(folder, 'src/words/ar'), { recursive: true })
    writeFileSync(join(folder, 'src/words/ar/language.ts'), "export const direction = 'rtl'\n")
    const words = join(folder, 'src/words/ar/cart.ts')
    writeFileSync(words, "export const total = 'Total'\n")
    const load = `
      import { shopLanguage } from ${JSON.stringify(MODULE)}
      console.log(await shopLanguage('ar').load(process.argv[1]))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', load, words], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toContain('Total')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
