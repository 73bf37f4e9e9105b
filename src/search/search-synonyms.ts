import { searchTerms } from './search-terms.ts'

/**
 * Words that the trade uses for one another. A word may stand in several groups: a stall is a cubicle to a dairy and
 * a box to a stable.
 */
const GROUPS = [
  'coir, coco, coconut, cocofibre',
  'doormat, entrance, entry, foyer, threshold',
  'gym, fitness, workout, crossfit, exercise',
  'weightlifting, lifting, deadlift, barbell, dumbbell',
  'horse, equine, equestrian, pony, stable, box, loosebox, stall',
  'cow, cattle, dairy, bovine, livestock',
  'cubicle, stall, freestall',
  'antifatigue, standing, ergonomic, comfort',
  'trailer, float, horsebox, lorry',
  'ute, pickup, truck, van',
  'mat, matting, rug, flooring',
  'scraper, brush, scrape',
  'interlocking, jigsaw, puzzle, interlock',
  'kennel, dog, puppy',
  'pig, sow, swine, farrowing, piglet',
  'calf, calves, hutch',
  'parlour, parlor, milking',
  'grey, gray, anthracite, charcoal, graphite',
  'green, husk',
  'colour, color',
  'metre, meter',
  'fibre, fiber',
  'moulded, molded',
  'insulating, electrical, dielectric, switchboard, insulation',
  'drainage, drain, perforated, holes, ring',
  'nitrile, nbr, oil',
  'recycled, crumb',
  'playground, softfall, play, swing',
  'grass, turf, lawn',
  'paver, paving, slab, brick',
  'tile, square, slab',
  'logo, custom, branded, personalised, personalized',
  'wash, washbay, grooming, shower',
  'farrier, hoof, shoeing',
  'mattress, bed, bedding',
  'walkway, passage, aisle, corridor, path',
  'kitchen, bar',
  'garage, workshop',
  'wall, kicking, kickboard',
  'nonslip, antislip, slipproof, grip, slipping',
]

/** Things written in two words by some and in one by others. */
const COMPOUNDS = [
  'anti fatigue',
  'anti slip',
  'coco fibre',
  'cross fit',
  'door mat',
  'free stall',
  'horse box',
  'kick board',
  'loose box',
  'non slip',
  'pick up',
  'slip proof',
  'soft fall',
  'wash bay',
  'weight lifting',
]

const groups = GROUPS.map((group) => searchTerms(group))
const compounds = new Map(
  COMPOUNDS.map((compound) => [searchTerms(compound).join(' '), searchTerms(compound).join('')]),
)

/** What else a term may be called, the nearest first; none for most terms. */
export function synonymsOf(term: string): string[] {
  return others(term, (word) => word === term)
}

/** The same for the beginning of a word, as `cocon` begins coconut. */
export function synonymsOfBeginning(beginning: string): string[] {
  return beginning.length < 3 ? [] : others(beginning, (word) => word.startsWith(beginning))
}

/** The one-word form of two words that follow each other, as `doormat` of `door mat`. */
export function compoundOf(first: string, second: string): string | undefined {
  return compounds.get(`${first} ${second}`)
}

/** Every word that has a synonym. */
export function wordsWithSynonyms(): string[] {
  return [...new Set(groups.flat())]
}

function others(term: string, matches: (word: string) => boolean): string[] {
  return [...new Set(groups.filter((group) => group.some(matches)).flat())].filter((word) => word !== term)
}
