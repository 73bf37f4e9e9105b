import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IncompleteOrder } from './CheckoutOutcome.tsx'

test('what the store refuses again is announced again: while it is tried nothing of it stands in the alert', () => {
  const refused = { orderId: 'O-1', failedItems: [{ itemId: 'a', name: 'Ramp' }], sentence: '' }
  const markup = (busy: boolean) => renderToStaticMarkup(<IncompleteOrder {...refused} busy={busy} />)
  const inAlert = /<div role="alert"><div [^>]+><p>Failed to place order item: Ramp</
  expect(markup(false)).toMatch(inAlert)
  expect(markup(true)).toContain('<div role="alert"></div>')
  expect(markup(true)).toContain('Failed to place order item: Ramp')
})
