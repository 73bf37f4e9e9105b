import { expect, test } from 'vitest'
import { pictureView } from './picture-view.ts'

test.each([
  ['010101-close', 'close'],
  ['010101-underside', 'underside'],
  ['HM-12-edge', 'edge'],
  ['HM-12-in-use', 'in-use'],
])('%s says that it shows %s', (pictureId, view) => {
  expect(pictureView(pictureId)).toBe(view)
})

test.each(['010101-1', 'close', 'knowledge', '010101-disclose', '010101-Close', ''])(
  '%o says nothing of what it shows',
  (pictureId) => {
    expect(pictureView(pictureId)).toBeUndefined()
  },
)
