import { expect, test } from 'vitest'
import { fileNameOf, fileNamePart } from './file-name.ts'

test.each([
  ['Barn 2', 'Barn 2', 'Barn-2'],
  ['Mats: 1/2', 'Mats- 1-2', 'Mats-1-2'],
  ['අශ්ව ශ්\u200dරී', 'අශ්ව ශ්\u200dරී', 'අශ්ව-ශ්\u200dරී'],
  ['गौशाला', 'गौशाला', 'गौशाला'],
  ['Su\u0308d', 'S\u00fcd', 'S\u00fcd'],
  ['***', '-', ''],
])('%j as a file is %j, and %j within a longer name', (name, whole, part) => {
  expect(fileNameOf(name)).toBe(whole)
  expect(fileNamePart(name)).toBe(part)
})
