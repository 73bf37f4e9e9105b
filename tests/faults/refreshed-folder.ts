import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { expect } from 'vitest'
import { contentHash } from '#catalogue/content-hash.ts'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { missingPictures } from '#catalogue/pictures/missing-pictures.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { KEY, serveFeed } from './feed.ts'
import { runRefresh } from './run-refresh.ts'

const NEW_PICTURES = 4

/** A folder with a snapshot of a store that has another price, and a few other pictures, in every round. */
export async function refreshedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-killed-'))
  const snapshotFile = join(folder, 'data/catalogue.sqlite')
  let round = 0
  let pictures: Buffer[] = []
  let heard: () => void = () => undefined
  const feed = await serveFeed(await somePicture(), ({ call, id, good }) => {
    heard()
    const index = call === 'Uploads' ? Number(/^p-1-1-(\d+)$/.exec(id)?.[1] ?? 0) : 0
    const picture = pictures[index - 1]
    if (picture !== undefined) return (_, response) => response.end(picture)
    return call === 'Items' ? good.map((item) => ({ ...item, retailPrice: 30 + round / 100 })) : undefined
  })
  const nextRound = async () => {
    round += 1
    pictures = await Promise.all(Array.from({ length: NEW_PICTURES }, somePicture))
  }
  const refresh = () => runRefresh(folder, feed.origin)
  await nextRound()
  expect((await refresh()).exitCode).toBe(0)
  return {
    folder,
    snapshotFile,
    nextRound,
    refresh,
    /** Called at every question to the store. */
    onCall(act: () => void) {
      heard = act
    },
    environment(): NodeJS.ProcessEnv {
      const folders = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') }
      return { ...process.env, ...folders, STORE_API_URL: feed.origin, STORE_API_KEY: KEY }
    },
    partialFiles(): string[] {
      const folders = [join(folder, 'data'), join(folder, 'data/pictures')].filter(existsSync)
      return folders.flatMap((path) => readdirSync(path)).filter((name) => name.endsWith('.part'))
    },
    /** The snapshot in place is the one of this round, with every row and every picture file that it should have. */
    expectWhole(when: string): void {
      const database = new DatabaseSync(snapshotFile, { readOnly: true })
      const row = database.prepare("SELECT value FROM meta WHERE key = 'contentHash'").get()
      expect(row, when).toEqual({ value: contentHash(database) })
      database.close()
      const snapshot = openSnapshot(snapshotFile)
      const shop = shopCatalogue(snapshot)
      expect(shop.item('1-1-1')?.price, when).toBe(3000 + round)
      expect(missingPictures(snapshotFile, join(folder, 'data/pictures')), when).toEqual([])
      const bare = shop.itemIds().filter((itemId) => shop.gallery(itemId).length === 0)
      expect(bare, when).toEqual([])
      snapshot.close()
    },
    close() {
      feed.server.closeAllConnections()
      feed.server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function somePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  return sharp({ create: { width: 240, height: 160, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}
