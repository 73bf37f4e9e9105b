import { WIDTHS } from '#domain/picture-widths.ts'

const PICTURE = /^(\/pictures\/\w+)-(\d+)\.(?:avif|webp)$/
/** Those that pages show; the larger ones are for looking closely. */
const SHOWN = WIDTHS.filter((width) => width <= 1200)

/** The same picture in the other sizes and formats in which it may be at hand, the nearest in width first. */
export function otherSizes(path: string): string[] {
  const [, name, asked] = PICTURE.exec(path) ?? []
  if (name === undefined) return []
  const nearest = SHOWN.toSorted((one, other) => Math.abs(one - Number(asked)) - Math.abs(other - Number(asked)))
  const all = nearest.flatMap((width) => ['avif', 'webp'].map((format) => `${name}-${width}.${format}`))
  return all.filter((other) => other !== path)
}
