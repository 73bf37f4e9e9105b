const PICTURE = /^(\/pictures\/\w+)-(\d+)\.(?:avif|webp)$/
const WIDTHS = [180, 360, 720, 960, 1200]

/** The same picture in the other sizes and formats in which it may be at hand, the nearest in width first. */
export function otherSizes(path: string): string[] {
  const [, name, asked] = PICTURE.exec(path) ?? []
  if (name === undefined) return []
  const nearest = WIDTHS.toSorted((one, other) => Math.abs(one - Number(asked)) - Math.abs(other - Number(asked)))
  const all = nearest.flatMap((width) => ['avif', 'webp'].map((format) => `${name}-${width}.${format}`))
  return all.filter((other) => other !== path)
}
