import { ways } from './said.ts'

/** What looks like a minimum or a step and is of something else; it takes nothing from one that is stated beside it. */
export const QUANTITY_ASIDES = ways(`
  prose | Overlap the joints by at least 150 mm.
  prose | An overlap of at least 150 mm keeps the wet out.
  prose | Use it down to a minimum temperature of −30 °C.
  prose | Minimum temperature −30 °C.
  prose | Pressed from 4 mm to 6 mm thick.
  prose | Discount from 10 pieces.
  prose | 5 % discount from 10 pieces on.
  prose | Free delivery from 5 mats.
  prose | From 4 pieces on we deliver free.
  prose | Buy 4 and pay for 3.
  prose | Buy ten or more and save 8 %.
  prose | Cheaper in multiples of 4.
  prose | Minimum order value $200.
  prose | The minimum order value is 200 dollars.
  prose | Orders under $100 carry a small-order fee.
  prose | Custom colours from 50 pieces.
  prose | Your own logo from 25 pieces on.
  prose | The mould charge is waived from 100 pieces.
  prose | Delivered from 2 working days on.
  prose | Let it lie flat for at least 24 hours.
  prose | At least four people are needed to carry it.
  prose | Lay it on at least two battens.
  prose | Leave at least 5 mm along the walls.
  prose | Keep a gap of min. 5 mm.
  prose | Bends round a radius of min. 2 m.
  prose | The floor needs a minimum fall of 1 in 80.
  prose | Lasts at least 10 years.
  prose | Suits herds from 40 cows on.
  prose | For children from 3 on.
  prose | In stock from March on.
  prose | Prices from $4.80.
  prose | Grooves in steps of 50 mm.
  prose | Widths in steps of 100 mm can be cut.
  prose | Bridges steps of 4 to 20 mm.
  prose | An even number of bolts holds best.
  prose | Lay it in rows of 4.
  prose | The pattern looks best in multiples of three.
  prose | Suits groups of 4 horses or more.
  prose | Four or more horses can stand on it.
  prose | A minimum of 60 Shore A is pressed into it.
  prose | Needs a minimum of care.
  prose | Minimum wear, maximum grip.
  line | Minimum temperature: −30 °C
  line | Min. temp: −30 °C
  line | Temperature: min. −30 °C
  line | Min. radius: 2 m
  line | Minimum overlap: 150 mm
  line | Overlap: at least 150 mm
  line | Minimum order value: $200
  line | Minimum fall: 1 in 80
  line | Min. thickness: 4 mm
  line | Minimum load: 5 kN
  line | Min. age: 3
  line | Discount: from 10 pieces
  line | Free delivery: from 5 mats
  line | Lead time: from 10 days
  line | Custom colours: from 50 pieces
  line | Logo: from 25 pieces
  line | Guarantee: minimum 5 years
  line | Pressed: from 4 mm to 6 mm thick
  line | Grooves: in steps of 50 mm
  line | Widths: in steps of 100 mm
  line | Order: by telephone or online
  line | Laying: at least 2 people
`)

/**
 * What is of the minimum itself and says none that binds this order: absurd, open, for others, for some, or denied.
 * "Wholesale" and "other sizes" name a number that a hasty reader takes for this item.
 */
export const QUANTITY_BLURS = ways(`
  prose | A minimum order may apply.
  prose | Minimum order may apply to some colours.
  prose | Minimum order on request.
  prose | MOQ on request.
  prose | MOQ to be agreed.
  prose | Minimum order 0.
  prose | Min 1000000.
  prose | Minimum order 1000000.
  prose | Minimum order −4.
  prose | No minimum order.
  prose | There is no minimum order; one is welcome.
  prose | The old minimum order of 10 no longer applies.
  prose | Minimum order 4 or 6, depending on the colour.
  prose | Minimum order 4 to 8.
  prose | Made to measure: minimum 3.
  prose | Other sizes: minimum order 20.
  prose | Printed ones: MOQ 50.
  prose | Wholesale customers: minimum order 100.
  prose | Export orders from one pallet only.
  prose | For resellers the minimum is 24 pieces.
  prose | Minimum order 5 from our western depot, 2 from all others.
  prose | Minimum order $200.
  prose | Minimum order charge $15.
  prose | Minimum order 1.000.
  prose | Is there a minimum order of 10? Ask us.
  prose | Mindestbestellmenge 10 Stück.
  prose | Mindestabnahme: 5 Meter.
  prose | Commande minimum : 10 pièces.
  prose | Vendu par multiples de 4.
  prose | In special colours sold in multiples of 4.
  prose | Sold in multiples of 4 or 6, depending on the size.
  prose | Sold in multiples of 0.
  line | Minimum order: on request
  line | Minimum order: $200
  line | Minimum order: USD 200
  line | Minimum order: 0
  line | MOQ: 1000000
  line | MOQ: TBC
  line | MOQ: n/a
  line | Minimum order: none
  line | Minimum order: 4–8
  line | Minimum order: 4 or 6
  line | Minimum order: −4
  line | Minimum order: ask us
  line | Minimum order: varies
  line | Minimum order: 2 weeks ahead
  line | Minimum order (custom): 50
  line | Minimum order (export): 1 pallet
  line | Made to measure: minimum 3
  line | Custom sizes: minimum 3
  line | Printed: MOQ 50
  line | Wholesale: minimum order 100
  line | Minimum: see price list
  line | Mindestmenge: 10 Stück
  line | Commande minimum: 10 pièces
  line | Order multiple: varies
  line | Order in: multiples of 4 or 6
`)
