import { createHash } from 'node:crypto'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { servicePictureName } from '#domain/picture-address.ts'
import { WIDTHS } from '#domain/picture-widths.ts'
import type { CollectedPictures } from './collect-pictures.ts'

/** The frame of every picture in the shop, which shows a part of those of another shape. */
const SHAPE = { width: 1200, height: 900 }
const GROUND = '#e9e4da'

/**
 * What is known of pictures that an image service will cut, without fetching any: all are taken to be of the frame's
 * shape. The version follows the item's own picture key, so another picture of an item has another address if the store
 * gives it another key or id; a picture that is replaced under both is up to the service to ask about.
 */
export function addressPictures({ items, galleries, slides }: Catalogue): CollectedPictures {
  const pictures: CollectedPictures['pictures'] = new Map()
  const widths = WIDTHS.filter((width) => width <= SHAPE.width)
  const add = (pictureId: string, key: string) => {
    if (pictures.has(pictureId)) return
    const version = createHash('sha256').update(key).digest('hex').slice(0, 8)
    pictures.set(pictureId, { name: servicePictureName(pictureId, version), ...SHAPE, colour: GROUND, widths })
  }
  for (const { itemId, pictureKey } of items) for (const id of galleries.get(itemId) ?? []) add(id, pictureKey)
  for (const { slideId } of slides) add(slideId, slideId)
  return { pictures, findings: [], fetched: 0, encoded: 0 }
}
