import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../settings/configuration.ts'
import { buildFolders } from '../site/build-folders.ts'
import { siteStage } from './site-stage.ts'

test('a build first removes what killed ones left, so that one that fails frees the disk too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-stage-'))
  try {
    const configuration = readConfiguration({ DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') })
    const killed = buildFolders(configuration).create()
    const withoutSnapshot = siteStage(configuration, { url: 'https://store.invalid', apiKey: 'key' })
    await expect(withoutSnapshot).rejects.toThrow('npm run refresh')
    expect(existsSync(killed.folder)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
