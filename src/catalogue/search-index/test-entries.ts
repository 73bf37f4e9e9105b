import { someDocument } from '#search/test-document.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'

/** An entry that states nothing but what is given. */
export function someEntry({
  choices,
  ...changes
}: Partial<Omit<CatalogueEntry, 'choices'>> & { choices?: Partial<CatalogueEntry['choices']> } = {}): CatalogueEntry {
  return {
    document: someDocument(),
    rank: 0,
    choices: { use: [], kind: [], material: [], colour: [], surface: [], drainage: [], brand: [], ...choices },
    numbers: {},
    newness: undefined,
    size: '',
    thickness: '',
    weight: '',
    ...changes,
  }
}
