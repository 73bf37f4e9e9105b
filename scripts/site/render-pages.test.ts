import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { silentProgress } from '#catalogue/progress.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { createRecord } from './build-record.ts'
import { renderPages } from './render-pages.ts'

test.each([
  ['cannot open the snapshot, before it is asked for anything', false, 'There is no catalogue snapshot'],
  ['finds no code to render with', true, 'images.json'],
])('a thread that %s fails the work, and not the process', async (_, hasSnapshot, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'render-'))
  const snapshotFile = join(folder, 'catalogue.sqlite')
  if (hasSnapshot) placeSomeSnapshot(snapshotFile)
  const record = createRecord(join(folder, 'record.sqlite'))
  try {
    const task = { rendererFolder: join(folder, 'renderer'), snapshotFile, siteFolder: folder }
    await expect(renderPages(task, process.env, record, silentProgress)).rejects.toThrow(words)
  } finally {
    record.close()
    rmSync(folder, { recursive: true })
  }
})
