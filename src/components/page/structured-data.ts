import type { CatalogueItem } from '#catalogue/pictured-item.ts'
import { CURRENCY } from '#currency.ts'
import type { Cents } from '#domain/cents.ts'
import { HOME_PATH } from '#domain/paths.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
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
export function productData(
  item: CatalogueItem,
  description: string,
  pictures: string[],
  path: string,
  base: URL | undefined,
) {
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
    ...(item.price === 'on-request' ? {} : { offers: { ...offer, ...priceData(item.price, item.terms) } }),
  }
}

/** The price, for one of what, and from how many on: units by the codes of UN/CEFACT Recommendation 20. */
function priceData(price: Cents, terms: SaleTerms) {
  const { unit } = terms
  const unitCode = typeof unit === 'string' ? undefined : UNIT_CODES[unit.of]
  const amount = (price / 100).toFixed(2)
  const least = leastQuantity(terms)
  const quantity = { '@type': 'QuantitativeValue', ...(unitCode === undefined ? {} : { unitCode }) }
  return {
    price: amount,
    ...(least === 1 ? {} : { eligibleQuantity: { ...quantity, minValue: least } }),
    ...(unitCode === undefined
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: amount,
            priceCurrency: CURRENCY,
            referenceQuantity: { ...quantity, value: 1 },
          },
        }),
  }
}

const UNIT_CODES = { piece: 'C62', pack: 'PK', metre: 'MTR', 'square-metre': 'MTK' } as const
