import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfiguration } from '../settings/configuration.ts'
import { shopApp } from './shop-app.ts'

test('a shop that has ended leaves no record of its gateway open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-app-'))
  try {
    const configuration = readConfiguration({ DIST_FOLDER: join(folder, 'dist'), DATA_FOLDER: folder })
    const shop = await shopApp(configuration, { url: 'https://store.invalid', apiKey: 'key' })
    const open = () => readdirSync(folder).filter((name) => name.endsWith('.sqlite-wal'))
    expect(open().toSorted()).toEqual(['gateway.sqlite-wal', 'sessions.sqlite-wal'])
    await shop.close(0)
    expect(open()).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
