import { percentDecoded } from './percent-decoded.ts'
import { measureOf, type SaleTerms } from './sale-terms.ts'
/** The address of every page, and of the files that scripts ask for by name. What a link puts into one is encoded here. */
export const HOME_PATH = '/'
export const STORE_PATH = '/store'
export const PRODUCT_PATH = '/product'
export const FRESH_PRODUCT_PATH = '/fresh-product'
export const SEARCH_PATH = '/search'
export const NO_PRODUCTS_PATH = '/no-products'
export const CART_PATH = '/cart'
export const CHECKOUT_PATH = '/checkout'
export const COMPARE_PATH = '/compare'
export const PLANNER_PATH = '/planner'
export const QUICK_ORDER_PATH = '/quick-order'
export const LISTS_PATH = '/lists'
/** Comes before the items and quantities of a link that others make; the cart page answers. */
export const BUY_PATH = '/buy'

export const LOG_IN_PATH = '/login'
export const FORGOT_PASSWORD_PATH = '/forgot-password'
export const RESET_PASSWORD_PATH = '/reset-password'
export const ACCOUNT_PATH = '/account'
export const EDIT_PROFILE_PATH = '/edit-profile'
export const EDIT_PASSWORD_PATH = '/edit-password'
export const MY_ORDERS_PATH = '/my-orders'
export const BUY_AGAIN_PATH = '/buy-again'
export const ORDER_DETAILS_PATH = '/order-details'

/** What is there without a network, and what a device keeps. */
export const OFFLINE_PATH = '/offline'

/** All mats, filtered. */
export const FIND_PATH = '/find'

export const ABOUT_US_PATH = '/about-us'
export const CONTACT_US_PATH = '/contact-us'
export const FAQ_PATH = '/FAQ'
export const SHIPPING_INFO_PATH = '/shipping-info'
export const RETURN_POLICY_PATH = '/return-policy'
export const TERMS_OF_SERVICE_PATH = '/terms-of-service'
export const STYLE_GUIDE_PATH = '/styleguide'
export const NOT_FOUND_PATH = '/404'
export const FAULT_PATH = '/500'

/** When the store was crawled. */
export const CATALOGUE_PATH = '/catalogue.json'
/** The one file of the search index whose name stays, and which is asked about again each time. */
export const SEARCH_MANIFEST_PATH = '/search-index.json'
/** The same of what lists are filtered by. */
export const FILTER_MANIFEST_PATH = '/filters.json'
/** Second pictures of the cards of the store page. */
export const SECOND_PICTURES_PATH = '/second-pictures.json'
export const WEB_MANIFEST_PATH = '/site.webmanifest'
export const SITEMAP_PATH = '/sitemap.xml'

/** Behind the address of an order: what opens it prints it. */
export const PRINT_MARK = '#print'
/** Behind the address of a list: its filters are open. */
export const FILTERS_MARK = '#filters'
/** Comes before what a message is about, in the hash of the contact page. */
export const ABOUT_MARK = '#about='
/** Comes before a cart in the hash of the cart page, and before a list in that of the lists. */
export const CART_LINK_MARK = '#share='
/** Comes between the items of a shared list and its name. */
export const LIST_NAME_MARK = '&name='
/** Comes before the id of the list that is open, in the hash of the lists. */
export const LIST_MARK = '#list='

/** A section of the store page, by what names that of its main category (behaviour 1.5). */
export function mainCategoryPath({ anchor }: { anchor: string }): string {
  return `${STORE_PATH}#${encodeURIComponent(anchor)}`
}

/** The page of a main category: its kinds, and what the maker advises. */
export function mainCategoryPagePath({ slug }: { slug: string }): string {
  return `${STORE_PATH}/${segment(slug)}`
}

/** A page of a sub-category; pages count from 1. */
export function subCategoryPath(main: { slug: string }, sub: { slug: string }, page = 1): string {
  const first = `${STORE_PATH}/${segment(main.slug)}/${segment(sub.slug)}`
  return page === 1 ? first : `${first}/${page}`
}

/** The page of what some items of a list have in common, `/store/…/material-coir`; pages count from 1. */
export function choicePath(listPath: string, { fact, key }: { fact: string; key: string }, page = 1): string {
  const first = `${listPath}/${fact}-${segment(key)}`
  return page === 1 ? first : `${first}/${page}`
}

