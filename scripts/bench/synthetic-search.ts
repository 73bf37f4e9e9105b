import type { RankedDocument } from '#catalogue/search-index/catalogue-entry.ts'
import { placedDocument } from '#catalogue/search-index/catalogue-entry.ts'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'

const USES =
  'Stable,Dairy,Kennel,Gym,Studio,Entrance,Hotel,Workshop,Kitchen,Marine,Playground,Office,Clinic,Airport,School,Factory'.split(
    ',',
  )
const KINDS = 'mat,tile,roll,runner,matting,slab,paver,ramp,plate,panel,grid,pad'.split(',')
const TOPS =
  'hammered,diamond,studded,ribbed,pebble,coin,amoeba,checker,smooth,brushed,woven,looped,tufted,grooved,leather-grain,honeycomb'.split(
    ',',
  )
const MATERIALS =
  'Natural rubber,SBR rubber,Nitrile rubber,EPDM crumb,Coir pile,Coir and PVC,Polyurethane foam,Recycled crumb'.split(
    ',',
  )
const COLOURS = 'Black,Graphite,Natural,Charcoal,Terracotta,Husk green,Blue fleck,Grey fleck,Brick red,Sand'.split(',')
const SIDES = [300, 400, 450, 500, 600, 750, 900, 1000, 1200, 1220, 1500, 1520, 1700, 1830, 2000, 2440]
const THICKNESSES = [5, 6, 8, 10, 12, 14, 15, 17, 18, 20, 22, 23, 24, 30, 40, 45, 60]
const SYLLABLES =
  'ba,be,cor,dan,del,fen,gar,hal,il,jo,kin,lar,mer,nor,os,pel,quin,ras,sol,tam,ul,ver,wen,yar,zan'.split(',')

/** A catalogue that comes out the same every time, as search sees it. */
export function syntheticEntries(count: number): RankedDocument[] {
  return [...syntheticItems(count)].map(({ item, mainCategory, position, picture, isNew }, row) => ({
    rank: isNew ? -1 : position,
    document: placedDocument(
      { ...item, facts: itemFacts(item), terms: ONE_BY_ONE },
      { mainCategory, subCategory: item.subCategoryId, picture, second: '', family: [], row, withProse: false },
    ),
  }))
}

export interface SyntheticItem {
  item: Item
  mainCategory: string
  /** In its sub-category. */
  position: number
  /** The name of a small encoding. */
  picture: string
  isNew: boolean
}

/** Names from some thousand words, 192 sub-categories in 16 main categories, unique codes; the same every time. */
export function* syntheticItems(count: number): Generator<SyntheticItem> {
  const random = randomFrom(20_261_121)
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new RangeError('There is nothing to pick from.')
    return value
  }
  const series = Array.from({ length: 2_500 }, () => capital(pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES)))
  const positions = new Map<string, number>()
  for (let index = 0; index < count; index += 1) {
    const [use, kind, top, colour] = [pick(USES), pick(KINDS), pick(TOPS), pick(COLOURS)]
    const [length, width, thickness] = [pick(SIDES), pick(SIDES), pick(THICKNESSES)]
    const subCategory = `${use} ${kind}s`
    const position = positions.get(subCategory) ?? 0
    positions.set(subCategory, position + 1)
    const item = {
      itemId: String(index + 1).padStart(6, '0'),
      code: `HH-${use.slice(0, 3).toUpperCase()}-${String(length).slice(0, 2)}${String(width).slice(0, 2)}-${index.toString(36).toUpperCase()}`,
      name: `${pick(series)} ${top} ${use.toLowerCase()} ${kind}, ${colour.toLowerCase()}, ${thickness} mm`,
      description: [
        `Size: ${length} × ${width} mm`,
        `Thickness: ${thickness} mm`,
        `Material: ${pick(MATERIALS)}`,
        `Colour: ${colour}`,
      ].join('\n'),
      brand: pick(['Hoof & Husk', 'Herdsman', 'Husk & Home', 'Stablemaster', 'Ironfloor']),
      pictureKey: '',
      subCategoryId: subCategory,
      price: cents(500 + Math.floor(random() * 90_000)),
    }
    const picture = `${Array.from({ length: 20 }, () => Math.floor(random() * 16).toString(16)).join('')}-360`
    yield { item, mainCategory: `${use} range`, position, picture, isNew: index % 997 === 0 }
  }
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
