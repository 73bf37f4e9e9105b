import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDescription } from '#domain/description.ts'
import { readSizes } from '#domain/dimensions.ts'
import type { Fact } from '#domain/fact.ts'
import { itemFacts } from '#domain/item-facts.ts'
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
const FILES = readdirSync(fileURLToPath(new URL('./pictures', import.meta.url))).toSorted()
const KG_PER_POUND = 0.4536
/** How much of its outer measures a mat fills, by its name: a ramp is flat for a part, and falls from there. */
const SHARES: readonly (readonly [named: RegExp, share: number])[] = [
  [/^Half-round/, Math.PI / 4],
  [/^Ramp edge/, 0.77],
  [/^Corner ramp/, 0.62],
]

const mats = demoCatalogue.flatMap(({ subCategories }) => subCategories.flatMap((sub) => sub.mats))

/** The texts of the labelled lines by their labels. */
const linesOf = ({ itemDescription }: DemoMat): Map<string, string> =>
  new Map(readDescription(itemDescription).lines.map(({ label, text }) => [label, text]))

function factOf<Kind extends Fact['kind']>({ itemName, itemDescription }: DemoMat, kind: Kind) {
  const facts = itemFacts({ name: itemName, description: itemDescription })
  return facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
}

test.each(mats)('$itemID $itemName: the fact table has all a buyer asks for', (mat) => {
  const lines = linesOf(mat)
  for (const label of ['Size', 'Thickness', 'Weight', 'Material', 'Colour', 'Surface', 'Care']) {
    expect(lines.get(label), label).toBeTruthy()
  }
})

test.each(mats)('$itemID $itemName: size, thickness, weight and hardness are read with their numbers', (mat) => {
  expect(factOf(mat, 'size') ?? factOf(mat, 'width')).toBeDefined()
  expect(factOf(mat, 'thickness')).toBeDefined()
  expect(factOf(mat, 'weight')).toBeDefined()
  expect(factOf(mat, 'hardness') !== undefined).toBe(linesOf(mat).has('Hardness'))
})

test.each(mats)('$itemID $itemName: the name and the facts state the same size and thickness', (mat) => {
  const [named] = readSizes(mat.itemName)
  const { lengthMm, widthMm } = factOf(mat, 'size') ?? {}
  if (named) expect([lengthMm, widthMm].sort()).toEqual(Object.values(named.size).sort())
  const [namedThickness] = /, (\d+ mm)$/.exec(mat.itemName)?.slice(1) ?? []
  if (namedThickness) expect(linesOf(mat).get('Thickness')).toBe(namedThickness)
})

test.each(mats)('$itemID $itemName: the weight is what such a size of such a material weighs', (mat) => {
  const [least, most] = densitiesOf(mat)
  const density = weightKg(mat) / volumeM3(mat)
  expect(density).toBeGreaterThanOrEqual(least)
  expect(density).toBeLessThanOrEqual(most)
})

test.each(mats.filter((mat) => linesOf(mat).has('Density')))(
  '$itemID: the stated density is near the weight',
  (mat) => {
    const stated = Number.parseFloat(linesOf(mat).get('Density') ?? '')
    expect(Math.abs(weightKg(mat) / volumeM3(mat) / stated - 1)).toBeLessThan(0.01)
  },
)

test('no two mats are described in the same words', () => {
  const paragraphs = mats.flatMap((mat) => readDescription(mat.itemDescription).paragraphs)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test.each(mats)('$itemID has its pictures, and no more than it shows', ({ itemID, pictures }) => {
  const there = FILES.filter((file) => file.startsWith(`${itemID}-`))
  expect(there).toEqual(pictures.map((ending) => `${itemID}-${ending}.jpg`).toSorted())
})

function densitiesOf(mat: DemoMat): [number, number] {
  const lines = linesOf(mat)
  const made = `${lines.get('Material')}; ${lines.get('Surface')}`
  const [, least, most] = DENSITIES.find(([pattern]) => pattern.test(made)) ?? []
  if (least === undefined || most === undefined) throw new Error(`No density is known of ${made}.`)
  return [least, most]
}

/** Of a piece, or of a metre of what is cut to length. */
function weightKg(mat: DemoMat): number {
  const weight = factOf(mat, 'weight')
  const pounds = /([\d.]+) lb/.exec(weight?.line.text ?? '')?.[1]
  const kg = (weight?.grams.least ?? Number.NaN) / 1000
  if (pounds) expect(Math.round(Number(pounds) * KG_PER_POUND)).toBe(kg)
  expect(weight?.per).toBe(factOf(mat, 'width') ? 'metre' : 'piece')
  return kg
}

function volumeM3(mat: DemoMat): number {
  const { lengthMm, widthMm } = factOf(mat, 'size') ?? {
    lengthMm: 1000,
    widthMm: factOf(mat, 'width')?.mm.least ?? Number.NaN,
  }
  const thicknessMm = factOf(mat, 'thickness')?.mm.least ?? Number.NaN
  const [, share = 1] = SHARES.find(([named]) => named.test(mat.itemName)) ?? []
  return (lengthMm / 1000) * (widthMm / 1000) * (thicknessMm / 1000) * share
}
