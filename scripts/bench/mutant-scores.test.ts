import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mutantScores, percentNoticed } from './mutant-scores.ts'

type Mutant = Parameters<typeof percentNoticed>[0][number]

function mutant(status: Mutant['status'], file = 'cents.ts', line = 3): Mutant {
  const at = { line, column: 5 }
  const fileName = resolve('src/domain', file)
  return { fileName, location: { start: at, end: at }, mutatorName: 'BlockStatement', status, replacement: '{\n }' }
}

test('what survived comes first, then a score for each file and for all', () => {
  const mutants = [
    mutant('Killed'),
    mutant('Timeout'),
    mutant('Survived', 'cents.ts', 7),
    mutant('NoCoverage', 'id.ts'),
  ]
  expect(mutantScores('domain', mutants)).toEqual([
    'src/domain/cents.ts:7:5 BlockStatement: { }',
    'src/domain/id.ts:3:5 BlockStatement, which no test reaches: { }',
    'src/domain/cents.ts: 66.7 % (2 of 3 changes were noticed)',
    'src/domain/id.ts: 0.0 % (0 of 1 changes were noticed)',
    'domain: 50.0 % (2 of 4 changes were noticed)',
  ])
})

test('changes that could not be tried count neither way', () => {
  expect(percentNoticed([mutant('Killed'), mutant('CompileError'), mutant('Ignored')])).toBe(100)
  expect(percentNoticed([mutant('Ignored')])).toBeUndefined()
  expect(mutantScores('domain', [])).toEqual([])
})
