import type { DemoMainCategory } from './demo-mat.ts'
import { matDescription } from './mat-description.ts'

export const dairy: DemoMainCategory = {
  categoryMainID: '03',
  categoryMainName: 'Dairy & Livestock',
  subCategories: [
    {
      categorySubID: '0301',
      categorySubName: 'Cow cubicle mats',
      mats: [
        {
          itemID: '030101',
          itemCode: 'HH-CUB-1711-30',
          itemName: 'Cubicle mat, pebble top, 30 mm',
          itemDescription: matDescription(
            [
              'A one-piece bed for a single cubicle. The pebble top is soft to the hock and gives the cow a hold as she rises; the waffle underside yields under the knee.',
              'The rear edge slopes 3% to the passage so milk and urine do not lie. Fix at the front with two anchor bolts.',
              'Scrape daily and dust with lime or fine sawdust. Lime does not harden the rubber.',
            ],
            [
              'Size: 1700 × 1100 mm',
              'Thickness: 30 mm',
              'Weight: 47 kg',
              'Material: Natural and SBR rubber blend',
              'Hardness: 55 Shore A',
              'Colour: Black',
              'Surface: Pebble top, waffle underside',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 118,
          pictures: 3,
        },
        {
          itemID: '030102',
          itemCode: 'HH-CUB-1812-24',
          itemName: 'Cubicle mat, hammered top, 24 mm',
          itemDescription: matDescription(
            [
              'The economical bed for cubicles that keep sawdust or sand on top. Harder than the pebble mat, and easier to lift.',
              'Two fixings at the front; mats butt together from cubicle to cubicle.',
            ],
            [
              'Size: 1830 × 1220 mm',
              'Thickness: 24 mm',
              'Weight: 58 kg',
              'Material: Recycled SBR rubber',
              'Hardness: 65 Shore A',
              'Colour: Black',
              'Surface: Hammered top, studded underside',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 97,
          pictures: 2,
        },
        {
          itemID: '030103',
          itemCode: 'HH-CUB-LAT-60',
          itemName: 'Latex-core cow mattress, 60 mm',
          itemDescription: matDescription(
            [
              'A soft bed in three layers: a textured rubber cover, a 40 mm latex and crumb core, and a drained base. Cows lie longer on it than on any single mat.',
              'Each mattress is sealed, so milk cannot reach the core.',
            ],
            [
              'Size: 1800 × 1150 mm',
              'Thickness: 60 mm',
              'Weight: 61 kg',
              'Material: SBR rubber cover, latex and rubber crumb core',
              'Colour: Graphite',
              'Surface: Leather grain cover',
              'Minimum order: 4',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 189,
          isNew: true,
          pictures: 2,
        },
        {
          itemID: '030104',
          itemCode: 'HH-CUB-ROL-1800',
          itemName: 'Continuous cubicle roll, 1.83 m × 10 m',
          itemDescription: matDescription(
            [
              'One roll runs through eight cubicles without a joint for muck to work into. Laid over concrete or on the crumb mattress you have.',
              'Fixed along the front with a batten. Unrolls with two people and a tractor fork.',
            ],
            [
              'Length: 10 m',
              'Width: 1.83 m',
              'Thickness: 10 mm',
              'Weight: 210 kg',
              'Material: SBR rubber with fabric ply',
              'Colour: Black',
              'Surface: Fine rib',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 895,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0302',
      categorySubName: 'Parlour & walkway rubber',
      mats: [
        {
          itemID: '030201',
          itemCode: 'HH-PAR-1010-23',
          itemName: 'Milking parlour tile, brick relief, 23 mm',
          itemDescription: matDescription(
            [
              'For the cow standing. The brick relief drains along its joints to either side and a hoof always meets an edge.',
              'Tabs on four sides lock the floor. The compound withstands acid and alkaline parlour washes at up to 2% and hot water at 70 °C.',
            ],
            [
              'Size: 1000 × 1000 mm',
              'Thickness: 23 mm',
              'Weight: 25 kg',
              'Material: SBR/NBR rubber blend',
              'Hardness: 68 Shore A',
              'Colour: Black',
              'Surface: Brick relief, studded underside',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 72,
          pictures: 2,
        },
        {
          itemID: '030202',
          itemCode: 'HH-PAR-PIT-14',
          itemName: "Milker's pit mat",
          itemDescription: matDescription(
            [
              'Soft underfoot for the people in the pit. Drains through round holes, and the bevelled sides do not catch a boot or a hose.',
              'Lift it out by one end to wash the pit floor.',
            ],
            [
              'Size: 1500 × 900 mm',
              'Thickness: 14 mm',
              'Weight: 13.5 kg',
              'Material: Nitrile rubber',
              'Colour: Black',
              'Surface: Perforated, raised rings',
              'Drainage: Through 20 mm holes',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 69.5,
          pictures: 1,
        },
        {
          itemID: '030203',
          itemCode: 'HH-PAR-WLK-1224',
          itemName: 'Grooved walkway mat, 24 mm',
          itemDescription: matDescription(
            [
              'Long rubber for collecting yards and feed passages, grooved lengthways for the scraper and crossways for the hoof. Automatic scrapers run over it.',
              'Delivered in any length up to 30 m; the price is for one piece of the size below.',
            ],
            [
              'Size: 2400 × 1200 mm',
              'Thickness: 24 mm',
              'Weight: 76 kg',
              'Material: SBR rubber',
              'Hardness: 70 Shore A',
              'Colour: Black',
              'Surface: Crossed grooves at 50 mm',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 164,
          pictures: 2,
        },
      ],
    },
    {
      categorySubID: '0303',
      categorySubName: 'Calf, pig & kennel mats',
      mats: [
        {
          itemID: '030301',
          itemCode: 'HH-CLF-1508-18',
          itemName: 'Calf hutch mat',
          itemDescription: matDescription(
            [
              'Warm and dry under a young calf. Small round holes let liquid through to the slats or the gravel; the rest of the surface is smooth enough for a damp cloth.',
            ],
            [
              'Size: 1500 × 800 mm',
              'Thickness: 18 mm',
              'Weight: 20 kg',
              'Material: Natural and SBR rubber blend',
              'Hardness: 50 Shore A',
              'Colour: Black',
              'Surface: Fine grain with 12 mm drain holes',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 52.4,
          pictures: 2,
        },
        {
          itemID: '030302',
          itemCode: 'HH-PIG-1206-10',
          itemName: 'Farrowing mat, terracotta',
          itemDescription: matDescription(
            [
              'A soft mat for piglets under the lamp. The small diamonds save their knees and the clear colour shows soiling at a glance.',
              'Chew-resistant edges. Washes at 60 °C.',
            ],
            [
              'Size: 1200 × 600 mm',
              'Thickness: 10 mm',
              'Weight: 8.4 kg',
              'Material: EPDM rubber',
              'Hardness: 60 Shore A',
              'Colour: Terracotta',
              'Surface: Small diamond',
            ],
          ),
          brandName: 'Herdsman',
          retailPrice: 38.8,
          pictures: 1,
        },
        {
          itemID: '030303',
          itemCode: 'HH-KEN-1208-06',
          itemName: 'Kennel mat, fine rib',
          itemDescription: matDescription(
            [
              'Lengthways ribs 3 mm wide dry quickly and give a dog something to push against. For kennels, crates, vans and grooming tables.',
            ],
            [
              'Size: 1200 × 800 mm',
              'Thickness: 6 mm',
              'Weight: 7.6 kg',
              'Material: SBR rubber',
              'Colour: Graphite',
              'Surface: Fine rib',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 31.5,
          pictures: 1,
        },
      ],
    },
  ],
}
