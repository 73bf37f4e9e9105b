import type { Page } from 'playwright/test'
import { formatNumber } from '#counts.ts'
import { CURRENCY } from '#currency.ts'
import { cents, formatCents } from '#domain/cents.ts'
import { FIND_PATH } from '#domain/paths.ts'
import * as cart from '#words/cart.ts'
import { cartWith } from '#words/cart-button.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import { count, group, openFilters, results } from '../../tests/e2e/filter-panel.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { demandCart } from './cart-sum.ts'
import { demandEqual, demandText } from './demand.ts'
import type { SyntheticItem } from './synthetic-search.ts'

const LEAST_MM = 15
const MOST_CENTS = 100_00
const BOX_MM = 3_600
const RANGE = 'Stable range'

/** A mat as a person reads its description, for counts that owe nothing to the filters. */
interface PlainMat {
  name: string
  range: string
  price: number
  isBlack: boolean
  lengthMm: number
  widthMm: number
  thicknessMm: number
}

/**
 * A black mat, at least 15 mm, for a box of 3.6 m, under $100: each count that the filters show is that of a plain loop, the
 * longest mat is the first, and as many as the box takes come to their price in the cart.
 */
export async function boxVisit(page: Page, shelves: readonly SyntheticItem[]) {
  const mats = shelves.map(plainMat)
  const black = mats.filter(({ isBlack }) => isBlack)
  const thick = black.filter(({ thicknessMm }) => thicknessMm >= LEAST_MM)
  const cheap = thick.filter(({ price }) => price <= MOST_CENTS)
  const left = cheap.filter(({ range }) => range === RANGE)
  const demandCount = (what: string, counted: readonly PlainMat[]) =>
    demandText(what, count(page), words.mats(counted.length))
  const bound = async (fact: 'thickness' | 'price', label: string, value: number) => {
    const field = (await group(page, words.facts[fact])).getByRole('textbox', { name: label })
    await field.fill(String(value))
    await field.press('Enter')
  }
  const { colour, thickness, price, use } = words.facts

  await page.goto(FIND_PATH)
  await openFilters(page)
  const colours = await group(page, colour)
  await demandText('Black', colours.locator('label'), `Black${formatNumber(black.length)}`)
  await colours.getByRole('checkbox', { name: /^Black/ }).check()
  await demandCount('Black mats', black)
  await bound('thickness', words.least(thickness, 'mm'), LEAST_MM)
  await demandCount('Of them, those of at least 15 mm', thick)
  await bound('price', words.most(price, CURRENCY), MOST_CENTS / 100)
  await demandCount('Of them, those of at most $100', cheap)
  const uses = await group(page, use)
  const ranges = Map.groupBy(cheap, ({ range }) => range)
  await uses.getByRole('button', { name: words.allChoices(ranges.size) }).click()
  for (const [range, counted] of ranges)
    await demandText(range, uses.locator('label'), `${range}${formatNumber(counted.length)}`)
  await uses.getByRole('checkbox', { name: new RegExp(`^${RANGE}`) }).check()
  await demandCount('Of them, those of stables', left)
  await page.locator('#filter-order').selectOption('size')
  const longest = left.toSorted((a, b) => b.lengthMm - a.lengthMm)[0]
  if (longest === undefined) throw new ScriptProblem('The catalogue has no such mat.')
  const first = results(page).getByRole('article').first()
  await demandText('The longest', first.getByRole('link'), longest.name)
  await first.getByRole('link', { name: longest.name }).click()
  await demandText('The heading of the product', page.getByRole('heading', { level: 1 }), longest.name)
  await page.getByRole('main').getByRole('button', { name: common.addToCart }).first().click()
  await page.getByRole('link', { name: cartWith(1) }).waitFor()
  await demandCart(page, 1, cents(longest.price))
  const needed = Math.ceil(BOX_MM / longest.lengthMm) * Math.ceil(BOX_MM / longest.widthMm)
  const sum = cents(needed * longest.price)
  const quantity = page.getByRole('textbox', { name: cart.quantityOf(longest.name) })
  await quantity.fill(String(needed))
  await quantity.press('Enter')
  await page.getByRole('link', { name: cartWith(needed) }).waitFor()
  await demandCart(page, 1, sum)
  return {
    black: black.length,
    thick: thick.length,
    cheap: cheap.length,
    left: left.length,
    product: longest.name,
    needed,
    sum: formatCents(sum),
  }
}

function plainMat({ item, mainCategory }: SyntheticItem): PlainMat {
  const stated = (label: string) => item.description.match(new RegExp(`^${label}: (.*)$`, 'm'))?.[1] ?? ''
  const [lengthMm = 0, widthMm = 0] = stated('Size').split(/\D+/).map(Number)
  demandEqual(`The price of ${item.name}`, typeof item.price, 'number')
  return {
    name: item.name,
    range: mainCategory,
    price: Number(item.price),
    isBlack: stated('Colour') === 'Black',
    lengthMm,
    widthMm,
    thicknessMm: Number.parseInt(stated('Thickness'), 10),
  }
}
