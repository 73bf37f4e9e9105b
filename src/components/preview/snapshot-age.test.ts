import { expect, test } from 'vitest'
import { ageWords } from './snapshot-age.ts'

test.for([
  ['2026-03-02T10:00:00Z', 'just now'],
  ['2026-03-02T10:00:30Z', 'just now'],
  ['2026-03-02T09:58:59Z', '1 minute ago'],
  ['2026-03-02T07:00:01Z', '2 hours ago'],
  ['2026-02-20T10:00:00Z', '10 days ago'],
] as const)('a snapshot of %s was read %s', ([iso, words]) => {
  expect(ageWords(iso, Date.parse('2026-03-02T10:00:00Z'))).toBe(words)
})
