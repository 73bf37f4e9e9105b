import { expect, test } from 'vitest'
import { GatewayProblem, refusal } from './gateway-problem.ts'

test.each([
  [{}, 'bad-request'],
  [{ about: 'email' }, 'bad-request (email)'],
] as const)('a log reads of a refusal its code, and what it is about where it says (%o)', (details, message) => {
  expect(String(new GatewayProblem(400, 'bad-request', details))).toBe(`GatewayProblem: ${message}`)
})

test('a call’s own refusal has the status that the contract gives it', () => {
  const refused = refusal({ refusals: { 'no-such-item': 404, 'too-many-items': 400 } }, 'too-many-items')
  expect(refused).toMatchObject({ status: 400, code: 'too-many-items', details: {} })
})
