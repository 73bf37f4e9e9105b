import { ways } from './said.ts'

/** {number} stands alone: of whatever is sold. */
export const BARE_MINIMUM_WAYS = ways(`
  name | min. order {number}
  name | MOQ {number}
  name | minimum order {number}
  prose | Minimum order {number}.
  prose | Minimum order: {number}.
  prose | The minimum order is {number}.
  prose | Minimum order quantity: {number}.
  prose | MOQ {number}.
  prose | MOQ: {number}.
  prose | Sold from {number} on.
  prose | We sell it from {number} on.
  prose | Not sold singly; {number} or more.
  prose | Sold in quantities of {number} or more.
  prose | Please order at least {number}.
  prose | Smallest order: {number}.
  prose | Min. order {number}.
  prose | Minimun order {number}.
  prose | Minium order quantity {number}.
  prose | The least that we sell is {number}.
  line | Minimum order: {number}
  line | Minimum order: {number}
  line | MOQ: {number}
  line | Min. order: {number}
  line | Min order qty: {number}
  line | Minimum quantity: {number}
  line | Minimum order quantity: {number}
  line | Min. qty: {number}
  line | Smallest order: {number}
  line | Minimum order qty: {number}
  line | Minimun order: {number}
`)

/** {quantity} has a noun that is that of the unit: "10 m", "ten tiles". */
export const MINIMUM_WAYS = ways(`
  name | min. order {quantity}
  name | MOQ {quantity}
  name | min. {quantity}
  name | minimum {quantity}
  prose | Minimum order: {quantity}.
  prose | Minimum order {quantity}.
  prose | MOQ {quantity}.
  prose | Minimum order quantity {quantity}.
  prose | The minimum order is {quantity}.
  prose | Sold from {quantity} on.
  prose | Sold from {quantity}.
  prose | At least {quantity} per order.
  prose | Please order at least {quantity}.
  prose | We do not sell less than {quantity}.
  prose | No orders under {quantity}.
  prose | Smallest order: {quantity}.
  prose | Min. {quantity} per order.
  prose | {quantity} minimum order.
  prose | Mimimum order {quantity}.
  prose | Minimum quanity: {quantity}.
  line | Minimum order: {quantity}
  line | Minimum order: {quantity}
  line | MOQ: {quantity}
  line | Min. order: {quantity}
  line | Minimum quantity: {quantity}
  line | Minimum order quantity: {quantity}
  line | Order: min. {quantity}
  line | Min. qty: {quantity}
  line | Order: at least {quantity}
`)

export const CUT_MINIMUM_WAYS = ways(`
  prose | The shortest length that we cut is {quantity}.
  prose | Minimum cut {quantity}.
  line | Minimum cut: {quantity}
  line | Minimum length: {quantity}
`)

export const BARE_STEP_WAYS = ways(`
  name | in multiples of {number}
  prose | Sold in multiples of {number}.
  prose | Sold in multiples of {number} only.
  prose | Please order in multiples of {number}.
  prose | Order in steps of {number}.
  prose | Sold in steps of {number}.
  prose | Multiples of {number} only.
  prose | The quantity has to be a multiple of {number}.
  line | Order multiple: {number}
  line | Sold in: multiples of {number}
  line | Order in: multiples of {number}
  line | Order in: steps of {number}
`)

export const EVEN_WAYS = ways(`
  name | even numbers only
  prose | Order in even numbers.
  prose | Please order even numbers only.
  prose | Sold in even numbers.
  line | Order in: even numbers
`)

/** For what is sold by the piece. */
export const CARTON_STEP_WAYS = ways(`
  prose | Order in multiples of one carton ({number}).
  prose | Order in multiples of one carton ({number} pieces).
  prose | Full cartons of {number} only.
  prose | Sold in multiples of a full box ({number}).
  line | Order in: multiples of one carton ({number})
  line | Order multiple: 1 carton ({number} pieces)
`)

export const STEP_WAYS = ways(`
  prose | Sold in steps of {quantity}.
  prose | Order in multiples of {quantity}.
  prose | In steps of {quantity}.
  line | Order in: steps of {quantity}
  line | Sold in: multiples of {quantity}
  line | Order multiple: {quantity}
`)

export const WHOLE_METRE_WAYS = ways(`
  prose | Order the length in whole metres.
  prose | In whole metres only.
  line | Order in: whole metres
`)

/** A minimum and the steps after it. */
export const MINIMUM_AND_STEP_WAYS = ways(`
  prose | Minimum order {quantity}, then in steps of {step}.
  prose | MOQ {quantity}, in multiples of {step}.
  prose | Sold from {quantity} on, in steps of {step}.
  line | Minimum order: {quantity}, in steps of {step}
  line | Minimum order: {quantity}, then in multiples of {step}
`)
