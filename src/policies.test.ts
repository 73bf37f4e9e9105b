import { expect, test } from 'vitest'
import { helpBotAnswers, helpBotFallback, helpBotGreeting } from './help-bot-answers.ts'
import { placeholderReminders } from './placeholder-texts.ts'
import { policies } from './policies.ts'

/** Every sentence that a shopper reads on a policy page or hears from the help bot. */
const SAID = [...strings(policies), ...helpBotAnswers.map(({ text }) => text), helpBotGreeting, helpBotFallback.text]

test('no shopper is told that a text is a placeholder', () => {
  expect(SAID.join('\n')).not.toMatch(/placeholder|lorem|owner|until .* replace/i)
})

test('every figure is one that was given', () => {
  const KNOWN = [
    /within 30 days/gi,
    /1-year warranty/g,
    /5-7 business days|2-3 business days|10-15 business days/g,
    /\$5\.99|\$15\.99|over \$50/g,
    /Monday to Friday from 9 to 6 and Saturday from 10 to 4/g,
  ]
  const left = KNOWN.reduce((text, known) => text.replace(known, ''), SAID.join('\n'))
  expect(left.match(/.*\d.*/g) ?? []).toEqual([])
})

test('whoever names how long shipping takes says which kind it is', () => {
  const sentences = SAID.flatMap((text) => text.split(/(?<=\.)\s/)).filter((sentence) => /2-3 business/.test(sentence))
  expect(sentences.length).toBeGreaterThan(1)
  for (const sentence of sentences)
    expect(sentence).toMatch(/express (?:shipping takes )?2-3 business days|^2-3 business days$/i)
})

test('the owner is reminded of what is left to replace, and of nothing once all is done', () => {
  expect(placeholderReminders().join()).toMatch(/src\/policies\.ts.*src\/help-bot-answers\.ts/)
  expect(placeholderReminders([])).toEqual([])
})

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
