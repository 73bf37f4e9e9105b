import { readDescription } from './description.ts'
import { readSizes, readThicknessMm } from './dimensions.ts'
import { type Fact, subjectOf } from './fact.ts'
import type { Item } from './item.ts'
import { factOf } from './measured-line.ts'

/** What name and description state: size and thickness wherever they stand, then the labelled lines in their order. */
export function itemFacts({ name, description }: Pick<Item, 'name' | 'description'>): Fact[] {
  const { paragraphs, lines } = readDescription(description)
  const stated = lines.map(factOf)
  const subjects = new Set(stated.map(subjectOf))
  const prose = [name, ...paragraphs].join('\n')
  const read: Fact[] = []
  const [size] = subjects.has('size') ? [] : readSizes(prose)
  if (size !== undefined) read.push({ kind: 'size', ...size.size })
  const mm = subjects.has('thickness') ? undefined : readThicknessMm(prose)
  if (mm !== undefined) read.push({ kind: 'thickness', mm: { least: mm, most: mm } })
  return [...read, ...stated]
}
