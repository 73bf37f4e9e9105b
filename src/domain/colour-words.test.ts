import { expect, test } from 'vitest'
import { readColours, tellsOf } from './colour-words.ts'

test.for<[string, string[]]>([
  ['Stable mat, dark green', ['dark green']],
  ['Black/grey tile', ['Black/grey']],
  ['Charcoal and natural door mat', ['Charcoal and natural']],
  ['Gym tile, black with blue fleck, 10 mm', ['black with blue fleck']],
  ['Red mat and a blue one', ['Red', 'blue']],
  ['Mat of natural rubber', []],
  ['Black natural rubber', ['Black']],
  ['Natural rubber mat, natural', ['natural']],
  ['Blackboard for infrared, RED-2', []],
  ['', []],
])('%j states the colours %j', ([text, colours]) => {
  const stated = readColours(text)
  expect(stated.map((colour) => colour.text)).toEqual(colours)
  expect(stated.map(({ start, end }) => text.slice(start, end))).toEqual(colours)
})

test.for([
  ['Black', 'black', true],
  ['Black with blue fleck', 'blue', true],
  ['Gray', 'dark grey', true],
  ['Grey', 'gray', true],
  ['Black', 'black with blue fleck', false],
  ['Infrared', 'red', false],
  ['None', 'red', false],
  ['None', 'speckled', true],
] as const)('a line of %j tells of all colours in %j: %s', ([line, phrase, tells]) => {
  expect(tellsOf(line, phrase)).toBe(tells)
})
