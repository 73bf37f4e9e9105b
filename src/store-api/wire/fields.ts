import * as v from 'valibot'
import { centsFromDollars, type Price } from '#domain/cents.ts'

/** Half a letter is none, and two texts that differ in such alone would be one wherever they are written. */
const written = v.transform((value: string | number) => String(value).trim().toWellFormed())

/** Text that may be missing: null, absent and numbers are tolerated, white space around it is not kept. */
export const text = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), written)

/** Text that a record cannot do without. */
export const requiredText = v.pipe(v.union([v.string(), v.number()]), written, v.nonEmpty('is empty'))

/** A number, whichever way the API writes it: `12`, `"12"`, `"12.50"`. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
  v.finite('is not a finite number'),
)

/** A yes or no, whichever way the API writes it. */
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'True', 'false', 'False']),
    v.transform((word) => word.toLowerCase() === 'true'),
  ),
  v.pipe(
    v.picklist([0, 1]),
    v.transform((bit) => bit === 1),
  ),
])

/** The largest price taken for real, in dollars. */
const HIGHEST_PRICE = 10_000_000

/** A retail price in dollars. Nothing and zero mean "on request"; a negative or absurd one makes the record unreadable. */
export const price = v.pipe(
  v.nullish(v.union([v.pipe(v.string(), v.trim(), v.literal('')), number]), ''),
  v.transform((dollars) => (dollars === '' ? 0 : dollars)),
  v.minValue(0, 'is a negative price'),
  v.maxValue(HIGHEST_PRICE, 'is an absurd price'),
  v.transform((dollars): Price => {
    const amount = centsFromDollars(dollars)
    return amount === 0 ? 'on-request' : amount
  }),
)

/** A zone at the end; `-2026` is one after a time of day alone. */
const ZONE = /Z$|:\d\d(?:\.\d+)? ?[+-]\d\d:?\d\d$/

/** A moment, in milliseconds since 1970. The API's clock is UTC: a time without a zone is read so. */
export const momentMs = v.pipe(
  v.string(),
  v.transform((written) => Date.parse(ZONE.test(written) ? written : `${written}Z`)),
  v.number('is not a date'),
)
