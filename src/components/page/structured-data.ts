import { CURRENCY } from '#currency.ts'
import type { Item } from '#domain/item.ts'
import { HOME_PATH } from '#domain/paths.ts'
import { site } from '#site.ts'
import * as common from '#words/common.ts'

export interface Crumb {
  name: string
  path: string
}

/** schema.org BreadcrumbList, from the home page on. */
export function breadcrumbData(trail: Crumb[], base: URL | undefined) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: common.home, path: HOME_PATH }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, base).href,
    })),
  }
}

/** schema.org Organization: the maker. */
export function organizationData(base: URL | undefined) {
  return {
    '@type': 'Organization',
    name: site.name,
    slogan: site.tagline,
    description: site.summary,
    url: new URL(HOME_PATH, base).href,
    logo: new URL('/icon-512.png', base).href,
    foundingDate: String(site.founded),
    email: site.email,
    address: site.headquarters.lines.join(', '),
    contactPoint: site.hotlines.map(({ region, phone }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      areaServed: region,
      telephone: phone,
      email: site.email,
    })),
  }
}

/** schema.org Product; an item without a price has no offer, since none can be made. */
export function productData(item: Item, description: string, pictures: string[], path: string, base: URL | undefined) {
  const url = new URL(path, base).href
  const offer = {
    '@type': 'Offer',
    url,
    priceCurrency: CURRENCY,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: site.name },
  }
  return {
    '@type': 'Product',
    name: item.name,
    sku: item.code || item.itemId,
    ...(description === '' ? {} : { description }),
    ...(item.brand === '' ? {} : { brand: { '@type': 'Brand', name: item.brand } }),
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => new URL(picture, base).href) }),
    ...(item.price === 'on-request' ? {} : { offers: { ...offer, price: (item.price / 100).toFixed(2) } }),
  }
}
