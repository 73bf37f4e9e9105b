import { ways } from './said.ts'

/**
 * Sentences that look like a unit of sale and speak of something else: weight, work, freight, stock, other goods.
 * They take nothing from a unit that is stated beside them.
 */
export const UNIT_ASIDES = ways(`
  prose | It rolls up for two people to carry in.
  prose | Lengths of up to 10 m come in one piece.
  prose | One person lays 40 m² a morning.
  prose | One person lays 40 m² in a morning.
  prose | Two people lay 12 metres each hour.
  prose | It weighs 1.4 kg per metre.
  prose | It bears 2 bar per square metre.
  prose | Each one is marked with its batch and year.
  prose | Each is pressed in one piece.
  prose | Each piece is numbered on its underside.
  prose | Suits groups of 4 horses.
  prose | Made for a set of four stalls side by side.
  prose | Delivered in 5 m lengths.
  prose | Delivered rolled on a core, wrapped, on a pallet.
  prose | Have a pair of gloves ready.
  prose | Two people and a pair of mat grips are needed to lay it.
  prose | For a loose box of 12 m² or more.
  prose | Fits a box of 3.6 × 3.6 m without cutting.
  prose | A roll of tape is all that the joints need.
  prose | Samples: pack of 3 on request.
  prose | Ask for samples, a set of five in a box.
  prose | Edging strips are sold by the metre.
  prose | Connectors are sold in packs of 10.
  prose | The joints take connectors, sold in fours.
  prose | Matching ramps come as a set of two.
  prose | Screws come in a box of 100.
  prose | Adhesive goes on at 1 kg per m².
  prose | Fix with four bolts per metre.
  prose | Cutting is charged at $5 per metre of cut.
  prose | Laying is quoted per square metre.
  prose | Freight is worked out per pallet.
  prose | Freight is charged per carton.
  prose | Ships on a pallet of 40.
  prose | By sea it travels as a pallet of 40.
  prose | That makes about $24 per square metre of floor.
  prose | Hose it once a month, ten minutes each.
  prose | 10 pieces in stock.
  prose | Only 3 rolls left in stock.
  prose | Tested piece by piece to IEC 61111.
  prose | The pattern repeats every metre.
  prose | Drains 2 litres per metre a minute.
  prose | Saves 3 kg per mat against solid rubber.
  prose | Our people press 200 pieces per day.
  prose | Use with the wall kit, four sheets and a pair of corners.
  prose | Set each edge down slowly.
  prose | The grain runs by the metre mark on the back.
  prose | One carton weighs 21 kg.
  prose | Box it in with a batten on each side.
  prose | We have rolled out kilometres of it in Bern, Basel and Biel.
  prose | Rated at 1,500 steps per tile per day.
  line | Weight: 6.8 kg per metre
  line | Weight: 1.4 kg/m
  line | Weight: 1,4 kg per metre
  line | Weight: 14 kg per m²
  line | Weight: 9.5 kg/m²
  line | Weight: 30 kg each
  line | Weight: 9 kg per piece
  line | Weight: 6.7 kg per tile
  line | Freight: pallet of 40
  line | Delivery: on a pallet of 40
  line | Unit weight: 14.3 kg
  line | Unit system: metric
  line | Load: 2 bar per square metre
  line | Adhesive: 1 kg per m²
  line | Drainage: 2 litres per metre a minute
  line | Samples: pack of 3 on request
  line | Fixing: set of 8 screws included
  line | Fixing: 4 bolts per metre
  line | Pair with: edge strip, 30 mm
  line | Stock: 10 pieces
  line | In stock: 3 rolls
  line | Box: 600 × 400 × 300 mm
  line | Roll diameter: 0.4 m
  line | Labour: one person lays 40 m² a morning
  line | Delivered: in 5 m lengths
  line | Sold in: Australia and New Zealand
  line | Sold by: our dealers
  line | Material: 700 g/m² coir yarn
  line | Care: brush each metre lengthways
`)

/**
 * What is of this item, or may be, and leaves doubt by what it is sold. "Pack: 4" and "10 per carton" were close: they
 * say how it is packed, and the price may be that of one. The same in German or French is not read by an English shop.
 */
export const UNIT_BLURS = ways(`
  prose | Price per metre or per roll.
  prose | Prices per metre or per roll on request.
  prose | Sold by the piece or by the carton.
  prose | Available by the metre or by the roll.
  prose | Also to be had by the roll: ask us.
  prose | Priced each or per pack of 10.
  prose | Until 2023 sold by the metre.
  prose | It used to be sold in packs of 4.
  prose | Old price list: $52 per roll.
  prose | The price on the 2019 list was per square metre.
  prose | We also make a kit of 9.
  prose | Nine tiles make a box of 3.6 × 3.6 m.
  prose | 40 pieces to the square metre.
  prose | Four to the square metre.
  prose | Packed 10 to a carton.
  prose | 10 per carton.
  prose | 40 fit on a pallet.
  prose | Preis pro laufendem Meter.
  prose | Prix au mètre linéaire.
  prose | Vendu par lot de 4.
  prose | Preis je Stück.
  prose | Prix à la pièce.
  prose | Abgabe im Karton zu 10 Stück.
  prose | Ask whether it is sold per metre in your country.
  prose | Is it sold by the metre? Ask your dealer.
  line | Pack: 4
  line | Pack: 1 or 10
  line | Pack: 20 slabs a pallet layer
  line | Pack: 9 pieces on a pallet
  line | Packing: 10 per carton
  line | Carton: 10 pcs
  line | Pieces per pallet: 40
  line | Unit: on request
  line | Unit: mm
  line | Unit: each or box of 10
  line | Sold by: metre or roll
  line | UOM: EA/BOX
  line | Price: on request
  line | Price: per metre or per roll
  line | Kit: available on request
  line | Coverage: 4 per m²
  line | Verkaufseinheit: Stück
  line | Unité de vente: mètre
  line | Einheit: lfm
`)
