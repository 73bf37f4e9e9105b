import type { DemoMainCategory } from './demo-mat.ts'
import { matDescription } from './mat-description.ts'

export const entrance: DemoMainCategory = {
  categoryMainID: '02',
  categoryMainName: 'Entrance & Home',
  subCategories: [
    {
      categorySubID: '0201',
      categorySubName: 'Coir doormats',
      mats: [
        {
          itemID: '020101',
          itemCode: 'HH-DOR-6040-20',
          itemName: 'Natural coir doormat, PVC backed, 20 mm',
          itemDescription: matDescription(
            [
              'The doormat we make most of. Bleach-free coir tufted upright into a PVC backing that lies flat and does not creep on tiles or stone.',
              'The stiff pile scrapes and the spaces between the fibres hold the grit. Shake it out, beat it on the back, or vacuum. A new mat sheds for the first few weeks.',
            ],
            [
              'Size: 600 × 400 mm',
              'Thickness: 20 mm',
              'Weight: 1.9 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural',
              'Surface: Cut pile',
              'Use: Under cover',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 16.9,
          pictures: 3,
        },
        {
          itemID: '020102',
          itemCode: 'HH-DOR-7545-45',
          itemName: 'Hand-woven corridor mat, 45 mm',
          itemDescription: matDescription(
            [
              'Woven on a handloom in the old way, from two-ply coir yarn, with a braided edge that is sewn on by hand. No backing and no glue; it can be composted at the end.',
              'At 45 mm it belongs in a mat well or under a door with clearance to spare.',
            ],
            [
              'Size: 750 × 450 mm',
              'Thickness: 45 mm',
              'Weight: 4.1 kg',
              'Material: Coir pile on coir yarn, braided edge',
              'Colour: Natural',
              'Surface: Woven cut pile',
              'Use: Under cover',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 48.5,
          pictures: 2,
        },
        {
          itemID: '020103',
          itemCode: 'HH-DOR-7545-17S',
          itemName: 'Striped coir doormat, charcoal and natural',
          itemDescription: matDescription(
            [
              'Broad charcoal stripes dyed into the fibre before tufting, so the pattern goes down to the backing and does not walk off.',
              'Vacuum along the stripes. Keep it out of standing water; the dye is fast to rain but coir dries slowly.',
            ],
            [
              'Size: 750 × 450 mm',
              'Thickness: 17 mm',
              'Weight: 2.4 kg',
              'Material: Dyed coir pile, PVC backing',
              'Colour: Charcoal and natural',
              'Surface: Cut pile',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 27.5,
          isNew: true,
          pictures: 2,
        },
        {
          itemID: '020104',
          itemCode: 'HH-DOR-3018-HR',
          itemName: 'Half-round coir doormat',
          itemDescription: matDescription(
            [
              'The flat side sits against the step and the curve keeps the corners out of the way of the door. A dark border is inlaid, not printed.',
              'Cut from the same 18 mm pile as our rectangular mats.',
            ],
            [
              'Size: 30" x 18"',
              'Thickness: 18 mm',
              'Weight: 2.0 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural with dark brown border',
              'Surface: Cut pile',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 24.9,
          pictures: 1,
        },
        {
          itemID: '020105',
          itemCode: 'HH-DOR-1206-23',
          itemName: 'Double-door coir mat, green border',
          itemDescription: matDescription(
            [
              'A long mat for double doors, shop fronts and verandahs, with an inlaid border in bottle green.',
              'The heavy backing keeps the ends down. Larger sizes are made to order in two weeks.',
            ],
            [
              'Size: 1200 × 600 mm',
              'Thickness: 23 mm',
              'Weight: 6.2 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural with bottle green border',
              'Surface: Cut pile',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 58,
          pictures: 2,
        },
      ],
    },
    {
      categorySubID: '0202',
      categorySubName: 'Printed doormats',
      mats: [
        {
          itemID: '020201',
          itemCode: 'HH-PRT-WEL-15',
          itemName: 'Welcome doormat',
          itemDescription: matDescription(
            [
              'WELCOME in plain capitals, screen printed with a pigment that soaks 5 mm into the pile.',
              'Vacuum rather than scrub, and turn the mat end for end now and then so that it wears evenly.',
            ],
            [
              'Size: 700 × 400 mm',
              'Thickness: 15 mm',
              'Weight: 1.8 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural, black print',
              'Surface: Cut pile, screen printed',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 19.9,
          pictures: 2,
        },
        {
          itemID: '020202',
          itemCode: 'HH-PRT-BOOT-15',
          itemName: 'Wipe your boots doormat',
          itemDescription: matDescription(
            [
              'Three lines in capitals, for the back door, the tack room and the site office.',
              'The print is pigment, not paint; it fades slowly and does not crack.',
            ],
            [
              'Size: 750 × 450 mm',
              'Thickness: 15 mm',
              'Weight: 2.1 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural, black print',
              'Surface: Cut pile, screen printed',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 22.5,
          pictures: 2,
        },
        {
          itemID: '020203',
          itemCode: 'HH-PRT-SHOE-17',
          itemName: 'Horseshoe doormat',
          itemDescription: matDescription(
            [
              'A single horseshoe, open end up, printed in black on natural coir. It is the mat at our own office door.',
              'For minimum quantities of 50 we print your yard name below the shoe.',
            ],
            [
              'Size: 600 × 400 mm',
              'Thickness: 17 mm',
              'Weight: 1.7 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural, black print',
              'Surface: Cut pile, screen printed',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 21,
          pictures: 2,
        },
        {
          itemID: '020204',
          itemCode: 'HH-PRT-LEAF-15',
          itemName: 'Palm leaf doormat',
          itemDescription: matDescription(
            ['Two coconut fronds in husk green. Printed by hand with a single screen, so no two mats are quite alike.'],
            [
              'Size: 750 × 450 mm',
              'Thickness: 15 mm',
              'Weight: 2.1 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural, green print',
              'Surface: Cut pile, screen printed',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 22.5,
          pictures: 1,
        },
        {
          itemID: '020205',
          itemCode: 'HH-PRT-DIAM-15',
          itemName: 'Lattice doormat, black',
          itemDescription: matDescription(
            [
              'A diamond lattice over the whole mat. The pattern hides the track of feet better than any plain mat we make.',
              'Sold singly or in packs of ten for resale.',
            ],
            [
              'Size: 600 × 400 mm',
              'Thickness: 15 mm',
              'Weight: 1.5 kg',
              'Material: Coir pile, PVC backing',
              'Colour: Natural, black print',
              'Surface: Cut pile, screen printed',
              'Pack: 1 or 10',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 17.8,
          pictures: 1,
        },
        {
          itemID: '020206',
          itemCode: 'HH-PRT-HELLO-15',
          itemName: 'Hello doormat, white on charcoal',
          itemDescription: matDescription(
            [
              'Charcoal-dyed pile with "hello" left in white pigment. The dark ground suits a town doorstep, where soot shows more than mud.',
            ],
            [
              'Size: 700 × 400 mm',
              'Thickness: 15 mm',
              'Weight: 1.8 kg',
              'Material: Dyed coir pile, PVC backing',
              'Colour: Charcoal, white print',
              'Surface: Cut pile, screen printed',
            ],
          ),
          brandName: 'Husk & Home',
          retailPrice: 23.9,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0203',
      categorySubName: 'Rubber-coir mats',
      mats: [
        {
          itemID: '020301',
          itemCode: 'HH-RCM-7545-BDR',
          itemName: 'Coir mat in a moulded rubber border',
          itemDescription: matDescription(
            [
              'A coir field set into a moulded rubber frame. The frame holds the mat down in wind and keeps the fibre edge from fraying, so this one may lie outdoors.',
              'Water leaves by drain holes under the pile.',
            ],
            [
              'Size: 750 × 450 mm',
              'Thickness: 16 mm',
              'Weight: 4.4 kg',
              'Material: Coir pile, recycled rubber frame',
              'Colour: Natural and black',
              'Surface: Cut pile, ribbed border',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 34.5,
          pictures: 3,
        },
        {
          itemID: '020302',
          itemCode: 'HH-RCM-7545-PAN',
          itemName: 'Nine-panel rubber and coir mat',
          itemDescription: matDescription(
            [
              'Rubber bars divide the coir into nine panels: the bars take the boot, the coir takes the dirt. It wears longer in a busy doorway than a plain pile.',
            ],
            [
              'Size: 750 × 450 mm',
              'Thickness: 15 mm',
              'Weight: 4.8 kg',
              'Material: Coir pile, recycled rubber',
              'Colour: Natural and black',
              'Surface: Cut pile between rubber bars',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 32.9,
          pictures: 2,
        },
        {
          itemID: '020303',
          itemCode: 'HH-RCM-9060-DIA',
          itemName: 'Diamond-grid rubber and coir mat',
          itemDescription: matDescription(
            [
              'A diamond grid of rubber, flush with the pile. Heels and trolley wheels roll over it without sinking in.',
              'Hose it from the back and dry it standing.',
            ],
            [
              'Size: 900 × 600 mm',
              'Thickness: 15 mm',
              'Weight: 7.6 kg',
              'Material: Coir pile, recycled rubber',
              'Colour: Natural and black',
              'Surface: Cut pile in a rubber grid',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 49.9,
          isNew: true,
          pictures: 2,
        },
        {
          itemID: '020304',
          itemCode: 'HH-RCM-4570-HR',
          itemName: 'Half-round rubber and coir mat',
          itemDescription: matDescription(
            [
              'The farmhouse shape, with a fan of rubber ribs moulded through the coir. Heavy enough to stay put on a wet step.',
            ],
            [
              'Size: 700 × 450 mm',
              'Thickness: 15 mm',
              'Weight: 3.6 kg',
              'Material: Coir pile, recycled rubber',
              'Colour: Natural and black',
              'Surface: Cut pile, radiating ribs',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 29.9,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0204',
      categorySubName: 'Coir matting by the metre',
      mats: [
        {
          itemID: '020401',
          itemCode: 'HH-ROL-100-17',
          itemName: 'Coir entrance matting, 1 m wide, sold by the metre',
          itemDescription: matDescription(
            [
              'Tufted coir for mat wells in shops, schools and hotels. Cut to your length; the backing does not fray, so the edge needs no binding.',
              'The price is for one running metre. Order the length in whole metres, up to 12 m in one piece, and trim on site with a carpet knife from the back.',
            ],
            [
              'Width: 1 m',
              'Thickness: 17 mm',
              'Weight: 6.8 kg per metre',
              'Material: Coir pile, PVC backing',
              'Colour: Natural',
              'Surface: Cut pile',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 46,
          pictures: 2,
        },
        {
          itemID: '020402',
          itemCode: 'HH-ROL-200-23A',
          itemName: 'Coir matting roll, anthracite, 2 × 6 m',
          itemDescription: matDescription(
            [
              'A half roll of the heavy grade for large entrances, in a dyed anthracite that hides dry soil.',
              'Delivered on a core, wrapped, on a pallet. Let it lie flat for a day before cutting.',
            ],
            [
              'Size: 6000 × 2000 mm',
              'Thickness: 23 mm',
              'Weight: 108 kg',
              'Material: Dyed coir pile, PVC backing',
              'Colour: Anthracite',
              'Surface: Cut pile',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 689,
          pictures: 2,
        },
        {
          itemID: '020403',
          itemCode: 'HH-ROL-GEO-700',
          itemName: 'Woven coir netting, per metre',
          itemDescription: matDescription(
            [
              'An open net of coir yarn for banks, ditches and the run-off from yards. It holds seed and soil for three to five seasons and then rots to nothing.',
              'Two metres wide; pin at one metre centres and overlap joints by 150 mm. The price is for one running metre, from a full roll of 50 m.',
            ],
            ['Material: Coir yarn, 700 g/m²', 'Colour: Natural', 'Surface: Open weave', 'Minimum order: 10 m'],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 4.8,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0205',
      categorySubName: 'Boot scrapers',
      mats: [
        {
          itemID: '020501',
          itemCode: 'HH-SCR-6040-12',
          itemName: 'Pin-top boot scraper mat',
          itemDescription: matDescription(
            [
              'Thousands of short rubber pins, for clay and muck. Lay it outside, ahead of the coir.',
              'Knock it against a wall when dry, or hose it.',
            ],
            [
              'Size: 600 × 400 mm',
              'Thickness: 12 mm',
              'Weight: 2.6 kg',
              'Material: Recycled SBR rubber',
              'Colour: Black',
              'Surface: Rubber pins, plain border',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 18.6,
          pictures: 2,
        },
        {
          itemID: '020502',
          itemCode: 'HH-SCR-8050-HEX',
          itemName: 'Honeycomb scraper mat, 800 × 500 mm',
          itemDescription: matDescription(
            [
              'Open hexagons with sharp upper edges. Mud falls through and is swept up from below, so the mat never fills.',
            ],
            [
              'Size: 800 × 500 mm',
              'Thickness: 22 mm',
              'Weight: 4.7 kg',
              'Material: Natural and SBR rubber blend',
              'Colour: Black',
              'Surface: Open hexagon cells',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 26.4,
          pictures: 2,
        },
      ],
    },
  ],
}
