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
  const pictures = addressed('k')
  expect([...pictures.keys()]).toEqual(['a-1', 'a-2', 'b-1', 'sl'])
  for (const { width, height, widths } of pictures.values()) {
    expect([width, height, Math.max(...widths)]).toEqual([1200, 900, 1200])
  }
})

test('another picture key gives the pictures of that item, and of no other, another address', () => {
  const [before, after] = [addressed('k'), addressed('l')]
  expect(addressed('k')).toEqual(before)
  expect(after.get('a-1')?.name).not.toBe(before.get('a-1')?.name)
  expect(after.get('b-1')).toEqual(before.get('b-1'))
})