/** A list with one thing chosen, as its filters write it, and as a table where one is asked for. */
export function filteredPath(listPath: string, { fact, key }: { fact: string; key: string }, view?: 'table'): string {
  return `${listPath}?${fact}=${segment(key)}${view === undefined ? '' : `&view=${view}`}`
}

/** Where a sub-category begins on the store page; distinct even where two main categories name theirs alike. */
export function subCategoryAnchor(main: { slug: string }, sub: { slug: string }): string {
  return `${main.slug}/${sub.slug}`
}

export function productPath({ itemId }: { itemId: string }): string {
  return `${PRODUCT_PATH}/${segment(itemId)}`
}

export function orderPath({ orderId }: { orderId: string }): string {
  return `${ORDER_DETAILS_PATH}/${segment(orderId)}`
}

/** What a mail about a forgotten password leads to; an empty `mac` is left out. */
export function resetPasswordPath(tokenId: string, mac: string): string {
  return `${RESET_PASSWORD_PATH}/${segment(tokenId)}${mac === '' ? '' : `#${encodeURIComponent(mac)}`}`
}

/** The cart page with a cart of another browser, as `encodeCartLink` writes it. */
export function cartLinkPath(cart: string): string {
  return CART_PATH + CART_LINK_MARK + encodeURIComponent(cart)
}

/** One list of this browser. */
export function listPath({ id }: { id: string }): string {
  return LISTS_PATH + LIST_MARK + encodeURIComponent(id)
}

/** The lists with one of another browser: its items as `encodeCartLink` writes them, and its name. */
export function listLinkPath(items: string, name: string): string {
  return LISTS_PATH + CART_LINK_MARK + encodeURIComponent(items) + LIST_NAME_MARK + encodeURIComponent(name)
}

/** The contact page, about a product, the cart of the browser or a quotation; the quantity comes from where it is typed. */
export function contactPath(about: 'cart' | 'quotation' | AskedAbout): string {
  if (typeof about === 'string') return CONTACT_US_PATH + ABOUT_MARK + about
  const { code, name, quantity, terms } = about
  const query = new URLSearchParams({ code, name })
  const measure = measureOf(terms?.unit)
  if (measure !== undefined) query.set('measure', measure)
  if (quantity !== undefined) query.set('quantity', String(quantity))
  return `${CONTACT_US_PATH}${ABOUT_MARK}product&${query}`
}

interface AskedAbout {
  code: string
  name: string
  quantity?: number
  terms?: Pick<SaleTerms, 'unit'>
}

export function searchPath(q: string): string {
  return withQuery(SEARCH_PATH, { q })
}

export function noProductsPath(q: string): string {
  return withQuery(NO_PRODUCTS_PATH, { q })
}

/** Mats side by side. */
export function comparePath(itemIds: readonly string[]): string {
  return itemIds.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${itemIds.map(segment).join(',')}`
}

/** The login; `next` is where to go afterwards. */
export function logInPath(query: { next?: string } | URLSearchParams): string {
  return withQuery(LOG_IN_PATH, query)
}

// No address of a page begins with its name: there are hosts that would keep such a page for a year, as they do these files.
export const SEARCH_FILES_PATH = '/_search'

/** A content-named file of the search index. */
export function searchFilePath(name: string): string {
  return `${SEARCH_FILES_PATH}/${segment(name)}.json`
}

export function sitemapPartPath(name: string): string {
  return `/sitemap/${segment(name)}.xml`
}

/** The id in the address of a product, an order or a reset; empty when the address has none, or a damaged one. */
export function idIn(page: string, pathname: string): string {
  const id = pathname.startsWith(`${page}/`) ? pathname.slice(page.length + 1) : ''
  return id.includes('/') ? '' : (percentDecoded(id) ?? '')
}

/** Whether an address of the shop is this page, whatever comes after its name: `/login?next=…`, `/login.html`. */
export function leadsTo(page: string, address: string): boolean {
  return address.startsWith(page) && !/^[\w-]/.test(address.slice(page.length))
}

/** `.` and `..` lead elsewhere even when they are encoded; with a percent sign before them they name nothing. */
function segment(text: string): string {
  return encodeURIComponent(text).replace(/^\.\.?$/, '%25$&')
}

function withQuery(path: string, query: Record<string, string> | URLSearchParams): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
