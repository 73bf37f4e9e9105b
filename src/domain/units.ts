/** A unit of length. */
export interface LengthUnit {
  mm: number
  /** Inches and feet are rounded when a mat is made in millimetres. */
  imperial: boolean
}

/** A unit of weight. */
export interface WeightUnit {
  grams: number
}

const metric = (mm: number): LengthUnit => ({ mm, imperial: false })
const imperial = (mm: number): LengthUnit => ({ mm, imperial: true })

export const MILLIMETRE = metric(1)
export const CENTIMETRE = metric(10)
export const METRE = metric(1000)
export const INCH = imperial(25.4)
export const FOOT = imperial(304.8)
export const INCHES_IN_FOOT = 12

/** Every unit of length by the names and signs that people write, in lower case. */
export const LENGTH_UNITS = named<LengthUnit>([
  [MILLIMETRE, 'mm millimetre millimetres millimeter millimeters'],
  [CENTIMETRE, 'cm cms centimetre centimetres centimeter centimeters'],
  [METRE, 'm metre metres meter meters'],
  [INCH, `in inch inches " ″ ” ''`],
  [FOOT, `ft foot feet ' ′ ’`],
])

/** The same for weights. */
export const WEIGHT_UNITS = named<WeightUnit>([
  [{ grams: 1 }, 'g gram grams'],
  [{ grams: 1000 }, 'kg kgs kilo kilos kilogram kilograms'],
  [{ grams: 1_000_000 }, 't tonne tonnes'],
  [{ grams: 28.349523125 }, 'oz ounce ounces'],
  [{ grams: 453.59237 }, 'lb lbs pound pounds'],
])

/** A part of a regular expression that matches each name, the longer before their beginnings. */
export function anyUnit(units: ReadonlyMap<string, unknown>): string {
  return `(?:${[...units.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
}

function named<Unit>(rows: [unit: Unit, names: string][]): ReadonlyMap<string, Unit> {
  return new Map(rows.flatMap(([unit, names]) => names.split(' ').map((name): [string, Unit] => [name, unit])))
}
