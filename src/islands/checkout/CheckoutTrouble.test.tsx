import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { CheckoutTrouble } from './CheckoutTrouble.tsx'

test('no number parts from its unit where changed mats are named', () => {
  const name = 'Cow mattress, 60 mm'
  const changes = [{ kind: 'price', itemId: '1', name, was: cents(100), now: cents(200) } as const]
  const markup = renderToStaticMarkup(
    <CheckoutTrouble checkout={{ status: 'filling', problem: { kind: 'changed', changes } }} />,
  )
  expect(markup).toContain('Cow mattress, 60\u00a0mm: $1.00')
})

test('"Try again" does not send the form', () => {
  const markup = renderToStaticMarkup(<CheckoutTrouble checkout={{ status: 'no-answer', sentence: 'Lost.' }} />)
  expect(markup).toMatch(/<button type="button"[^>]*>Try again</)
})
