import type { DemoMainCategory } from './demo-mat.ts'
import { matDescription } from './mat-description.ts'

export const industrial: DemoMainCategory = {
  categoryMainID: '05',
  categoryMainName: 'Industrial & Outdoor',
  subCategories: [
    {
      categorySubID: '0501',
      categorySubName: 'Electrical insulation matting',
      mats: [
        {
          itemID: '050101',
          itemCode: 'HH-ELE-C0-1003',
          itemName: 'Insulating mat, class 0, 1 × 1 m',
          itemDescription: matDescription(
            [
              'For the floor in front of low-voltage boards. Tested piece by piece to IEC 61111, class 0: for work on systems of up to 1,000 V AC.',
              'Each mat is marked with its class, batch and year, and comes with its test certificate.',
            ],
            [
              'Size: 1000 × 1000 mm',
              'Thickness: 3 mm',
              'Weight: 4.2 kg',
              'Material: Elastomer compound',
              'Class: 0 (IEC 61111)',
              'Proof test: 5 kV AC',
              'Colour: Grey',
              'Surface: Fine rib',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 46.8,
          pictures: 2,
        },
        {
          itemID: '050102',
          itemCode: 'HH-ELE-C2-ROLL',
          itemName: 'Insulating matting, class 2, sold by the metre',
          itemDescription: matDescription(
            [
              'One metre wide, cut to length for switch rooms. IEC 61111, class 2: for work on systems of up to 17,000 V AC.',
              'The price is for one running metre. Lengths of up to 10 m come in one piece, rolled on a core.',
            ],
            [
              'Width: 1 m',
              'Thickness: 3 mm',
              'Weight: 4.4 kg per metre',
              'Material: Elastomer compound',
              'Class: 2 (IEC 61111)',
              'Proof test: 20 kV AC',
              'Colour: Terracotta red',
              'Surface: Fine rib',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 68.5,
          pictures: 2,
        },
        {
          itemID: '050103',
          itemCode: 'HH-ELE-C4-2010',
          itemName: 'Insulating mat, class 4, 5 mm',
          itemDescription: matDescription(
            [
              'The heaviest class we make, for substations and test bays. IEC 61111, class 4: for work on systems of up to 36,000 V AC.',
              'Inspect before each use; a cut or embedded metal means the mat is withdrawn.',
            ],
            [
              'Size: 2000 × 1000 mm',
              'Thickness: 5 mm',
              'Weight: 14.6 kg',
              'Material: Elastomer compound',
              'Class: 4 (IEC 61111)',
              'Proof test: 40 kV AC',
              'Colour: Green',
              'Surface: Small diamond',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 238,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0502',
      categorySubName: 'Ring & drainage mats',
      mats: [
        {
          itemID: '050201',
          itemCode: 'HH-RNG-1510-16',
          itemName: 'Perforated ring mat, 16 mm',
          itemDescription: matDescription(
            [
              'The open mat for wet workplaces: bars, fish halls, machine shops. Drains through and stays soft.',
              'Rolls up for the pressure washer. General-purpose compound; choose the nitrile mat where there is oil.',
            ],
            [
              'Size: 1500 × 1000 mm',
              'Thickness: 16 mm',
              'Weight: 12 kg',
              'Material: Natural and SBR rubber blend',
              'Colour: Black',
              'Surface: Open ring',
              'Drainage: Full depth',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 42.5,
          pictures: 2,
        },
        {
          itemID: '050202',
          itemCode: 'HH-RNG-NBR-9090',
          itemName: 'Oil-resistant drainage mat, red nitrile',
          itemDescription: matDescription(
            [
              'Nitrile for kitchens, presses and lathes. Keeps its grip in animal fat and cutting oil, and the colour tells it apart from the general-purpose mats.',
            ],
            [
              'Size: 900 × 900 mm',
              'Thickness: 12 mm',
              'Weight: 7.1 kg',
              'Material: Nitrile rubber',
              'Hardness: 60 Shore A',
              'Colour: Terracotta red',
              'Surface: Perforated, raised rings',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 54.9,
          pictures: 2,
        },
        {
          itemID: '050203',
          itemCode: 'HH-RNG-CEL-1510',
          itemName: 'Hollow-cell entrance mat, 22 mm',
          itemDescription: matDescription(
            [
              'Deep hollow cells for mat wells and site entrances. Snow, sand and gravel drop out of the way of wheels.',
              'Can be cut to any outline along the cells.',
            ],
            [
              'Size: 1500 × 1000 mm',
              'Thickness: 22 mm',
              'Weight: 14.8 kg',
              'Material: Recycled SBR rubber',
              'Colour: Black',
              'Surface: Square hollow cells',
              'Drainage: Full depth',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 49.5,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0503',
      categorySubName: 'Ute & vehicle mats',
      mats: [
        {
          itemID: '050301',
          itemCode: 'HH-UTE-1815-08',
          itemName: 'Ute tray mat, wide rib',
          itemDescription: matDescription(
            [
              'Ribbed lengthways so that water runs to the tailgate and a load slides in but not about. Fits most dual-cab trays; trim with a knife.',
              'Smooth underside with small stand-offs, so the liner below stays dry.',
            ],
            [
              'Size: 1.83 m × 1.52 m',
              'Thickness: 8 mm',
              'Weight: 24 kg',
              'Material: SBR rubber',
              'Colour: Black',
              'Surface: Wide rib',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 129,
          pictures: 2,
        },
        {
          itemID: '050302',
          itemCode: 'HH-UTE-2415-08C',
          itemName: 'Truck bed mat, coin top, 8 mm',
          itemDescription: matDescription(
            [
              'A heavier sheet with raised coins, for trucks and trailers that carry machinery. Quiet, and hard to tear.',
            ],
            [
              'Size: 2440 × 1520 mm',
              'Thickness: 8 mm',
              'Weight: 37 kg',
              'Material: SBR rubber with fabric ply',
              'Hardness: 70 Shore A',
              'Colour: Black',
              'Surface: Coin top',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 158,
          isNew: true,
          pictures: 1,
        },
        {
          itemID: '050303',
          itemCode: 'HH-UTE-CHK-1512',
          itemName: 'Wheel-bay chequer mat',
          itemDescription: matDescription(
            ['Chequer-plate rubber for workshop bays, jacks and lift arms. Tools that fall on it do not bounce away.'],
            [
              'Size: 1500 × 1200 mm',
              'Thickness: 6 mm',
              'Weight: 14 kg',
              'Material: SBR/NBR rubber blend',
              'Colour: Graphite',
              'Surface: Chequer plate',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 74,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0504',
      categorySubName: 'Grass & playground',
      mats: [
        {
          itemID: '050401',
          itemCode: 'HH-GRS-1510-23',
          itemName: 'Grass mat, open rings, 23 mm',
          itemDescription: matDescription(
            [
              'Laid on the lawn, it disappears: the grass grows up through the rings and the rubber takes the wheels and the feet. For play areas, gateways and paths to the paddock.',
              'Joined with cable ties and pinned at the edge. Mow over it after six weeks.',
            ],
            [
              'Size: 1500 × 1000 mm',
              'Thickness: 23 mm',
              'Weight: 14 kg',
              'Material: Natural and SBR rubber blend',
              'Colour: Black',
              'Surface: Open ring',
              'Fall height: Up to 3.0 m on grass (EN 1177)',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 47.5,
          pictures: 2,
        },
        {
          itemID: '050402',
          itemCode: 'HH-GRS-PAV-5050',
          itemName: 'Rubber grass paver, 40 mm',
          itemDescription: matDescription(
            [
              "A square grid filled with soil and seed, or with gravel. Carries cars and the farrier's van on ground that would otherwise rut.",
              'Four to the square metre. Lugs on two sides lock the rows.',
            ],
            [
              'Size: 500 × 500 mm',
              'Thickness: 40 mm',
              'Weight: 5.2 kg',
              'Material: Recycled rubber crumb',
              'Colour: Dark green',
              'Surface: Open grid, 70 mm cells',
              'Load: 120 t/m² filled',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 14.2,
          isNew: true,
          pictures: 2,
        },
        {
          itemID: '050403',
          itemCode: 'HH-PLY-5050-40R',
          itemName: 'Playground tile, red, 40 mm',
          itemDescription: matDescription(
            [
              'Soft fall under swings and climbing frames. A bevelled edge on each tile gives a clear joint, and water drains away through and under it.',
              'Lay on concrete or compacted stone; dowels supplied.',
            ],
            [
              'Size: 500 × 500 mm',
              'Thickness: 40 mm',
              'Weight: 7.4 kg',
              'Material: Rubber crumb, polyurethane bound',
              'Colour: Brick red',
              'Surface: Coarse crumb, bevelled edge',
              'Fall height: 1.3 m (EN 1177)',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 16.8,
          pictures: 2,
        },
        {
          itemID: '050404',
          itemCode: 'HH-PLY-5050-40G',
          itemName: 'Playground tile, husk green, 40 mm',
          itemDescription: matDescription(
            [
              'The same soft-fall tile in a muted green, coloured right through. Sun fades it by about a shade in five years.',
            ],
            [
              'Size: 500 × 500 mm',
              'Thickness: 40 mm',
              'Weight: 7.4 kg',
              'Material: EPDM and rubber crumb, polyurethane bound',
              'Colour: Green',
              'Surface: Coarse crumb, bevelled edge',
              'Fall height: 1.3 m (EN 1177)',
            ],
          ),
          brandName: 'Hoof & Husk',
          retailPrice: 18.4,
          pictures: 1,
        },
      ],
    },
    {
      categorySubID: '0505',
      categorySubName: 'Marine & deck mats',
      mats: [],
    },
  ],
}
