import * as v from 'valibot'
import { price, requiredText, text } from './fields.ts'

export const WireCategoryMain = v.object({
  categoryMainID: requiredText,
  categoryMainName: requiredText,
})

export const WireCategorySub = v.object({
  categorySubID: requiredText,
  categorySubName: requiredText,
})

export const WireItem = v.object({
  itemID: text,
  itemCode: text,
  itemName: requiredText,
  itemDescription: text,
  brandName: text,
  cacheID: text,
  categorySubID: text,
  retailPrice: price,
})

export const WireImage = v.object({ imageID: requiredText })

export const WireSlideBanner = v.object({
  slideBannerID: requiredText,
  title: text,
  description: text,
  buttonLink: text,
})
