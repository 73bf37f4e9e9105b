import { ways } from './said.ts'

/**
 * {pack} is a kit, set, pack, box, carton or bundle, {count} how many {ones} are in it. "Sold in packs of 4" was a close
 * choice: one could read single pieces in steps of four, but what is handed over is a pack, and a price is of that.
 */
export const COUNTED_PACK_WAYS = ways(`
  name | {pack} of {count}
  name | {pack} of {count} {ones}
  name | sold in {packs} of {count}
  name | price per {pack} of {count}
  name | per {pack} of {count}
  name | sold by the {pack} of {count}
  prose | Price per {pack} of {count}.
  prose | Sold in {packs} of {count}.
  prose | The price is for one {pack} of {count} {ones}.
  prose | Sold by the {pack} of {count}.
  prose | Price per {pack} ({count} {ones}).
  prose | Sold by the {pack}, {count} per {pack}.
  prose | The price is for a {pack} of {count}.
  prose | Sold as a {pack} of {count}; the {ones} are not sold singly.
  prose | The price is for one {pack}: {count} {ones}.
  line | Unit: {pack} of {count}
  line | Sold in: {packs} of {count}
  line | Unit of sale: {pack} of {count} {ones}
  line | Sold by: {pack} of {count}
  line | Price per: {pack} of {count}
  line | Sales unit: {pack} ({count} {ones})
  line | Selling unit: {pack} of {count}
  line | Price is for: one {pack} of {count}
  line | Sold as: {pack} of {count}
`)

/** Said of things that are called kits. */
export const KIT_WAYS = ways(`
  name | {count}-piece kit
  prose | Kit of {count}.
  line | Kit: {count} {ones}
`)

/** "Pallet of 40" in a name may be how it is shipped, so that a pallet is sold only where that is said. */
export const COUNTED_PALLET_WAYS = ways(`
  name | sold by the pallet of {count}
  name | price per pallet of {count}
  prose | Sold by the pallet of {count}.
  prose | Price per pallet ({count} {ones}).
  prose | The price is for a full pallet of {count} {ones}.
  prose | Price per pallet of {count}.
  line | Unit: pallet of {count}
  line | Unit of sale: pallet ({count} {ones})
  line | Price per: pallet of {count}
`)

export const UNCOUNTED_PACK_WAYS = ways(`
  name | per {pack}
  name | price per {pack}
  name | sold by the {pack}
  prose | Price per {pack}.
  prose | Sold by the {pack}.
  prose | The price is for one {pack}.
  prose | Sold in full {packs} only; the price is per {pack}.
  line | Unit: {pack}
  line | Sold by: {pack}
  line | UOM: {pack}
  line | Price per: {pack}
  line | Unit of sale: {pack}
`)

/** A pair is two. "Sold in pairs" was as close as "sold in packs of 4". */
export const PAIR_WAYS = ways(`
  name | pair
  name | 1 pair
  name | sold in pairs
  name | per pair
  name | price per pair
  name | sold as a pair
  prose | Sold in pairs.
  prose | Price per pair.
  prose | The price is for a pair.
  prose | Sold as a pair.
  prose | Priced per pair.
  prose | Sold by the pair.
  prose | Sold in pairs only; price per pair.
  line | Unit: pair
  line | Sold in: pairs
  line | Sold as: pair
  line | UOM: PAIR
  line | Price: per pair
  line | Sold by: pair
  line | Unit of sale: pair
  line | Price per: pair
`)

/** A roll of so many metres is one roll: the metres count no pieces. */
export const ROLL_WAYS = ways(`
  name | roll of {length}
  name | {length} roll
  name | full roll 1.2 × {length}
  name | full roll of {length}
  name | per {length} roll
  name | per roll
  name | sold by the roll
  name | price per roll
  prose | Price per roll.
  prose | Sold by the roll.
  prose | The price is for one roll of {length}.
  prose | Sold in full rolls of {length}.
  prose | Price per {length} roll.
  prose | Sold by the roll of {length}, not by the metre.
  prose | The price is for a full roll, 1.2 × {length}.
  prose | Whole rolls only; price per roll.
  line | Sold by: roll
  line | Unit: roll
  line | UOM: ROLL
  line | Unit: roll of {length}
  line | Price per: roll
  line | Unit of sale: roll ({length})
  line | Sold in: full rolls
  line | Price: per roll of {length}
`)
