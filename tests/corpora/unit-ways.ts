import { ways } from './said.ts'

// "p/m" could be a month elsewhere; in a shop of mats nobody reads it so.
export const METRE_WAYS = ways(`
  name | sold by the metre
  name | per metre
  name | price per metre
  name | per lin. m
  name | /m
  name | p/m
  name | by the metre
  name | per running metre
  name | per linear metre
  name | per meter
  name | sold per metre
  name | price/m
  name | per m
  name | per mtr
  prose | The price is for one running metre.
  prose | Price per metre.
  prose | Priced per linear metre.
  prose | Sold by the metre.
  prose | Sold by the running metre and cut to your length.
  prose | Price is per meter.
  prose | Sold per lin. m.
  prose | The price shown is for one metre.
  prose | Enter the number of metres that you need: the price is per metre.
  prose | Cut from the roll and sold by the metre.
  prose | We sell this matting by the meter.
  prose | All prices per running metre.
  prose | Price per metere.
  prose | Sold by the running meter.
  prose | Price/m.
  line | Sold by: metre
  line | Unit: metre
  line | Unit: m
  line | UOM: LM
  line | UOM: M
  line | Price: per metre
  line | Sold by: the metre
  line | Unit of sale: running metre
  line | Price per: metre
  line | Sales unit: linear meter
  line | UoM: mtr
  line | Unit price: per metre
  line | Sold: by the metre
  line | Selling unit: 1 m
`)

export const SQUARE_METRE_WAYS = ways(`
  name | per m²
  name | /sqm
  name | per sq. m
  name | per square metre
  name | price per m²
  name | per sqm
  name | sold by the square metre
  name | /m²
  name | per square meter
  name | by the square metre
  prose | Price per square metre.
  prose | The price is for one square metre.
  prose | Sold by the square metre.
  prose | Priced per m².
  prose | Price is per sqm.
  prose | Sold per sq. m.
  prose | Prices are per square meter.
  prose | The price shown is for 1 m².
  prose | Order the area that you need: the price is per square metre.
  prose | Price per squre metre.
  prose | Sold per sq metre.
  prose | Price/m².
  line | UOM: SQM
  line | Unit: m²
  line | Unit: sqm
  line | Sold by: m²
  line | Unit of sale: square metre
  line | Price: per m²
  line | Price per: sq. m
  line | UoM: m²
  line | Sales unit: square meter
  line | Unit price: per sqm
  line | Sold by: the square metre
  line | Price is for: 1 m²
`)

/** "Per item" and "per unit" name nothing else than the piece that lies there. */
export const PIECE_WAYS = ways(`
  name | each
  name | price each
  name | sold singly
  name | per piece
  name | per pc
  name | sold individually
  name | price per piece
  name | /pc
  prose | Price each.
  prose | Sold singly.
  prose | Sold individually.
  prose | Price per piece.
  prose | The price is for one piece.
  prose | The price is for one piece of the size below.
  prose | Price is per pc.
  prose | Sold by the piece.
  prose | Sold per piece.
  prose | All prices are per piece.
  prose | Price per peice.
  prose | Price per item.
  prose | Price per unit.
  prose | The price is for a single piece.
  line | Unit: each
  line | UOM: EA
  line | Sold by: piece
  line | Unit: pc
  line | Unit of sale: each
  line | UoM: each
  line | Sales unit: piece
  line | Price: each
  line | Price per: piece
  line | Unit: pcs
  line | Sold: singly
  line | UOM: PCS
  line | Unit: piece
  line | Unit price: per piece
`)

/** {one} is a mat, a tile, a slab or a sheet. */
export const NAMED_PIECE_WAYS = ways(`
  name | sold per {one}
  name | per {one}
  name | price per {one}
  name | /{one}
  name | sold by the {one}
  name | price is per {one}
  prose | Sold per {one}.
  prose | Price per {one}.
  prose | The price is for one {one}.
  prose | Priced per {one}.
  prose | Sold by the {one}.
  prose | The price shown is for a single {one}.
  prose | Price is per {one}, not per square metre.
  prose | Prices are per {one}.
  prose | All prices per {one}.
  prose | Price per single {one}.
  line | Sold by: {one}
  line | Unit: {one}
  line | Unit of sale: {one}
  line | Price: per {one}
  line | Price per: {one}
  line | Sales unit: {one}
  line | UOM: {one}
  line | Selling unit: 1 {one}
  line | Unit price: per {one}
  line | Price is for: one {one}
`)
