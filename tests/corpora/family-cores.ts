import type { GoodsKind } from './goods.ts'

/** A mat that is made in several colours, sizes or thicknesses, and one beside it with another surface or shape. */
export interface Core {
  kind: GoodsKind
  name: string
  sister: string
}

/** Neighbours in this list share a sub-category, so that no two of them are alike. */
export const CORES: readonly Core[] = [
  { kind: 'mat', name: 'Hammered stable mat', sister: 'Diamond-top stable mat' },
  { kind: 'tile', name: 'Gym floor tile', sister: 'Interlocking gym floor tile' },
  { kind: 'mat', name: 'Ribbed trailer mat', sister: 'Chequer-plate trailer mat' },
  { kind: 'tile', name: 'Playground tile', sister: 'Playground corner tile' },
  { kind: 'mat', name: 'Pebble-top cubicle mat', sister: 'Waffle-top cubicle mat' },
  { kind: 'slab', name: 'Rubber crumb slab', sister: 'Rubber crumb kerb slab' },
  { kind: 'mat', name: 'Cut-pile coir doormat', sister: 'Loop-pile coir doormat' },
  { kind: 'sheet', name: 'Smooth rubber sheet', sister: 'Cloth-finish rubber sheet' },
  { kind: 'mat', name: 'Dome anti-fatigue mat', sister: 'Sponge anti-fatigue mat' },
  { kind: 'tile', name: 'Terrace tile', sister: 'Terrace edge tile' },
  { kind: 'mat', name: 'Open-ring entrance mat', sister: 'Closed entrance mat' },
  { kind: 'matting', name: 'Woven coir runner', sister: 'Tufted coir runner' },
  { kind: 'mat', name: 'Weight-lifting mat', sister: 'Deadlift mat' },
  { kind: 'slab', name: 'Yard slab', sister: 'Yard drain slab' },
  { kind: 'mat', name: 'Wash-bay mat', sister: 'Wash-bay ring mat' },
  { kind: 'matting', name: 'Fine-rib matting', sister: 'Broad-rib matting' },
  { kind: 'mat', name: 'Calf hutch mat', sister: 'Calf pen mat' },
  { kind: 'tile', name: 'Stable tile', sister: 'Bevelled stable tile' },
  { kind: 'mat', name: 'Pin-top scraper mat', sister: 'Honeycomb scraper mat' },
  { kind: 'sheet', name: 'Kick-board sheet', sister: 'Drilled kick-board sheet' },
  { kind: 'mat', name: 'Kitchen floor mat', sister: 'Perforated kitchen floor mat' },
  { kind: 'matting', name: 'Coin-top matting', sister: 'Chequer matting' },
]

export const PLAIN_COLOURS = [
  'black',
  'grey',
  'charcoal',
  'anthracite',
  'green',
  'dark green',
  'blue',
  'red',
  'brick red',
  'terracotta',
  'brown',
  'beige',
  'light grey',
  'yellow',
  'husk green',
  'bottle green',
]

/** Colours of several words, as they stand after a name. */
export const MIXED_COLOURS = [
  'black with blue fleck',
  'black with red fleck',
  'black with grey fleck',
  'blue fleck',
  'green fleck',
  'charcoal/grey',
  'black/yellow',
  'charcoal and natural',
  'black & white',
]

export const THICKNESSES = [6, 8, 10, 12, 15, 17, 20, 22, 25, 30, 40, 43]

/** In millimetres; each in whole feet, too. */
export const FLOOR_SIZES: readonly (readonly [number, number])[] = [
  [1830, 1220],
  [1220, 910],
  [910, 610],
  [1520, 910],
  [2440, 1220],
  [3050, 1220],
  [1830, 910],
]

export const WIDTHS = ['0.5 m wide', '1 m wide', '1.2 m wide', '1.5 m wide', '2 m wide', '1.83 m wide']

/** What is said of a whole family after what sets its members apart. */
export const TAILS = ['bevelled edges', 'grooved underside', 'for indoors', 'with 5-year guarantee', 'oil-resistant']

/** Names that are near a family and outside it. {core} is its name, {sister} one of another surface or shape. */
export const NEAR_MISSES: readonly (readonly string[])[] = [
  ['{sister}'],
  ['{core} for ponies'],
  ['{core} for goats and calves'],
  ['Heavy-duty {lower}'],
  ['Light {lower}', 'Heavy {lower}'],
  ['{core}, left', '{core}, right'],
  ['{core} left-hand', '{core} right-hand'],
  ['{core} with ramp'],
  ['{core} with drain holes'],
  ['{core} with logo'],
  ['{core}, EPDM', '{core}, nitrile'],
  ['{core}, class 0', '{core}, class 2'],
  ['{core} Mk II'],
  ['{core}, 2-ply', '{core}, 3-ply'],
  ['{core}, 55 Shore A', '{core}, 65 Shore A'],
  ['{core} seconds'],
  ['{core} sample'],
  ['{core} edge strip'],
]
