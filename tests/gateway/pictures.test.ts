import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cheapPng, picture } from '#catalogue/pictures/test-pictures.ts'
import { openTestGateway } from './test-gateway.ts'

let uploadsFolder = ''

beforeEach(() => {
  uploadsFolder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-uploads-'))
})

afterEach(() => {
  rmSync(uploadsFolder, { recursive: true })
})

async function ask(bytes: Uint8Array): Promise<Response> {
  writeFileSync(join(uploadsFolder, 'new.jpg'), bytes)
  return openTestGateway({ uploadsFolder }).request('/api/pictures/new')
}

test('V5.3.1 a picture that is newer than the build comes as a WebP of our own making, and may be kept', async () => {
  const noted = sharp(await picture('jpeg', { width: 3000, height: 1500 })).withExif({ IFD0: { Artist: 'Ada Byron' } })
  const answer = await ask(new Uint8Array(await noted.jpeg().toBuffer()))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  const shown = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 600 })
  expect(shown.includes('Ada')).toBe(false)
})

test.each([
  [
    'three right bytes and a page',
    Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script in it',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['nothing', Buffer.alloc(0)],
  ['49 million pixels in a few kilobytes', Buffer.from(cheapPng(7000, 7000))],
])('V5.2.2 %s is no picture', async (_, bytes) => {
  const answer = await ask(bytes)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('half a picture is none', async () => {
  const whole = await picture('jpeg', { width: 400, height: 300, colour: '#336699' })
  expect((await ask(whole.subarray(0, whole.length / 2))).status).toBe(404)
})
