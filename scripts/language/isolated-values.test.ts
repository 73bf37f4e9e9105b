import { expect, test } from 'vitest'
import { isolatedValues } from './isolated-values.ts'

const value = (name: string) => ['$', `{${name}}`].join('')

test('each value of a template is set apart, those of templates within it too, and nothing else changes', () => {
  const code = `export const a = (b: string, c: string) => \`${value('b')} of ${value(`c === '' ? '' : \` and ${value('c')}\``)}.\`\nexport const d = 'plain'\n`
  expect(isolatedValues(code)).toBe(
    `export const a = (b: string, c: string) => \`\u2068${value('b')}\u2069 of \u2068${value(`c === '' ? '' : \` and \u2068${value('c')}\u2069\``)}\u2069.\`\nexport const d = 'plain'\n`,
  )
})
