import { expect, test } from 'vitest'
import { guessable } from './guessable-password.ts'

const owner = { email: 'matilda.hayes@ridingschool.example', firstName: 'Matilda', lastName: 'Hayes' }
const isCommon = (password: string) => ['123456', 'password', 'qwerty', 'p@ssword'].includes(password)

test.for(['123456', 'password', 'PASSWORD', 'Pass-word!', 'aaaaaa', 'ababab', 'P@SSWORD'])(
  'V6.2.4 %s is common',
  (password) => {
    expect(guessable(password, owner, isCommon)).toBe('common')
  },
)

test.for([
  'matilda.hayes@ridingschool.example',
  'Matilda.Hayes',
  'matilda',
  'Matilda123!',
  '2026hayes',
  'matildahayes1',
  'hayes matilda',
  'ridingschool',
  'hoofandhusk',
  'Hoof & Husk',
  'HoofHusk2026',
  'rubber-mats',
])('V6.1.2 V6.2.11 %s is found by who knows the customer or the shop', (password) => {
  expect(guessable(password, owner, isCommon)).toBe('personal')
})

test.for(['riding', 'club7', 'mats.example', 'AdaByron', 'byron, ada', '1ada'])(
  'V6.2.11 %s is part of who it is',
  (password) => {
    const ada = { email: 'riding_club+orders@mats.example', firstName: 'Ada', lastName: 'Byron' }
    expect(guessable(password, ada, isCommon)).toBe('personal')
  },
)

test.for([
  'coir-and-rubber',
  'first-password',
  'felt under the hoof',
  '  spaces  count  ',
  'пароль-из-слов',
  '🐴🐄🌾🧵🪵🧺',
])('V6.2.5 %s stays', (password) => {
  expect(guessable(password, owner, isCommon)).toBeUndefined()
})

test('a customer without a name or an address is asked for no other password', () => {
  expect(guessable('some-password', { email: '', firstName: '', lastName: '' }, isCommon)).toBeUndefined()
})
