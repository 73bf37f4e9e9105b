import type { CategoryOrSlideChange } from '#catalogue/category-changes.ts'
import type { FamilyLine } from '#catalogue/family-lines.ts'
import type { Finding } from '#catalogue/finding.ts'
import type { ItemLine, Listed } from '#catalogue/listed-items.ts'
import { reportedPrice } from '#catalogue/reported-price.ts'
import type { EditorChanges } from './editor-report.ts'
import { changeWords } from './field-words.ts'

const LISTED = 20
const LONGEST_LINE = 180
const WORDS = 60

/** What changed, for the terminal: a few lines of each kind, nothing that could move the cursor or colour the screen. */
export function reportText(changes: EditorChanges): string[] {
  const { counts } = changes
  return [
    `${counts.items} items in ${counts.subCategories} sub-categories, ${counts.slides} slides, ` +
      `${counts.pictures} pictures (${counts.picturesFetched} fetched, ${counts.picturesEncoded} encoded)`,
    ...statedLines(changes),
    ...section('new', changes.new, (line) => [`+ ${itemWords(line)}`]),
    ...section('gone', changes.gone, (line) => [`- ${itemWords(line)}`]),
    ...section('changed', changes.changed, ({ itemId, name, fields }) =>
      fields.map((field) => {
        const { old, new: now } = changeWords(field, WORDS)
        return `~ ${itemId}  ${name}: ${field.field} ${old} → ${now}`
      }),
    ),
    ...section('categories and slides', changes.categoriesAndSlides, (change) => [categoryOrSlideWords(change)]),
    ...section('quarantined', changes.quarantined, (finding) => [findingWords(finding)]),
    ...section('without picture', changes.withoutPicture, ({ itemId, name }) => [`${itemId}  ${name}`]),
    ...section('families', changes.families, (family) => [familyWords(family)]),
    ...section('other findings', changes.notes, (finding) => [findingWords(finding)]),
  ].map(printable)
}

/** How many items state what; those that state it unreadably by their ids. */
function statedLines({ counts, stated }: EditorChanges): string[] {
  const numbers = stated.map(({ stated: what, items }) => `${what} ${items}`).join(', ')
  const unreadable = stated.filter(({ unreadable: { count } }) => count > 0)
  return [
    `read for filters and the cart, of ${counts.items} items: ${numbers}`,
    ...unreadable.map(({ stated: what, unreadable: { count, itemIds } }) => {
      const more = count > LISTED ? ` and ${count - LISTED} more, in the report` : ''
      return `  ${what} stated so that it cannot be read: ${itemIds.slice(0, LISTED).join(', ')}${more}`
    }),
  ]
}

/** A text from elsewhere as one line of bearable length. */
export function printable(text: string): string {
  const line = text.replace(/\p{C}/gu, '·')
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
}

function section<T>(title: string, { count, entries }: Listed<T>, words: (entry: T) => string[]): string[] {
  if (count === 0) return []
  const shown = entries.slice(0, LISTED)
  const more = count > shown.length ? [`  … and ${count - shown.length} more, in the report`] : []
  return [`${count} ${title}:`, ...shown.flatMap(words).map((line) => `  ${line}`), ...more]
}

/** Which items are one mat, and what they differ in. */
export function familyWords({ name, itemIds, traits, byOwner }: FamilyLine): string {
  const values = traits.map(({ trait, values }) => `${trait} ${values.join(', ')}`).join('; ')
  return `${itemIds.join(' ')}  ${name}: ${values}${byOwner ? ' (joined by families.txt)' : ''}`
}

function itemWords({ itemId, name, priceCents }: ItemLine): string {
  return `${itemId}  ${name}, ${reportedPrice(priceCents)}`
}

function categoryOrSlideWords({ kind, id, old, new: now }: CategoryOrSlideChange): string {
  if (old === null) return `+ ${kind} ${id}  ${now}`
  return now === null ? `- ${kind} ${id}  ${old}` : `~ ${kind} ${id}  ${old} → ${now}`
}

function findingWords({ kind, subject, reason }: Finding): string {
  return `${kind}  ${subject}  ${reason}`
}
