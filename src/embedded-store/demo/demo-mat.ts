import type { PictureView } from '#domain/picture-view.ts'

/** One mat of the demo catalogue; price in dollars. Its first picture is `${itemID}-1`. */
export interface DemoMat {
  itemID: string
  itemCode: string
  itemName: string
  itemDescription: string
  brandName: string
  retailPrice: number
  isNew?: true
  pictures: ['1', ...PictureView[]]
}

export interface DemoSubCategory {
  categorySubID: string
  categorySubName: string
  mats: DemoMat[]
}

export interface DemoMainCategory {
  categoryMainID: string
  categoryMainName: string
  subCategories: DemoSubCategory[]
}

export interface DemoSlide {
  slideBannerID: string
  title: string
  description: string
  buttonLink: string
}
