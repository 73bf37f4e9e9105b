import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STATUSES = ['held', 'open', 'not applicable', 'impossible with this API']
const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every requirement is judged once, with a status', () => {
  expect(rows.length).toBeGreaterThan(40)
  const numbers = rows.map(([, number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const [, number, level, status = ''] of rows) {
    expect(number).toMatch(/^V\d+\.\d+\.\d+$/)
    expect(level, number).toMatch(/^[12]$/)
    expect(STATUSES, number).toContain(status)
  }
})

test('every test that is named exists and carries the number in a title', () => {
  const named = rows.filter(([, , , , , file = '']) => file !== '')
  expect(named.length).toBeGreaterThan(10)
  for (const [, number = '', , , , cell = ''] of named) {
    const file = cell.replaceAll('`', '')
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8'), `${file} without ${number}`).toMatch(
      new RegExp(`['\`]${number.replaceAll('.', '\\.')} `),
    )
  }
})
