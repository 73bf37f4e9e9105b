import type { DemoMainCategory } from './demo-mat.ts'
import { matDescription } from './mat-description.ts'

export const gym: DemoMainCategory = {
  categoryMainID: '04',
  categoryMainName: 'Gym & Commercial',
  subCategories: [
    {
      categorySubID: '0401',
      categorySubName: 'Gym tiles',
      mats: [
        {
          itemID: '040101',
          itemCode: 'HH-GYM-1010-15',
          itemName: 'Gym tile, black, 15 mm',
          itemDescription: matDescription(
            [
              'The general floor for machines and mat work. A closed, fine crumb that mops clean and does not mark the sole.',
              'Square cut to 1 mm; lay loose in a full room, or on tape along open edges.',
            ],
            [
              'Size: 1000 × 1000 mm',
              'Thickness: 15 mm',
              'Weight: 14 kg',
              'Material: Rubber crumb, polyurethane bound',
              'Density: 950 kg/m³',
              'Colour: Black',
              'Surface: Fine closed crumb',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 29.5,
          pictures: 2,
        },
        {
          itemID: '040102',
          itemCode: 'HH-GYM-1010-15B',
          itemName: 'Gym tile, blue fleck, 15 mm',
          itemDescription: matDescription(
            [
              'The 15 mm tile with 15% blue EPDM through the top layer. The fleck hides chalk and lint between cleans.',
              'Mixes with the plain black tile: same press, same size, same height.',
            ],
            [
              'Size: 1000 × 1000 mm',
              'Thickness: 15 mm',
              'Weight: 14 kg',
              'Material: Rubber crumb with EPDM, polyurethane bound',
              'Density: 970 kg/m³',
              'Colour: Black with blue fleck',
              'Surface: Fine closed crumb',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 34.5,
          pictures: 2,
        },
        {
          itemID: '040103',
          itemCode: 'HH-GYM-1010-20G',
          itemName: 'Gym tile, grey fleck, 20 mm',
          itemDescription: matDescription(
            [
              'For free weights up to 30 kg. The lower 14 mm is a coarser crumb that takes the shock; the top is fine and dense.',
            ],
            [
              'Size: 1000 × 1000 mm',
              'Thickness: 20 mm',
              'Weight: 19 kg',
              'Material: Rubber crumb with EPDM, polyurethane bound',
              'Density: 960 kg/m³',
              'Colour: Black with grey fleck',
              'Surface: Fine closed crumb',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 42.9,
          pictures: 2,
        },
        {
          itemID: '040104',
          itemCode: 'HH-GYM-5050-30',
          itemName: 'Impact tile, 30 mm, 500 × 500 mm',
          itemDescription: matDescription(
            [
              'A small, thick tile for the dumb-bell rack and the drop zone. Feet moulded underneath carry cables and let air through.',
              'Pinned together with four hidden dowels a side, supplied.',
            ],
            [
              'Size: 500 × 500 mm',
              'Thickness: 30 mm',
              'Weight: 7 kg',
              'Material: Rubber crumb, polyurethane bound',
              'Colour: Black with red fleck',
              'Surface: Medium crumb, bevelled edge',
              'Pack: 4',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 18.9,
          isNew: true,
          pictures: 2,
        },
        {
          itemID: '040105',
          itemCode: 'HH-GYM-INT-10',
          itemName: 'Interlocking gym tile, speckled, 10 mm',
          itemDescription: matDescription(
            [
              'A home-gym floor that goes down in an evening. Jigsaw edges on four sides; matching straight edge and corner pieces are sold with it.',
              'Lies on concrete, timber or carpet.',
            ],
            [
              'Size: 600 × 600 mm',
              'Thickness: 10 mm',
              'Weight: 3.5 kg',
              'Material: Rubber crumb with EPDM, polyurethane bound',
              'Colour: Black with white and grey fleck',
              'Surface: Fine closed crumb',
              'Pack: 6 (2.16 m²)',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 13.6,
          pictures: 2,
        },
      ],
    },
    {
      categorySubID: '0402',
      categorySubName: 'Weight-lifting mats & platforms',
      mats: [
        {
          itemID: '040201',
          itemCode: 'HH-LFT-PLT-2420',
          itemName: 'Deadlift platform, oak and rubber',
          itemDescription: matDescription(
            [
              'A full-size platform: a hardwood centre to stand on and a 40 mm rubber landing at each side, in a powder-coated steel frame.',
              'Bolts together from six parts with one key. The rubber lifts out and turns over when it is worn.',
            ],
            [
              'Size: 2440 × 2000 mm',
              'Thickness: 40 mm',
              'Weight: 168 kg',
              'Material: Rubber crumb landings, oak-faced plywood, steel frame',
              'Colour: Black, natural oak',
              'Surface: Fine closed crumb, matt lacquer',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 849,
          pictures: 2,
        },
        {
          itemID: '040202',
          itemCode: 'HH-LFT-1812-17',
          itemName: 'Weight-lifting mat, amoeba top, 17 mm',
          itemDescription: matDescription(
            [
              'A dense vulcanised mat, heavier than bound crumb of the same thickness, that does not smell after the first week. The amoeba relief is 1 mm deep and gives grip to a bare foot.',
            ],
            [
              'Size: 1830 × 1220 mm',
              'Thickness: 17 mm',
              'Weight: 44 kg',
              'Material: Vulcanised SBR rubber',
              'Hardness: 68 Shore A',
              'Colour: Black',
              'Surface: Amoeba relief, cloth-finish underside',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 112,
          pictures: 2,
        },
        {
          itemID: '040203',
          itemCode: 'HH-LFT-DRP-7560',
          itemName: 'Drop pads, pair, 75 mm',
          itemDescription: matDescription(
            [
              'Two thick pads for lifting at home, under the plates of a bar. They take the noise out of a drop more than the force; put them on a floor that can bear it.',
            ],
            [
              'Size: 750 × 600 mm each',
              'Thickness: 75 mm',
              'Weight: 30 kg each',
              'Material: Rubber crumb, polyurethane bound',
              'Colour: Black with yellow fleck',
              'Surface: Medium crumb',
              'Pack: 2',
            ],
          ),
          brandName: 'Ironfloor',
          retailPrice: 148,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0403',
      categorySubName: 'Anti-fatigue mats',
      mats: [
        {
          itemID: '040301',
          itemCode: 'HH-AFM-9060-14',
          itemName: 'Bubble anti-fatigue mat',
          itemDescription: matDescription(
            [
              'Rubber domes 30 mm across give under the heel and push back under the toe. For benches, tills and packing lines where people stand for a whole shift.',
              'Bevelled on four sides; trolleys roll over it.',
            ],
            [
              'Size: 900 × 600 mm',
              'Thickness: 14 mm',
              'Weight: 4.6 kg',
              'Material: Natural rubber blend',
              'Hardness: 45 Shore A',
              'Colour: Black',
              'Surface: Domes, bevelled edge',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 44.9,
          pictures: 2,
        },
        {
          itemID: '040302',
          itemCode: 'HH-AFM-1590-DP',
          itemName: 'Diamond-plate anti-fatigue mat, yellow border',
          itemDescription: matDescription(
            [
              'Diamond plate over a closed-cell sponge. The yellow border marks the step for anyone crossing the aisle.',
              'Dry areas only; wipe with a neutral cleaner.',
            ],
            [
              'Size: 1500 × 900 mm',
              'Thickness: 15 mm',
              'Weight: 6.9 kg',
              'Material: NBR/PVC sponge, vinyl wear layer',
              'Colour: Black with yellow border',
              'Surface: Diamond plate',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 96,
          isNew: true,
          pictures: 2,
        },
        {
          itemID: '040303',
          itemCode: 'HH-AFM-KIT-7550',
          itemName: 'Standing-desk mat, charcoal',
          itemDescription: matDescription(
            [
              'A quiet mat for the desk and the kitchen. Dense natural rubber, cloth-grained on top, with a long bevel that a chair can climb.',
            ],
            [
              'Size: 750 × 500 mm',
              'Thickness: 18 mm',
              'Weight: 5.1 kg',
              'Material: Natural rubber',
              'Hardness: 40 Shore A',
              'Colour: Charcoal',
              'Surface: Cloth grain, bevelled edge',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 57.5,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0404',
      categorySubName: 'Logo mats',
      mats: [
        {
          itemID: '040401',
          itemCode: 'HH-LGO-COIR-IN',
          itemName: 'Inlaid coir logo mat, made to order',
          itemDescription: matDescription(
            [
              'Your mark cut from dyed coir and set into the field, full depth, so it lasts as long as the mat. Up to three colours.',
              'Send artwork as a vector file. We answer with a drawing to approve; weaving takes ten working days. The price is for the size below; other sizes are quoted.',
            ],
            [
              'Size: 1200 × 800 mm',
              'Thickness: 23 mm',
              'Weight: 8.1 kg',
              'Material: Dyed coir pile, PVC backing',
              'Colour: Natural and up to two others',
              'Surface: Cut pile, inlaid',
              'Minimum order: 1',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 186,
          pictures: 2,
        },
        {
          itemID: '040402',
          itemCode: 'HH-LGO-RUB-9060',
          itemName: 'Moulded rubber logo mat',
          itemDescription: matDescription(
            [
              'Your mark stands 2 mm proud in the rubber itself. For dealerships, feed merchants and clubs that want something a hose can clean.',
              'One mould charge on the first order; the tool is kept for five years.',
            ],
            [
              'Size: 900 × 600 mm',
              'Thickness: 9 mm',
              'Weight: 6.2 kg',
              'Material: Natural and SBR rubber blend',
              'Colour: Black',
              'Surface: Raised mark on a fine stud ground',
              'Minimum order: 50',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 39.9,
          pictures: 2,
        },
      ],
    },
  ],
}
