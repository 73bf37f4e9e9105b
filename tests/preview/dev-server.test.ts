import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEY, openPreview } from './open-preview.ts'

const SECRET = 'a-session-secret-that-nobody-may-fetch'

let preview: Awaited<ReturnType<typeof openPreview>>
let folder = ''
let shop = ''

beforeAll(async () => {
  mkdirSync('.data', { recursive: true })
  folder = mkdtempSync(resolve('.data/dev-server-'))
  for (const name of ['session-secret', 'secret.json', 'secret.js']) {
    writeFileSync(`${folder}/${name}`, JSON.stringify(SECRET))
  }
  preview = await openPreview()
  shop = await preview.run('scripts/dev.ts')
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await preview.close()
})

test('the development server hands out nothing that lies in .data, however it is asked for', async () => {
  const inProject = relative(resolve('.'), folder)
  const prefixes = [`/@fs${folder}`, `/@fs/${folder}`, `/${inProject}`, `//${inProject}`, `/./${inProject}`]
  const spellings = [...prefixes, ...prefixes.map((prefix) => prefix.replace('.data', '%2edata'))]
  const queries = [
    '',
    '?raw',
    '?url',
    '?import',
    '?import&raw',
    '?inline',
    '?worker&url',
    '?raw??',
    '?.svg?raw',
    '?html-proxy',
  ]
  const told: string[] = []
  for (const prefix of spellings) {
    for (const name of ['session-secret', 'secret.json', 'secret.js']) {
      for (const query of queries) {
        const address = `${shop}${prefix}/${name}${query}`
        const answer = await fetch(address, { headers: { 'sec-fetch-dest': 'script' } })
        if ((await answer.text()).includes(SECRET)) told.push(address.slice(shop.length))
      }
    }
  }
  expect(told).toEqual([])
  // It does hand out what pages are made of: the question was understood.
  expect((await fetch(`${shop}/@fs${resolve('src/site.ts')}`)).status).toBe(200)
})

test.skipIf(!existsSync('/proc/self/environ'))('the development server knows no key of the store', () => {
  const surroundings = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(environmentOf)
    .filter((variables) => variables.includes(`CATALOGUE_SNAPSHOT=${preview.dataFolder}`))
  // Numbers alone are told where this fails.
  expect(surroundings.length).toBeGreaterThan(0)
  expect(surroundings.filter((variables) => variables.includes(KEY)).length).toBe(0)
})

/** What a process was started with; nothing where it ended meanwhile or is somebody else's. */
function environmentOf(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/environ`, 'utf8')
  } catch {
    return ''
  }
}
