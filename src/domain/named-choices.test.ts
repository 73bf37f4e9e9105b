import { expect, test } from 'vitest'
import { NAMED_FACTS, namedChoices } from './named-choices.ts'

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
const none = { material: [], colour: [], surface: [], drainage: [], brand: [] }

test('a choice of each fact is named by its key among the words, and a brand as the store calls it', () => {
  const choices = {
    material: ['coir', 'vinyl'],
    colour: ['red'],
    surface: ['brick'],
    drainage: ['over'],
    brand: ['Husk & Home'],
  }
  expect(namedChoices(choices, slugOf)).toEqual([
    { fact: 'material', key: 'coir', name: '' },
    { fact: 'material', key: 'vinyl', name: '' },
    { fact: 'colour', key: 'red', name: '' },
    { fact: 'surface', key: 'brick', name: '' },
    { fact: 'drainage', key: 'over', name: '' },
    { fact: 'brand', key: 'husk-home', name: 'Husk & Home' },
  ])
  expect(new Set(namedChoices(choices, slugOf).map(({ fact }) => fact))).toEqual(new Set(NAMED_FACTS))
})

test('a brand of signs that stand in no address is its own key, without the commas that part choices there', () => {
  expect(namedChoices({ ...none, brand: ['ハスク, 蹄,'] }, slugOf)).toEqual([
    { fact: 'brand', key: 'ハスク  蹄 ', name: 'ハスク, 蹄,' },
  ])
})

test('where nothing is stated there is nothing to choose', () => {
  expect(namedChoices(none, slugOf)).toEqual([])
})
