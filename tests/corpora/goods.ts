export type GoodsKind = 'mat' | 'tile' | 'slab' | 'sheet' | 'matting'

export interface Goods {
  kind: GoodsKind
  name: string
}

/** What may be sold, one name of each: nothing in them says by what. */
export const GOODS: readonly Goods[] = [
  ...named('mat', [
    'Hammered-top stable mat',
    'Studded foaling-box mat',
    'Leather-grain stable mat',
    'Cubicle mat, pebble top',
    'Latex-core cow mattress',
    'Natural coir doormat',
    'Half-round coir doormat',
    'Pin-top boot scraper mat',
    'Bubble anti-fatigue mat',
    'Standing-desk mat',
    'Calf hutch mat',
    'Farrowing mat',
    'Ute tray mat, wide rib',
    'Perforated ring mat',
    'Drop pads',
    "Farrier's standing mat",
    'Weight-lifting mat, amoeba top',
    'Wash-bay mat, coin top',
  ]),
  ...named('tile', [
    'Interlocking stable tile',
    'Gym tile, fine crumb',
    'Impact tile, medium crumb',
    'Playground tile',
    'Milking parlour tile, brick relief',
    'Dog-bone walkway paver',
    'Rubber grass paver',
    'Terrace tile, open crumb',
    'Interlocking box floor, studded',
    'Pool surround tile',
    'Hexagon walkway tile',
    'Balcony tile, dimpled',
    'Parkour landing tile',
    'Carwash grid tile',
  ]),
  ...named('slab', [
    'Crumb stable slab',
    'Fall-protection slab',
    'Yard slab, bevelled',
    'Ballast slab',
    'Roof walkway slab',
    'Kerb slab, rounded',
    'Manhole surround slab',
    'Horse-walker slab',
    'Bus-stop slab',
    'Tree-pit slab',
    'Fire-pit slab',
  ]),
  ...named('sheet', [
    'Kicking board',
    'Wall sheet, cloth finish',
    'Insertion rubber sheet',
    'Nitrile sheet',
    'Acoustic underlay sheet',
    'Gasket sheet, EPDM',
    'Skirting sheet',
    'Shot-blast curtain sheet',
  ]),
  ...named('matting', [
    'Coir entrance matting',
    'Woven coir netting',
    'Insulating matting, class 2',
    'Ribbed runner',
    'Cow passage matting, grooved',
    'Gym flooring, 6 mm',
    'Fluted switchboard matting',
    'Wheelhouse matting, coin top',
    'Dock ramp matting',
    'Snow path matting',
    'Studded aisle matting',
    'Jute-backed stair runner',
    'Pond bank netting',
    'Conveyor rubber',
  ]),
]

/** Names with a word that is a unit elsewhere. */
export const TEMPTING_GOODS: readonly Goods[] = [
  ...named('mat', [
    'Two-horse float floor mat, one piece',
    'Roll-up exercise mat',
    'Box-stall mat, two-piece look',
    'Roll-cage mat',
    'Nine-panel rubber and coir mat',
    'Set-in border doormat',
    'Pallet-jack bay mat',
    'Carton-packing bench mat',
    'Kit-room floor mat',
    'Tile-effect doormat',
    'Sheet-metal shop mat',
    'Paired-horse walker mat',
    'Metre-square hall mat',
    'Pack-horse trailer mat',
  ]),
]

function named(kind: GoodsKind, names: readonly string[]): Goods[] {
  return names.map((name) => ({ kind, name }))
}

export const SIZES: Readonly<Record<GoodsKind, readonly string[]>> = {
  mat: ['1830 × 1220 mm', '900 × 600 mm', '6 ft x 4 ft', '1.8 × 1.2 m', '750 × 450 mm'],
  tile: ['1000 × 1000 mm', '500 × 500 mm', '1200 × 1200 mm', '600 × 600 mm'],
  slab: ['1000 × 1000 mm', '1000 × 500 mm'],
  sheet: ['1830 × 1220 mm', '2400 × 1200 mm', '1000 × 1000 mm'],
  matting: ['1 m wide', '1.2 m wide, cut to length', '2 m wide'],
}

export const COLOURS = ['black', 'grey', 'charcoal', 'natural', 'terracotta', 'graphite', 'brick red']

/** Sentences about anything but the terms of sale. */
export const PLAIN_PROSE = [
  'Laid dry on a level floor it stays where it is put.',
  'The compound resists urine, hoof oil and the usual disinfectants.',
  'Trim it with a sharp knife and a straight edge.',
  'It dries quickly and does not smell after the first week.',
  'The underside is grooved, so that wet finds its way to the drain.',
  'For busy doorways, workshops and passages.',
  'A closed surface that mops clean.',
  'Made in our own works from recycled rubber.',
  'The colour goes all the way through and does not wear off.',
  'Horses, cows and forklifts have walked on it for years.',
  'Soft underfoot, firm under a wheel.',
  'It takes the noise out of a hard floor.',
  'Frost and sun leave it as it is.',
  'A good floor for a small price.',
]

export const PLAIN_LINES = [
  'Material: Recycled SBR rubber',
  'Hardness: 65 Shore A',
  'Surface: Hammered top, grooved underside',
  'Drainage: Below, along grooves 5 mm deep',
  'Care: Sweep daily, hose when needed',
  'Use: Indoors and outdoors',
  'Thickness: 17 mm',
  'Density: 950 kg/m³',
  'Origin: Sri Lanka',
]

export const BRANDS = ['Stablemaster', 'Herdsman', 'Ironfloor', 'Hoof & Husk', 'Husk & Home']
