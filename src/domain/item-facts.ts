import { type Description, type Fact, readDescription } from './description.ts'
import { formatSizeMm, readSizeMm, readThicknessMm } from './dimensions.ts'
import type { Item } from './item.ts'

/** A description with size and thickness among its facts wherever the text states them. */
export function describeItem(item: Pick<Item, 'name' | 'description'>): Description {
  const description = readDescription(item.description)
  const prose = [item.name, ...description.paragraphs].join('\n')
  const labels = new Set(description.facts.map((fact) => fact.label.toLowerCase()))
  const read: Fact[] = []
  const size = readSizeMm(prose)
  if (!labels.has('size') && size !== undefined) read.push({ label: 'Size', value: formatSizeMm(size) })
  const thicknessMm = readThicknessMm(prose)
  if (!labels.has('thickness') && thicknessMm !== undefined) {
    read.push({ label: 'Thickness', value: `${thicknessMm} mm` })
  }
  return { ...description, facts: [...read, ...description.facts] }
}

/** The few facts that stand on a card: size, and thickness or material. */
export function briefFacts(facts: Fact[]): string[] {
  const stated = (label: string) => facts.find((fact) => fact.label.toLowerCase() === label)?.value
  const thickness = stated('thickness')
  return [stated('size'), thickness ?? stated('material')].filter((value) => value !== undefined)
}
