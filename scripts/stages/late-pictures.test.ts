import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { describePicture } from '#catalogue/pictures/encode-picture.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { readConfiguration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { buildFolders } from '../site/build-folders.ts'
import { createRecord } from '../site/build-record.ts'
import { switchOver } from '../site/switch-over.ts'
import { unfinishedInputs } from '../site/unfinished-site.ts'
import { latePictures } from './late-pictures.ts'

const ofColour = (background: string) =>
  sharp({ create: { width: 200, height: 150, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A store that has these pictures under their names. */
async function serveStore(pictures: ReadonlyMap<string, Uint8Array>) {
  const server = createServer((request, response) => {
    const name = /([^/]+)\.jpg$/.exec(request.url ?? '')?.[1] ?? ''
    response.setHeader('content-type', 'image/jpeg').end(pictures.get(name))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('a picture that is none any more is told and missing, and the others are made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'late-pictures-'))
  const [broken, whole] = [await ofColour('#800'), await ofColour('#080')]
  const server = await serveStore(
    new Map([
      ['broken', Buffer.from('no picture')],
      ['whole', whole],
    ]),
  )
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    const configuration = readConfiguration({ DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') })
    const folders = buildFolders(configuration)
    const build = folders.create()
    mkdirSync(join(build.siteFolder, 'pictures'))
    const record = createRecord(build.recordFile)
    record.setMeta('inputs', unfinishedInputs('these'))
    record.close()
    switchOver(configuration.DIST_FOLDER, build.siteFolder)
    const [one, other] = [await describePicture(broken), await describePicture(whole)]
    const pictures = new Map([
      ['broken', one],
      ['whole', other],
    ])
    placeSomeSnapshot(dataFolder(configuration).snapshotFile, { pictures })
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const late = latePictures(configuration, { url, apiKey: 'key', embedded: true, close: async () => undefined })
    expect(await late?.makeAll()).toBe(false)
    expect(warn.mock.calls.join()).toMatch(/The picture broken is missing: it cannot be decoded/)
    expect(existsSync(join(build.siteFolder, 'pictures', `${other.name}-200.avif`))).toBe(true)
  } finally {
    warn.mockRestore()
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
})
