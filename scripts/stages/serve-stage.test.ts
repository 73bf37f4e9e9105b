import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../settings/configuration.ts'
import { buildFolders } from '../site/build-folders.ts'
import { createRecord } from '../site/build-record.ts'
import { switchOver } from '../site/switch-over.ts'
import { serveStage } from './serve-stage.ts'

test('a site that a cut-off build left damaged is not served, also by a user with a data folder of his own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-stage-'))
  try {
    const DIST_FOLDER = join(folder, 'dist')
    const folders = buildFolders({ DATA_FOLDER: join(folder, 'refresh'), DIST_FOLDER })
    const build = folders.create()
    writeFileSync(join(build.siteFolder, 'index.html'), 'half a pa')
    const record = createRecord(build.recordFile)
    record.addFiles([{ path: '/index.html', sha256: '0'.repeat(64) }])
    record.close()
    switchOver(DIST_FOLDER, build.siteFolder)
    folders.lock()
    const serving = readConfiguration({ DATA_FOLDER: join(folder, 'gateway'), DIST_FOLDER, PORT: '0' })
    const store = { url: 'https://store.invalid', apiKey: 'key', embedded: false, close: async () => undefined }
    await expect(serveStage(serving, store)).rejects.toThrow('damaged when a build was cut off (/index.html)')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
