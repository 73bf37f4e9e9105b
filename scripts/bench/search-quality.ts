import { placedDocument, type RankedDocument } from '#catalogue/search-index/catalogue-entry.ts'
import { centsFromDollars } from '#domain/cents.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { demoCatalogue } from '#embedded-store/demo/demo-catalogue.ts'
import type { SearchDocument } from '#search/search-document.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { readSearchQuery } from '#search/search-query.ts'

/** What people type, and the code of an item that has to be among the first five. */
export const SEARCHES: readonly (readonly [typed: string, code: string])[] = [
  ['coco doormat', 'HH-DOR-6040-20'],
  ['coconut mat', 'HH-LGO-COIR-IN'],
  ['coco fibre door mat', 'HH-DOR-6040-20'],
  ['entrance matting', 'HH-ROL-100-17'],
  ['fitness tile', 'HH-GYM-1010-15'],
  ['gym floring', 'HH-GYM-1010-15'],
  ['horse box mat', 'HH-STB-1812-22'],
  ['horse stall mat', 'HH-STB-64-19'],
  ['equestrian mats', 'HH-STB-1812-12'],
  ['cow stall', 'HH-CUB-1711-30'],
  ['cattle mattress', 'HH-CUB-LAT-60'],
  ['anti fatigue', 'HH-AFM-9060-14'],
  ['antifatigue mat', 'HH-AFM-1590-DP'],
  ['standing desk', 'HH-AFM-KIT-7550'],
  ['pickup tray', 'HH-UTE-1815-08'],
  ['horse trailer mat', 'HH-TRL-2318-10'],
  ['dog mat', 'HH-KEN-1208-06'],
  ['dielectric mat', 'HH-ELE-C0-1003'],
  ['jigsaw tile', 'HH-INT-1212-18'],
  ['lawn mat', 'HH-GRS-1510-23'],
  ['custom logo', 'HH-LGO-RUB-9060'],
  ['parlor tile', 'HH-PAR-1010-23'],
  ['stabel mat', 'HH-STB-1812-17'],
  ['haemmered cubicle', 'HH-CUB-1812-24'],
  ['dormat', 'HH-DOR-6040-20'],
  ['interloking tile', 'HH-INT-1212-18'],
  ['weightlifing', 'HH-LFT-1812-17'],
  ['6x4 ft', 'HH-STB-64-19'],
  ['6 ft x 4 ft stable', 'HH-STB-1812-17'],
  ['18 x 30 inch', 'HH-DOR-7545-45'],
  ['17mm stable', 'HH-STB-1812-17'],
  ['1 m x 1 m gym', 'HH-GYM-1010-15'],
  ['half inch stable', 'HH-STB-1812-12'],
  ['1/2" stable', 'HH-STB-1812-12'],
  ['HH-STB-1812-17', 'HH-STB-1812-17'],
  ['stb1812', 'HH-STB-1812-12'],
  ['hhgym101015b', 'HH-GYM-1010-15B'],
  ['wel 15', 'HH-PRT-WEL-15'],
  ['gim tile', 'HH-GYM-1010-15'],
  ['stabel mtas', 'HH-STB-1812-17'],
  ['non slip', 'HH-INT-PAV-43'],
  ['gmy tlie', 'HH-GYM-1010-15'],
  ['under side', 'HH-INT-BOX-3636'],
]

/** The demo catalogue as a build would index it. */
export function demoEntries(): RankedDocument[] {
  return demoCatalogue.flatMap((main) =>
    main.subCategories.flatMap((sub) =>
      sub.mats.map((mat, position) => ({
        rank: mat.isNew === true ? -1 : position,
        document: placedDocument(
          {
            itemId: mat.itemID,
            code: mat.itemCode,
            name: mat.itemName,
            description: mat.itemDescription,
            brand: mat.brandName,
            pictureKey: '',
            subCategoryId: sub.categorySubID,
            price: centsFromDollars(mat.retailPrice),
            terms: ONE_BY_ONE,
            facts: itemFacts({ name: mat.itemName, description: mat.itemDescription }),
          },
          {
            mainCategory: main.categoryMainName,
            subCategory: sub.categorySubName,
            picture: '',
            second: '',
            family: [],
            row: 0,
            withProse: true,
          },
        ),
      })),
    ),
  )
}

/** The first five that the index finds, as a person would see them. */
export async function firstFive(index: SearchIndex, typed: string): Promise<SearchDocument[]> {
  const query = readSearchQuery(typed)
  await index.reach(query, { enough: 24, mostShards: 6 })
  const exact = index.glance(query)
  const hits = exact.length > 0 ? exact : index.glanceLoosely(query)
  return hits.slice(0, 5).map(({ document }) => document)
}
