import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type CodedVariant, familiesWithFile, type OwnedFamily } from '#domain/family-file.ts'
import { filterValues } from '#domain/filter-values.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { namedChoices } from '#domain/named-choices.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { readVariant } from '#domain/variant.ts'
import { writeSaleTerms } from '#domain/written-sale-terms.ts'
import type { Catalogue } from './catalogue.ts'
import { contentHash } from './content-hash.ts'
import { writeFacts } from './facts-column.ts'
import { familyMemberRows, familyRows } from './family-rows.ts'
import type { Finding } from './finding.ts'
import { itemStamps } from './item-stamps.ts'
import type { EncodedPicture } from './pictures/encode-picture.ts'
import { familyFinding, NO_SHOP_FILES, type ShopFiles } from './shop-files.ts'
import { distinctSlugs, slugFrom } from './slug.ts'
import { SNAPSHOT_TABLES, SNAPSHOT_VERSION } from './snapshot-schema.ts'
import { countStated, type StatedCount } from './stated-counts.ts'
import { type ItemChoice, writeChoices } from './written-choices.ts'
import { guidesOf } from './written-guides.ts'
import { galleryRows, pictureRows } from './written-pictures.ts'

export interface SnapshotContent {
  catalogue: Catalogue
  pictures: ReadonlyMap<string, EncodedPicture>
  findings: Finding[]
  /** ISO 8601, when the crawl began. */
  crawledAt: string
  /** `embedded`, or the address of the API that was read. */
  store: string
  /** What the owner says of it beside the store; nothing by default. */
  shopFiles?: ShopFiles
}

/** A snapshot that lies beside the one in use until it is known what becomes of it. */
export interface DraftSnapshot {
  file: string
  contentHash: string
  families: OwnedFamily[]
  stated: StatedCount[]
  /** Those that were handed in, and those of the owner's files. */
  findings: Finding[]
}

/** Writes a snapshot beside `file`, whole or not at all. */
export function draftSnapshot(file: string, content: SnapshotContent): DraftSnapshot {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  rmSync(unfinished, { force: true })
  const database = new DatabaseSync(unfinished)
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;')
    database.exec(SNAPSHOT_TABLES)
    database.exec('BEGIN')
    const filled = fill(database, content)
    const hash = contentHash(database)
    database.prepare("INSERT INTO meta VALUES ('contentHash', ?)").run(hash)
    database.exec('COMMIT; PRAGMA synchronous = FULL; VACUUM; PRAGMA optimize;')
    database.close()
    return { file: unfinished, contentHash: hash, ...filled }
  } catch (error) {
    database.close()
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Puts a draft in a place, in one step: readers see what was there or what is new, whole. */
export function placeSnapshot(draft: Pick<DraftSnapshot, 'file'>, file: string): void {
  renameSync(draft.file, file)
}

function fill(database: DatabaseSync, content: SnapshotContent): Omit<DraftSnapshot, 'file' | 'contentHash'> {
  const { catalogue, pictures, crawledAt, store, shopFiles = NO_SHOP_FILES } = content
  const into = (table: string, rows: Iterable<SQLInputValue[]>) => {
    let insert: StatementSync | undefined
    for (const row of rows) {
      insert ??= database.prepare(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`)
      insert.run(...row)
    }
  }

  into('meta', [
    ['version', String(SNAPSHOT_VERSION)],
    ['crawledAt', crawledAt],
    ['store', store],
  ])
  const [mainRows, subRows] = [mainCategoryRows(catalogue), subCategoryRows(catalogue)]
  into('main_category', mainRows)
  into('sub_category', subRows)
  const variants: CodedVariant[] = []
  const stated = countStated()
  const choices: ItemChoice[] = []
  into('item', itemRows(catalogue, { variants, stated, choices }))
  const { families, problems } = familiesWithFile(variants, shopFiles.families)
  into('family', familyRows(families))
  into('family_member', familyMemberRows(families))
  into('listing', listingRows(catalogue))
  writeChoices(database, choices)
  into('picture', pictureRows(pictures))
  into('gallery', galleryRows(catalogue, pictures))
  into('item_stamp', itemStamps(database))
  into(
    'slide',
    catalogue.slides.map(({ slideId, title, description, link }) => {
      return [slideId, title, description, link, pictures.has(slideId) ? slideId : null]
    }),
  )
  const slugs = new Map([
    ...mainRows.map(([id, , slug]): [string, string] => [`main ${id}`, String(slug)]),
    ...subRows.map(([id, , , slug]): [string, string] => [`sub ${id}`, String(slug)]),
  ])
  const guides = guidesOf(catalogue, shopFiles.guides, slugs)
  into('guide', guides.rows)
  const findings = [...content.findings, ...shopFiles.findings, ...problems.map(familyFinding), ...guides.findings]
  into(
    'finding',
    findings.map(({ kind, subject, reason }) => [kind, subject, reason]),
  )
  return { families, findings, stated: stated.counts }
}

function mainCategoryRows({ mainCategories }: Catalogue): SQLInputValue[][] {
  const slugs = distinctSlugs(
    mainCategories.map(({ name, mainCategoryId: id }) => ({ name, id })),
    'category',
  )
  return mainCategories.map(({ mainCategoryId, name }, index) => [mainCategoryId, name, slugs[index] ?? ''])
}

function subCategoryRows({ mainCategories, subCategories }: Catalogue): SQLInputValue[][] {
  return mainCategories.flatMap(({ mainCategoryId }) => {
    const own = subCategories.filter((sub) => sub.mainCategoryId === mainCategoryId)
    const slugs = distinctSlugs(
      own.map(({ name, subCategoryId: id }) => ({ name, id })),
      'section',
    )
    return own.map(({ subCategoryId, name }, index) => [subCategoryId, mainCategoryId, name, slugs[index] ?? ''])
  })
}

/** What is known of items beside their own rows, when their texts have been read: that is done once. */
interface ReadBeside {
  variants: CodedVariant[]
  stated: ReturnType<typeof countStated>
  choices: ItemChoice[]
}

function* itemRows(
  { items, newItemIds }: Catalogue,
  { variants, stated, choices }: ReadBeside,
): Iterable<SQLInputValue[]> {
  const newness = new Map(newItemIds.map((itemId, index) => [itemId, index]))
  for (const item of items) {
    const texts = { name: item.name.toWellFormed(), description: item.description.toWellFormed() }
    const facts = itemFacts(texts)
    const terms = readSaleTerms(texts)
    variants.push({ ...readVariant({ ...item, ...texts, facts }), code: item.code })
    const values = filterValues({ ...item, ...texts }, facts)
    stated.add({ itemId: item.itemId, facts, values, terms })
    for (const { fact, key, name } of namedChoices(values.choices, slugFrom)) {
      choices.push([item.itemId, fact, key, name])
    }
    yield [
      item.itemId,
      item.code,
      item.name,
      item.description,
      item.brand,
      item.pictureKey,
      item.subCategoryId,
      item.price === 'on-request' ? null : item.price,
      newness.get(item.itemId) ?? null,
      writeFacts(facts),
      writeSaleTerms(terms),
    ]
  }
}

function* listingRows({ listings }: Catalogue): Iterable<SQLInputValue[]> {
  const lengths = new Map<string, number>()
  for (const { subCategoryId, itemId } of listings) {
    const position = lengths.get(subCategoryId) ?? 0
    lengths.set(subCategoryId, position + 1)
    yield [subCategoryId, position, itemId]
  }
}
