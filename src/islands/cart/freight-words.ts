import { sizeText } from '#domain/fact-text.ts'
import type { Freight } from '#domain/freight.ts'
import type { CartFreight } from '#domain/freight-of-cart.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { isImperial, type ShownUnit } from '#domain/shown-unit.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import * as words from '#words/freight.ts'
import { language } from '#words/language.ts'
import { someNames } from '#words/some-names.ts'
import * as units from '#words/units.ts'

export interface FreightRow {
  label: string
  value: string
}

/** What is said of how a cart travels, row by row; the sums are "at least" where some of it is not counted. */
export function freightRows({ freight, notCounted }: CartFreight, unit: ShownUnit): FreightRow[] {
  const names = notCounted.map(({ name, itemId }) => name || itemId)
  const rows = freight === undefined ? [] : rowsOf(freight, unit)
  return names.length === 0 ? rows : [...rows, { label: words.notCounted, value: someNames(names) }]
}

function rowsOf(freight: Freight, unit: ShownUnit): FreightRow[] {
  const { volumeMm3, handling, heaviestGrams, container, leftOut } = freight
  const sum = leftOut.length > 0 ? words.atLeast : (text: string) => text
  const estimated = leftOut.length > 0 ? words.atLeast : words.about
  return [
    { label: words.packing, value: sum(packed(freight, unit)) },
    { label: words.volume, value: estimated(volume(volumeMm3, unit)) },
    { label: words.handling, value: words.heaviest(words.byHandling[handling], shownWeight(heaviestGrams, unit)) },
    ...(container === undefined || container.share < LEAST_SHARE
      ? []
      : [
          {
            label: words.byContainer,
            value: container.share < 1 ? estimated(partOf(container)) : sum(wholeContainers(container)),
          },
        ]),
  ]
}

/** Nobody books less of a container. */
const LEAST_SHARE = 0.05
/** A box of doormats has no less, in whatever unit. */
const LEAST_VOLUME = 0.01
const MM3_IN_M3 = 1e9
const CUBIC_FEET_IN_M3 = 35.3146667

function packed({ cartons, cartonsOnPallets, bundles, rolls, pallets }: Freight, unit: ShownUnit): string {
  const boxes = cartons === 0 ? '' : words.cartons(cartons, whole(cartons))
  return [
    cartonsOnPallets ? words.onPallets(boxes) : boxes,
    bundles === 0 ? '' : words.bundles(bundles, whole(bundles)),
    rolls === 0 ? '' : words.rolls(rolls, whole(rolls)),
    ...pallets.map(({ count, ...size }) => words.pallets(count, whole(count), inShownUnit(sizeText(size), unit))),
  ]
    .filter(Boolean)
    .join(', ')
}

function volume(mm3: number, unit: ShownUnit): string {
  const metric = words.cubicMetres(twoFigures(mm3 / MM3_IN_M3))
  if (!isImperial(unit)) return metric
  return units.withStated(words.cubicFeet(twoFigures((mm3 / MM3_IN_M3) * CUBIC_FEET_IN_M3)), metric)
}

type Share = NonNullable<Freight['container']>

function partOf({ feet, share }: Share): string {
  const percent = share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })
  return words.partOfContainer(percent, String(feet))
}

function wholeContainers({ feet, share }: Share): string {
  return words.containers(share, whole(share), String(feet))
}

/** An estimate has no more than two figures that count, and whole units where there are many. */
function twoFigures(amount: number): string {
  if (amount >= 10) return whole(amount)
  return Math.max(LEAST_VOLUME, amount).toLocaleString(language, { maximumFractionDigits: amount < 1 ? 2 : 1 })
}

function whole(count: number): string {
  return count.toLocaleString(language, { maximumFractionDigits: 0 })
}
