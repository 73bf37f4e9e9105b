/** One mat in several colours, sizes or thicknesses: the chips of its pages, and the line of its cards. */

import { plural } from '#counts.ts'

export const alsoMade = 'Also made in'
export const colour = 'Colour'
export const colours = (count: number) => plural(count, { one: `${count} colour`, other: `${count} colours` })
/** Beside a value that leads to a mat which differs in something else too. */
export const madeIn = (others: string) => `in ${others}`
export const size = 'Size'
export const sizes = (count: number) => plural(count, { one: `${count} size`, other: `${count} sizes` })
export const thickness = 'Thickness'
export const thicknesses = (count: number) =>
  plural(count, { one: `${count} thickness`, other: `${count} thicknesses` })
