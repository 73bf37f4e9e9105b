import type { ReadUnit } from './item-texts.ts'

/** One sub-category of one brand, by hand: each list is a family, and those alone have no relatives. */
export interface WrittenCluster {
  families: readonly (readonly string[])[]
  alone: readonly string[]
  /** Alone too, since another count in a pack is no colour, size or thickness; with what their names say. */
  packs?: readonly (readonly [name: string, unit: ReadUnit])[]
}

/**
 * Close choices: borders of another colour, diameters and lengths are one family, "small" to "large" too where all three
 * are there. Mats for floats, wells or loads of another size are left out: their size is that of something else.
 */
export const WRITTEN_CLUSTERS: readonly WrittenCluster[] = [
  {
    families: [['Gym tile, black, 15 mm', 'Gym tile, blue fleck, 15 mm', 'Gym tile, grey fleck, 20 mm']],
    alone: [
      'Impact tile, 30 mm, 500 × 500 mm',
      'Interlocking gym tile, speckled, 10 mm',
      'Gym tile ramp, black, 15 mm',
    ],
  },
  {
    families: [
      ['Playground tile, red, 40 mm', 'Playground tile, husk green, 40 mm'],
      ['Playground kerb, red', 'Playground kerb, green'],
    ],
    alone: ['Playground tile with hopscotch, red, 40 mm'],
  },
  {
    families: [['Palm leaf doormat, small', 'Palm leaf doormat, medium', 'Palm leaf doormat, large']],
    alone: ['Horseshoe doormat', 'Welcome doormat', 'Hello doormat', 'Half-round palm leaf doormat, small'],
  },
  {
    families: [['Coir mat, green border', 'Coir mat, red border', 'Coir mat, dark brown border']],
    alone: ['Coir mat, inlaid border', 'Coir mat, moulded border', 'Coir mat in a rubber border'],
  },
  {
    families: [
      ['Coir matting, 1 m wide', 'Coir matting, 2 m wide', 'Coir matting, anthracite, 2 m wide'],
      ['Coir netting, 400 g/m², 1 m wide', 'Coir netting, 400 g/m², 2 m wide'],
    ],
    alone: ['Coir netting, 700 g/m², 2 m wide', 'Coir felt, 1 m wide'],
  },
  {
    families: [['Round rubber mat, Ø 600 mm', 'Round rubber mat, Ø 900 mm', 'Round rubber mat, Ø 1.2 m']],
    alone: ['Half-round rubber mat, Ø 600 mm', 'Oval rubber mat, 900 × 600 mm'],
  },
  {
    families: [
      ['Insulating mat, class 0, 1 × 1 m', 'Insulating mat, class 0, 2 × 1 m'],
      ['Insulating mat, class 2, 1 × 1 m', 'Insulating mat, class 2, 2 × 1 m'],
    ],
    alone: ['Insulating mat, class 4, 1 × 1 m', 'Insulating blanket, class 2, 1 × 1 m'],
  },
  {
    families: [],
    alone: [
      'Blackwood stable mat',
      'Greenfield stable mat',
      'Redgate stable mat',
      'Whitehall stable mat',
      'Silverstone paddock mat',
    ],
  },
  {
    families: [],
    alone: [
      'Red Barn doormat',
      'Green Valley doormat',
      'Blue Gate doormat',
      'Brown Hare doormat',
      'Black Sheep doormat',
    ],
  },
  {
    families: [
      ['Bumper strip, 5 m', 'Bumper strip, 10 m'],
      ['Edge strip 20 mm black', 'Edge strip 20 mm yellow'],
    ],
    alone: ['Bumper corner, 5 mm', 'Edge strip corner 20 mm black'],
  },
  {
    families: [['Cow mattress, 40 mm', 'Cow mattress, 60 mm']],
    alone: ['Cow mattress with latex core, 60 mm', 'Cow mattress cover, 6 mm', 'Calf mattress, 40 mm'],
  },
  {
    families: [],
    alone: ['Fall-protection slab, 800 kg/m³', 'Fall-protection slab, 950 kg/m³', 'Ramp, left', 'Ramp, right'],
  },
  {
    families: [
      ['RUBBER SHEET 3MM BLACK', 'RUBBER SHEET 5MM BLACK', 'Rubber sheet 6 mm black', 'Rubber sheet, 6 mm, red'],
    ],
    alone: ['RUBBER SHEET NITRILE 3MM BLACK', 'RUBBER SHEET RIBBED 3MM BLACK'],
  },
  {
    families: [['Striped runner charcoal/grey', 'Striped runner charcoal/red', 'Striped runner blue/white']],
    alone: ['Plain runner charcoal', 'Striped stair pad charcoal/grey'],
  },
  {
    families: [
      ["Barn mat 6' x 4'", "Barn mat 4' x 3'", 'Barn mat 1.83 × 1.22 m, green', 'Barn mat 1.83 × 1.22 m, 22 mm'],
    ],
    alone: ["Barn gate mat 6' x 4'", "Barn mat interlocking 6' x 4'"],
  },
  {
    families: [],
    alone: ['Drop pad with handle', 'Drop pads'],
    packs: [
      ['Drop pads, pair', { of: 'pack', noun: 'pair', pieces: 2 }],
      ['Drop pads, set of 4', { of: 'pack', noun: 'set', pieces: 4 }],
      ['Lifting pads, pack of 2', { of: 'pack', noun: 'pack', pieces: 2 }],
      ['Lifting pads, pack of 4', { of: 'pack', noun: 'pack', pieces: 4 }],
    ],
  },
]
