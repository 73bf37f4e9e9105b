import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSizeMm, readThicknessMm } from '#domain/dimensions.ts'
import { describeItem } from '#domain/item-facts.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import type { DemoMat } from './demo-mat.ts'

/** The slightest and the greatest kg/m³, over all that a mat encloses, by what it is made of; the first that fits. */
const DENSITIES: readonly (readonly [made: RegExp, least: number, most: number])[] = [
  [/elastomer/i, 1350, 1500],
  [/sponge/i, 250, 450],
  [/latex/i, 400, 600],
  [/coir yarn, \d/i, 60, 200],
  [/coir.* rubber/i, 700, 1000],
  [/coir/i, 260, 450],
  [/open (ring|hexagon|grid)|hollow|dome/i, 380, 650],
  [/perforated|pins/i, 650, 900],
  [/crumb/i, 740, 1050],
  [/rubber/i, 880, 1300],
]
const KG_PER_POUND = 0.4536
const HALF_ROUND_SHARE = Math.PI / 4

const mats = demoCatalogue.flatMap(({ subCategories }) => subCategories.flatMap((sub) => sub.mats))

const factsOf = ({ itemName, itemDescription }: DemoMat): Map<string, string> =>
  new Map(
    describeItem({ name: itemName, description: itemDescription }).facts.map(({ label, value }) => [label, value]),
  )

test.each(mats)('$itemID $itemName: the fact table has all a buyer asks for', (mat) => {
  const facts = factsOf(mat)
  for (const label of ['Size', 'Thickness', 'Weight', 'Material', 'Colour', 'Surface', 'Care']) {
    expect(facts.get(label), label).toBeTruthy()
  }
})

test.each(mats)('$itemID $itemName: the name and the facts state the same size and thickness', (mat) => {
  const facts = factsOf(mat)
  const named = readSizeMm(mat.itemName)
  const [namedThickness] = /, (\d+ mm)$/.exec(mat.itemName)?.slice(1) ?? []
  if (named)
    expect(Object.values(readSizeMm(facts.get('Size') ?? '') ?? {}).sort()).toEqual(Object.values(named).sort())
  if (namedThickness) expect(facts.get('Thickness')).toBe(namedThickness)
})

test.each(mats)('$itemID $itemName: the weight is what such a size of such a material weighs', (mat) => {
  const facts = factsOf(mat)
  const [least, most] = densitiesOf(facts)
  const density = weightKg(facts) / volumeM3(mat, facts)
  expect(density).toBeGreaterThanOrEqual(least)
  expect(density).toBeLessThanOrEqual(most)
})

test.each(mats.filter((mat) => factsOf(mat).has('Density')))(
  '$itemID: the stated density is near the weight',
  (mat) => {
    const facts = factsOf(mat)
    const stated = Number.parseFloat(facts.get('Density') ?? '')
    expect(Math.abs(weightKg(facts) / volumeM3(mat, facts) / stated - 1)).toBeLessThan(0.01)
  },
)

test('no two mats are described in the same words', () => {
  const paragraphs = mats.flatMap((mat) => describeItem({ name: '', description: mat.itemDescription }).paragraphs)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test.each(mats)('$itemID has its pictures, and no more than it shows', ({ itemID, pictures }) => {
  const shown = [1, 2, 3, 4, 5].filter((number) =>
    existsSync(fileURLToPath(new URL(`./pictures/${itemID}-${number}.jpg`, import.meta.url))),
  )
  expect(shown).toEqual(Array.from({ length: pictures }, (_, index) => index + 1))
})

function densitiesOf(facts: Map<string, string>): [number, number] {
  const made = `${facts.get('Material')}; ${facts.get('Surface')}`
  const [, least, most] = DENSITIES.find(([pattern]) => pattern.test(made)) ?? []
  if (least === undefined || most === undefined) throw new Error(`No density is known of ${made}.`)
  return [least, most]
}

function weightKg(facts: Map<string, string>): number {
  const weight = facts.get('Weight') ?? ''
  const pounds = /([\d.]+) lb/.exec(weight)?.[1]
  const kg = Number.parseFloat(weight)
  if (pounds) expect(Math.round(Number(pounds) * KG_PER_POUND)).toBe(kg)
  return kg
}

function volumeM3(mat: DemoMat, facts: Map<string, string>): number {
  const size = facts.get('Size') ?? ''
  const [width] = /^([\d.]+) m wide, cut to length$/.exec(size)?.slice(1) ?? []
  const { lengthMm, widthMm } = width
    ? { lengthMm: 1000, widthMm: Number(width) * 1000 }
    : (readSizeMm(size) ?? { lengthMm: Number.NaN, widthMm: Number.NaN })
  const thicknessMm = readThicknessMm(`Thickness: ${facts.get('Thickness')}`) ?? Number.NaN
  const share = mat.itemName.startsWith('Half-round') ? HALF_ROUND_SHARE : 1
  return (lengthMm / 1000) * (widthMm / 1000) * (thicknessMm / 1000) * share
}
