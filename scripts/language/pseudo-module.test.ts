import { expect, test } from 'vitest'
import { pseudoModule } from './pseudo-module.ts'

const MODULE = `import { plural } from '#counts.ts'
export const addToCart = 'Add to cart'
export const added = (name: string) => \`\${name} added\`
export const mats = (count: number) => plural(count, { one: \`\${count} mat\`, other: \`\${count} mats\` })
export const orders = { 'newest-first': "Newest" }
export const kind = (name: 'a' | 'b') => (name === 'a' ? 'First' : '')
`

test('each text of a module is one of the pseudo-language, and nothing else of it changes', () => {
  expect(pseudoModule(MODULE, 'en-XA')).toBe(`import { plural } from '#counts.ts'
export const addToCart = "[Àďď ťöö çààŕť]"
export const added = (name: string) => \`[\${name} ààďďééď]\`
export const mats = (count: number) => plural(count, { one: \`[\${count} mààť]\`, other: \`[\${count} mààťš]\` })
export const orders = { 'newest-first': "[Ñééŵééšť]" }
export const kind = (name: 'a' | 'b') => (name === 'a' ? "[Fîîŕšť]" : '')
`)
})

test('what a template has to escape stays escaped', () => {
  const value = ['$', '{b}'].join('')
  expect(pseudoModule(`export const a = (b: string) => \`\\\`${value}\\\\\``, 'en-XA')).toBe(
    `export const a = (b: string) => \`[\\\`${value}\\\\]\``,
  )
})
