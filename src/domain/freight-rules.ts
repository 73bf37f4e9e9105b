/**
 * Rules of thumb for how mats travel: every number of the estimate, and where it comes from. A maker who packs otherwise
 * changes them here. Lengths in millimetres, weights in grams.
 */

/**
 * The EUR-pallet: EN 13698-1 and UIC 435-2, EPAL 1; 1,500 kg where the load lies evenly, as mats do. The load is stacked
 * a metre high, the usual limit of a carrier's shelf. What is larger lies on a pallet made to its size.
 */
export const PALLET = { lengthMm: 1200, widthMm: 800, boardsMm: 144, mostGrams: 1_500_000, mostHeightMm: 1000 } as const

/** Two stand on a pallet (module of ISO 3394), and one person lifts one (HSE INDG143: 25 kg close to the body). */
export const CARTON = { lengthMm: 800, widthMm: 600, mostHeightMm: 400, mostGrams: 25_000 } as const

/** More than these are put on a pallet. */
export const MOST_LOOSE_CARTONS = 4

/** A tube of three inches, as web goods are wound on; thicker rolls get through no door flat on a truck. */
export const ROLL = { coreMm: 76, mostDiameterMm: 600 } as const

/**
 * Pieces that are longer are rolled where they are thin enough to be, and lie flat where not. What is wider as well comes
 * in parts, whatever its size says, and of those nothing is known.
 */
export const ROLLED = { longerThanMm: 2000, widestMm: 2000, thickestMm: 23 } as const

/**
 * What one person carries, and two: HSE L23 gives 25 kg, and two thirds of the sum for a team of two. Flat pieces that
 * weigh no more together are one bundle and need no pallet.
 */
export const CARRIED = { byOneGrams: 25_000, byTwoGrams: 33_000 } as const

/**
 * Least inner measures by ISO 668 and ISO 1496-1 (types 1CC and 1AA), and what is left for the load of 30,480 kg when
 * the usual box is taken off (2,300 and 3,750 kg). Roads of many countries allow less.
 */
export const CONTAINERS = [
  { feet: 20, lengthMm: 5867, widthMm: 2330, heightMm: 2350, mostGrams: 28_180_000 },
  { feet: 40, lengthMm: 11_998, widthMm: 2330, heightMm: 2350, mostGrams: 26_730_000 },
] as const

export type FreightContainer = (typeof CONTAINERS)[number]

/** Mats bear one another: pallets stand two high where they fit. */
export const MOST_TIERS = 2

/** Of the room for what stands loose, this part is filled in practice. */
export const LOOSE_FILL = 0.8
