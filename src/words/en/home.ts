/** The home page, in both its variants. */

import { items } from './items.ts'

export const allProducts = 'All products'
export const askForQuotation = 'Ask for a quotation'
export const askForYours = 'Ask for yours'
export const customProducts = 'Customizable products'
export const everyMat = 'See every mat, with its size, thickness and price'
export const explore = 'Explore'
export const exploreShop = 'Explore Shop'
export const exploreStore = 'Explore the store'
export const fromOurFloors = 'From our floors to yours'
export const glimpse = 'GLIMPSE OF OUR PRODUCTS'
export const inFigures = 'In figures'
export const latestArrivals = 'Latest Arrivals'
export const service = 'Service'
export const shopByCategory = 'Shop by category'
export const visitStore = (count: number) => `Visit the store: ${items(count)}`
export const why = (shop: string) => `WHY ${shop}?`
