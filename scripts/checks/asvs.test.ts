import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ASVS_LEVELS } from './asvs-levels.ts'

const STATUSES = ['held', 'not applicable', 'impossible with this API', 'open', 'open, by the behaviour']

/** A row judges one requirement, or all of a chapter or section that concerns nothing here. */
const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', status = '', what = '', tests = '']) => ({ number, level, status, what, tests }))

const required = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [{ number: `${section}.${index + 1}`, level }])),
)

test('the list of numbers is that of the standard', () => {
  expect(required.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(required.filter(({ level }) => level === '2')).toHaveLength(183)
})

test.each(required)('$number is judged once', ({ number, level }) => {
  const judging = rows.filter((row) => number === row.number || number.startsWith(`${row.number}.`))
  expect(judging).toHaveLength(1)
  for (const row of judging) {
    if (row.number === number) expect(row.level).toBe(level)
    else expect(row.status).toBe('not applicable')
  }
})

test('every row judges something that the standard asks for, with a status and a reason', () => {
  for (const { number, status, what } of rows) {
    expect(
      required.some((one) => one.number === number || one.number.startsWith(`${number}.`)),
      number,
    ).toBe(true)
    expect(STATUSES, number).toContain(status)
    expect(what, number).toMatch(/\.$/)
  }
})

test.each(rows.filter(({ tests }) => tests !== ''))('the tests of $number carry it in a title', ({ number, tests }) => {
  for (const file of tests.split(', ').map((name) => name.replaceAll('`', ''))) {
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8'), file).toMatch(
      new RegExp(`['"\`](?:V[\\d.]+ )*${number.replaceAll('.', '\\.')} `),
    )
  }
})

test('few rows are held by words alone', () => {
  expect(rows.filter(({ status, tests }) => status === 'held' && tests === '').length).toBeLessThanOrEqual(18)
})
