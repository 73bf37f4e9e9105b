import { expect, test } from 'vitest'
import { emptyLater } from './empty-later.ts'

test('fields that still hold what was sent are emptied, and what was typed since stays', () => {
  const [name, message] = [{ value: 'Rowan' }, { value: 'Forty mats.' }]
  const emptySent = emptyLater([name, message])
  expect([name.value, message.value]).toEqual(['Rowan', 'Forty mats.'])
  message.value = 'Forty mats. And a ramp.'
  emptySent()
  expect([name.value, message.value]).toEqual(['', 'Forty mats. And a ramp.'])
})
