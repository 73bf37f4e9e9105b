import { expect, test } from 'vitest'
import { GatewayError } from './call-gateway.ts'
import { gatewaySentence } from './gateway-sentence.ts'

test('only what the gateway says of too much asking is passed on', () => {
  expect(gatewaySentence(new GatewayError(429, 'too-many', 'Please try again in 8 seconds.'))).toBe(
    'Please try again in 8 seconds.',
  )
  expect(gatewaySentence(new GatewayError(429, 'fault', 'A proxy said this.'))).toBeUndefined()
  expect(gatewaySentence(new GatewayError(502, 'store-failed', 'The store does not answer.'))).toBeUndefined()
  expect(gatewaySentence(new Error('APIKey abc'))).toBeUndefined()
})
