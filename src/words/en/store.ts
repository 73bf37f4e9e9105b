/** The store page, and the pages of its sub-categories. */

import { formatNumber, plural } from '#counts.ts'
import { items } from './items.ts'

export const allItems = (count: number) => `All ${items(count)}`
export const allItemsOf = (count: number, kind: string) => `All ${items(count)} of ${kind}`
export const allKinds = (count: number) => plural(count, { other: `All ${formatNumber(count)} kinds` })
export const allOf = (category: string) => `All of ${category}`
export const categorySummary = (category: string, count: number, isGuided: boolean) =>
  `${category}: ${items(count)}${isGuided ? ', and which mat suits what' : ''}.`
export const itemsShown = (first: number, last: number, count: number) =>
  `Items ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(count)}`
export const next = 'Next'
export const noItems = 'No Items Available'
/** In the bar of categories. */
export const noItemsInCategory = 'No items available'
export const numberedPage = (page: number) => `Page ${page}`
export const pageOf = (kind: string, page: number, pages: number) => `${kind}, page ${page} of ${pages}`
export const pageSummary = (kind: string, category: string, count: number, page: number, pages: number) =>
  `${kind} in ${category}: ${items(count)}, page ${page} of ${pages}.`
export const pages = 'Pages'
export const previous = 'Previous'
export const subCategoriesOf = (category: string) => `Sub-categories of ${category}`
export const summary = (kind: string, category: string, count: number) => `${kind} in ${category}: ${items(count)}.`
export const whatWeMake = (count: number, categories: number) =>
  plural(categories, {
    one: `${items(count)}, every one from our own presses and looms.`,
    other: `${items(count)} in ${categories} categories, every one from our own presses and looms.`,
  })
