import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { picture } from '#catalogue/pictures/test-pictures.ts'
import { acceptedHash } from '../settings/accepted-hash.ts'
import { type EditorChanges, type EditorReport, unreadReport } from './editor-report.ts'
import { changeWords } from './field-words.ts'
import { reportText } from './report-text.ts'
import { writeReport } from './write-report.ts'

const HOSTILE = `<img src=x onerror=alert(1)>"'&</script>\u001b[31m`
const none = { count: 0, entries: [] }
const line = { itemId: 'S-1', name: HOSTILE, priceCents: 100, picture: 'one.webp' }
const changes: EditorChanges = {
  since: '2026-03-01T10:00:00Z',
  counts: {
    mainCategories: 1,
    subCategories: 1,
    items: 1,
    slides: 0,
    pictures: 0,
    picturesFetched: 0,
    picturesEncoded: 0,
    picturesPruned: 0,
  },
  new: none,
  gone: none,
  changed: none,
  categoriesAndSlides: none,
  quarantined: none,
  withoutPicture: none,
  families: none,
  notes: none,
  stated: [
    { stated: 'length', items: 3, unreadable: { count: 0, itemIds: [] } },
    { stated: 'unit of sale', items: 1, unreadable: { count: 1, itemIds: [HOSTILE] } },
  ],
}
const report: EditorReport = {
  outcome: 'refused',
  at: '2026-03-02T10:00:00Z',
  store: 'https://api.example',
  verdict: 'The refresh was stopped.',
  reasons: [HOSTILE],
  reminders: [],
  accept: 'npm run refresh -- --accept 0123',
  changes,
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function write(written: EditorReport, key = ''): Promise<{ page: string; json: unknown }> {
  const folders = {
    reportFile: join(folder, 'r.json'),
    reportPage: join(folder, 'r.html'),
    reportMarkdown: join(folder, 'r.md'),
    picturesFolder: folder,
  }
  await writeReport(written, folders, key)
  return { page: readFileSync(folders.reportPage, 'utf8'), json: JSON.parse(readFileSync(folders.reportFile, 'utf8')) }
}

/** Every list with one hostile entry. */
const hostile: EditorChanges = {
  ...changes,
  new: { count: 1, entries: [line] },
  gone: { count: 1, entries: [line] },
  changed: {
    count: 1,
    entries: [{ ...line, oldPicture: null, fields: [{ field: 'name', old: 'Mat', new: HOSTILE }] }],
  },
  categoriesAndSlides: { count: 1, entries: [{ kind: 'slide', id: HOSTILE, old: HOSTILE, new: HOSTILE }] },
  quarantined: { count: 1, entries: [{ kind: 'unusable-id', subject: HOSTILE, reason: HOSTILE }] },
  withoutPicture: { count: 1, entries: [line] },
  notes: { count: 1, entries: [{ kind: 'no-price', subject: HOSTILE, reason: HOSTILE }] },
}

test('whatever the store says is text in the page, and the page loads and runs nothing', async () => {
  const { page } = await write({ ...report, store: HOSTILE, changes: hostile })
  expect(page).not.toMatch(/<img src=x|<\/?script|onerror=alert\(1\)>/)
  expect(page.split('&lt;img src=x').length - 1).toBeGreaterThanOrEqual(13)
  expect(page).not.toMatch(/(?:src|href)="(?!data:|#)/)
  expect(page).toContain('default-src &#39;none&#39;')
})

test('a page carries its pictures itself, small, and one that is missing costs only itself', async () => {
  const { default: sharp } = await import('sharp')
  await sharp(await picture('webp', { width: 360, height: 240 })).toFile(join(folder, 'one.webp'))
  const { page } = await write({ ...report, changes: hostile })
  expect(page.match(/src="data:image\/webp;base64,[^"]+"/g)).toHaveLength(3)
  rmSync(join(folder, 'one.webp'))
  expect((await write({ ...report, changes: hostile })).page).not.toContain('data:image')
})

test('the owner reads which texts are placeholders in every form of the report, whatever came of the refresh', async () => {
  const reminder = /Placeholder texts for the owner to replace: .*src\/policies\.ts.*src\/help-bot-answers\.ts/
  const { page, json } = await write(unreadReport('2026-03-02T10:00:00Z', 'https://api.example', 'No answer.'))
  expect(page).toMatch(reminder)
  expect(readFileSync(join(folder, 'r.md'), 'utf8').replaceAll('\\', '')).toMatch(reminder)
  expect(JSON.stringify(json)).toMatch(reminder)
})

test('a report of 100,000 changes stays small, and says what it leaves out', async () => {
  const entries = Array.from({ length: 10_000 }, (_, n) => ({ ...line, itemId: `I-${n}`, name: 'x'.repeat(80) }))
  const all = { count: 100_000, entries }
  const { page } = await write({ ...report, changes: { ...changes, new: all, gone: all, withoutPicture: all } })
  expect(page.length).toBeLessThan(1_000_000)
  expect(page).toContain('… and 99,700 more')
  const text = reportText({ ...changes, new: all })
  expect(text).toHaveLength(25)
  expect(text.at(-1)).toContain('… and 99980 more')
})

test('the terminal gets one printable line of bearable length for each entry', () => {
  const long = { ...line, name: `${HOSTILE}\n${'x'.repeat(5000)}` }
  for (const text of reportText({ ...hostile, new: { count: 1, entries: [long] } })) {
    expect(text).toMatch(/^\P{C}{1,181}$/u)
  }
})

test('the JSON says the same, and a store that could not be read has a report too', async () => {
  expect((await write(report)).json).toEqual(report)
  const { page, json } = await write(unreadReport(report.at, 'https://api.example', 'GET /Api/Item took too long.'))
  expect(json).toMatchObject({ outcome: 'unread', reasons: ['GET /Api/Item took too long.'] })
  expect(page).toContain('GET /Api/Item took too long.')
})

test('the key of the store is in no report, however it is written there', async () => {
  const key = `k"<&'7`
  const { page, json } = await write({ ...report, reasons: [`The key ${key} is barred`] }, key)
  expect(json).toMatchObject({ reasons: ['The key … is barred'] })
  expect(page).toContain('The key … is barred')
})

test('a long text is shown from where it changed', () => {
  const same = 'The same words again and again. '.repeat(20)
  const { old, new: now } = changeWords({ old: `${same}12 mm`, new: `${same}15 mm` }, 60)
  expect([old, now]).toEqual([expect.stringMatching(/^….*12 mm$/), expect.stringMatching(/^….*15 mm$/)])
  expect(changeWords({ old: '', new: 'Now' }, 60)).toEqual({ old: '–', new: 'Now' })
})

test('--accept takes the hash of one crawl and nothing else', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  expect(acceptedHash(['--accept', hash])).toBe(hash)
  expect(acceptedHash([`--accept=${hash}`, '--other'])).toBe(hash)
  expect(acceptedHash([])).toBeUndefined()
  for (const wrong of [['--accept'], ['--accept', ''], ['--accept', 'all'], ['--accept', hash.slice(1)]]) {
    expect(() => acceptedHash(wrong)).toThrow('--accept needs the hash')
  }
})

test('how many items state what is told, and those that state it unreadably by their ids', () => {
  const lines = reportText({ ...changes, counts: { ...changes.counts, items: 4 } })
  expect(lines).toContain('read for filters and the cart, of 4 items: length 3, unit of sale 1')
  expect(lines.join('\n')).toContain('  unit of sale stated so that it cannot be read: <img')
})
