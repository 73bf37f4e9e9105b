import { expect, test } from 'vitest'
import { PICTURE_VIEWS } from '#domain/picture-view.ts'
import { pictureAlt } from './picture-alt.ts'

test('says what a picture shows where that is known, and which of how many it is', () => {
  expect(pictureAlt('Mat', undefined, 0, 4)).toBe('Mat, picture 1 of 4')
  expect(pictureAlt('Mat', 'close', 1, 4)).toBe('Mat, close up, picture 2 of 4')
  expect(pictureAlt('Mat', 'underside', 2, 4)).toBe('Mat, its underside, picture 3 of 4')
  expect(pictureAlt('Mat', 'edge', 2, 4)).toBe('Mat, its edge, picture 3 of 4')
  expect(pictureAlt('Mat', 'in-use', 3, 4)).toBe('Mat, in use, picture 4 of 4')
})

test('a picture that is alone is not counted', () => {
  expect(pictureAlt('Mat', undefined, 0, 1)).toBe('Mat')
  expect(pictureAlt('Mat', 'in-use', 0, 1)).toBe('Mat, in use')
})

test('no two views are said alike', () => {
  const alts = PICTURE_VIEWS.map((view) => pictureAlt('Mat', view, 1, 4))
  expect(new Set(alts).size).toBe(PICTURE_VIEWS.length)
})
