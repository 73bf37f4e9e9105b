/** One mat of the demo catalogue; price in dollars, its pictures are `${itemID}-1` and on. */
export interface DemoMat {
  itemID: string
  itemCode: string
  itemName: string
  itemDescription: string
  brandName: string
  retailPrice: number
  isNew?: true
  pictures: 1 | 2 | 3 | 4
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
