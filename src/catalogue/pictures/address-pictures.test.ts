import { expect, test } from 'vitest'
import { catalogueOf, someItem } from '#catalogue/test-crawl.ts'
import { addressPictures } from './address-pictures.ts'

const slide = { slideId: 'sl', title: 'T', description: '', link: '/store' }

function addressed(pictureKey: string) {
  const items = [someItem({ itemId: 'a', pictureKey }), someItem({ itemId: 'b', pictureKey: 'k' })]
  const galleries = new Map([
    ['a', ['a-1', 'a-2']],
    ['b', ['b-1']],
  ])
  return addressPictures(catalogueOf(items, { galleries, slides: [slide] })).pictures
}

test('every picture of galleries and slides has an address, and nothing is fetched', () => {
  const { pictures, ...done } = addressPictures(
    catalogueOf([someItem({ pictureKey: 'k' })], {
      galleries: new Map([['S-1', ['p', 'q']]]),
      slides: [slide],
    }),
  )
  const shape = { width: 1200, height: 900, colour: '#e9e4da', widths: [180, 360, 720, 960, 1200] }
  expect([...pictures]).toEqual([
    // The first eight figures of what SHA-256 makes of `k`, and of `sl`.
    ['p', { name: 'p@8254c329', ...shape }],
    ['q', { name: 'q@8254c329', ...shape }],
    ['sl', { name: 'sl@a2715480', ...shape }],
  ])
  expect(done).toEqual({ findings: [], fetched: 0, encoded: 0 })
})

test('a picture that two items share has the address of the first', () => {
  const items = [someItem({ itemId: 'a', pictureKey: 'k' }), someItem({ itemId: 'b', pictureKey: 'l' })]
  const galleries = new Map([
    ['a', ['p']],
    ['b', ['p']],
  ])
  expect(addressPictures(catalogueOf(items, { galleries })).pictures.get('p')?.name).toBe('p@8254c329')
})

test('an item without a gallery has no picture', () => {
  expect(addressPictures(catalogueOf([someItem()])).pictures.size).toBe(0)
})

test('another picture key gives the pictures of that item, and of no other, another address', () => {
  const [before, after] = [addressed('k'), addressed('l')]
  expect(addressed('k')).toEqual(before)
  expect(after.get('a-1')?.name).not.toBe(before.get('a-1')?.name)
  expect(after.get('b-1')).toEqual(before.get('b-1'))
})
