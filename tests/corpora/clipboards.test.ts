import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PastedList, readPastedList } from '#domain/pasted-list.ts'

/**
 * Files of the form in which each program puts a table on the clipboard, written with items of the demo shop; none was
 * copied out of a program. That of Numbers is the form of macOS's own writer of HTML, paragraphs within cells.
 */
const FOLDER = join(import.meta.dirname, 'clipboards')
const written = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

/** What a purchaser means; of a thousand with a comma or a point nobody can be sure. */
const MEANT = ['HH-STB-1812-17 × 12', 'HH-CUB-1812-24 ? thousands', 'HH-GYM-5050-30 × 36', 'HH-PRT-WEL-15 ? fraction']
/** A narrow space in a number can mean nothing else. */
const MEANT_IN_FRENCH = MEANT.with(1, 'HH-CUB-1812-24 × 1200')
const SUM = 'Summe ? fraction'

describe('what spreadsheets put on the clipboard is read', () => {
  test.each([
    ['excel-en', MEANT],
    ['excel-de', [...MEANT, SUM]],
    ['excel-fr', MEANT_IN_FRENCH],
    ['sheets-de', [...MEANT, SUM]],
    ['sheets-fr', MEANT_IN_FRENCH],
    ['numbers-en', MEANT],
    ['numbers-de', [...MEANT, SUM]],
  ])('%s, as text', (name, meant) => {
    const list = readPastedList({ text: written(`${name}.txt`) })
    expect(told(list)).toEqual(meant)
    expect(list.heads).toHaveLength(1)
  })

  test.each([
    ['excel-en', MEANT],
    ['excel-de', [...MEANT, SUM]],
    ['excel-fr', MEANT_IN_FRENCH],
    ['libreoffice-de', [...MEANT, SUM]],
    ['sheets-en', MEANT],
    ['sheets-de', [...MEANT, SUM]],
    ['sheets-fr', MEANT_IN_FRENCH],
    ['numbers-en', MEANT],
    ['numbers-de', [...MEANT, SUM]],
  ])('%s, as a table', (name, meant) => {
    const list = readPastedList({ text: '', html: written(`${name}.htm`) })
    expect(told(list)).toEqual(meant)
    expect(list.heads).toHaveLength(1)
  })

  test('text and table come to the same', () => {
    const both = ['excel-en', 'excel-de', 'excel-fr', 'sheets-de', 'sheets-fr', 'numbers-en', 'numbers-de']
    for (const name of both) {
      const [text, html] = [written(`${name}.txt`), written(`${name}.htm`)]
      expect(told(readPastedList({ text, html }))).toEqual(told(readPastedList({ text })))
    }
  })
})

test('a table in a mail is read, and the greeting above it is told of', () => {
  const list = readPastedList({ text: 'Hi team,\nItem code\nQty', html: written('outlook-en.htm') })
  expect(told(list)).toEqual(['HH-STB-1812-17 × 12', 'HH-GYM-5050-30 × 36'])
  expect(list.heads).toEqual(['Hi team', 'Item code Qty'])
})

function told({ rows }: PastedList): string[] {
  return rows.map(({ wanted, quantity }) => {
    if (quantity.status === 'stated') return `${wanted} × ${quantity.quantity}`
    return quantity.status === 'unstated' ? wanted : `${wanted} ? ${quantity.problem}`
  })
}
