import { expect, test } from 'vitest'
import { listOfFile } from './pasted-file.ts'
import { workbookOf } from './test-workbook.ts'

const LIST = 'Grün-Matte;2\nHH-GYM-5050-30;12'

/** What is read of a file, row by row. */
async function read(...parts: BlobPart[]) {
  const list = await listOfFile(new File(parts, 'list'))
  return typeof list === 'string' ? list : list.rows.map(({ wanted, quantity }) => [wanted, quantity])
}

const READ = [
  ['Grün-Matte', { status: 'stated', quantity: 2 }],
  ['HH-GYM-5050-30', { status: 'stated', quantity: 12 }],
]

/** Two bytes for a character, with the mark that says which comes first. */
function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [index, sign] of [...`\uFEFF${text}`].entries()) bytes.setUint16(2 * index, sign.charCodeAt(0), isLittle)
  return new Uint8Array(bytes.buffer)
}

/** The code page of Windows in western Europe. */
const windows = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['UTF-8', new TextEncoder().encode(LIST)],
  ['UTF-16 as Windows writes it', utf16(LIST, true)],
  ['UTF-16 the other way round', utf16(LIST, false)],
  ['a page of Windows', windows(LIST)],
  [
    'a workbook',
    workbookOf([
      ['Grün-Matte', 2],
      ['HH-GYM-5050-30', 12],
    ]),
  ],
])('a list is read whatever it is written in: %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(READ)
})

test.each(['ÿa', 'aÿ', 'þa', 'aþ'])('half a mark of UTF-16 is a letter: %s', async (code) => {
  expect(await read(windows(`${code};2\nHH-b;3`))).toEqual([
    [code, { status: 'stated', quantity: 2 }],
    ['HH-b', { status: 'stated', quantity: 3 }],
  ])
})

test.each([
  ['a damaged one', workbookOf([['HH-a', 2]]).slice(0, 600)],
  ['one of an old kind', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
])('a workbook that cannot be read is called one: %s', async (_, bytes) => {
  expect(await read(bytes)).toBe('workbook')
})

test('a text that begins almost as an archive is a text', async () => {
  expect(await read('PK-1;2\nPK-2;3')).toMatchObject([
    ['PK-1', {}],
    ['PK-2', {}],
  ])
})

test.each([
  ['a document', windows('%PDF-1.7\n%âãÏÓ\n1 0 obj\nstream\nx\u009cK\0\u0001\nendstream')],
  ['a picture', windows('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR')],
])('what is no text is not read as rows: %s', async (_, bytes) => {
  expect(await read(bytes)).toBe('unread')
})

test('a file of five million bytes is read, and a larger one is not', async () => {
  const file = new File(['HH-a;2'], 'list')
  Object.defineProperty(file, 'size', { value: 5_000_000 })
  expect(await listOfFile(file)).toMatchObject({ rows: [{ wanted: 'HH-a' }] })
  const larger = new File(['HH-a;2'], 'list')
  Object.defineProperty(larger, 'size', { value: 5_000_001 })
  expect(await listOfFile(larger)).toBe('too-large')
})

test('a file that has gone meanwhile is not read', async () => {
  const file = new File(['HH-a;2'], 'list')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await listOfFile(file)).toBe('unread')
})
