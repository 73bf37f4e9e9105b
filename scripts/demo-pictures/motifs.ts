/** SVG drawings for coir and rubber, in mm about the middle of a mat. */

export const soot = '#14110f'

/** A line of lettering, its capitals about 0.72 × size high. */
export const lettering = (
  text: string,
  size: number,
  y: number,
  options: { family?: string; ink?: string; space?: number } = {},
): string =>
  `<text x="${(options.space ?? 0) / 2}" y="${y}" font-family="${options.family ?? 'Nimbus Sans Narrow'}" font-weight="700" font-size="${size}" letter-spacing="${options.space ?? 0}" text-anchor="middle" fill="${options.ink ?? soot}">${text}</text>`

/** A frame `inset` mm from the edge and `wide` mm broad. */
export const frame = (length: number, width: number, inset: number, wide: number, ink: string): string => {
  const place = inset + wide / 2
  return `<rect x="${-length / 2 + place}" y="${-width / 2 + place}" width="${length - 2 * place}" height="${width - 2 * place}" fill="none" stroke="${ink}" stroke-width="${wide}"/>`
}

/** Stripes across the length, of the given middles and breadths in mm. */
export const stripes = (width: number, places: [number, number][], ink: string): string =>
  places
    .map(([x, wide]) => `<rect x="${x - wide / 2}" y="${-width / 2}" width="${wide}" height="${width}" fill="${ink}"/>`)
    .join('')

/** A horseshoe, open end up, `size` mm high. */
export const horseshoe = (size: number, ink: string): string => {
  const places = [
    [0.4, -0.12],
    [0.395, 0.04],
    [0.33, 0.2],
  ] as const
  const holes = places.flatMap(([x, y]) =>
    [-1, 1].map((side) => `<circle cx="${side * x * size}" cy="${y * size}" r="${size * 0.02}" fill="#000"/>`),
  )
  const arc = `M ${-0.27 * size} ${-0.46 * size} C ${-0.5 * size} ${-0.1 * size} ${-0.44 * size} ${0.42 * size} 0 ${0.42 * size} C ${0.44 * size} ${0.42 * size} ${0.5 * size} ${-0.1 * size} ${0.27 * size} ${-0.46 * size}`
  return `<mask id="nails" maskUnits="userSpaceOnUse" x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}"><rect x="${-size}" y="${-size}" width="${2 * size}" height="${2 * size}" fill="#fff"/>${holes.join('')}</mask><path d="${arc}" mask="url(#nails)" fill="none" stroke="${ink}" stroke-width="${size * 0.15}"/>`
}

/** A palm frond that starts at x, y and is turned by degrees. */
export const frond = (x: number, y: number, length: number, turn: number, ink: string): string => {
  const leaflets = Array.from({ length: 13 }, (_, i) => {
    const along = 0.08 + (i / 12) * 0.88
    const reach = length * (0.05 + 0.3 * Math.sin(Math.PI * (0.12 + along * 0.82)))
    const px = along * length
    return [-1, 1]
      .map((side) => {
        const tip = `${px + reach * 0.8} ${side * reach * 0.9}`
        const near = `${px + reach * 0.3} ${side * reach * 0.62}`
        const back = `${px + reach * 0.5} ${side * reach * 0.36}`
        return `<path d="M ${px} 0 Q ${near} ${tip} Q ${back} ${px + length * 0.012} 0 Z"/>`
      })
      .join('')
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${ink}"><path d="M ${-length * 0.08} 0 L ${length} ${-length * 0.006} L ${length} ${length * 0.006} Z" stroke="${ink}" stroke-width="${length * 0.012}"/>${leaflets.join('')}</g>`
}

/** A lattice of diamonds over the whole mat. */
export const lattice = (width: number, pitch: number, wide: number, ink: string): string => {
  const lines: string[] = []
  for (let k = -20; k <= 20; k++) {
    for (const side of [-1, 1]) {
      const x = k * pitch
      lines.push(
        `<line x1="${x - side * width * 0.8}" y1="${-width * 0.5 * 1.05}" x2="${x + side * width * 0.8}" y2="${width * 0.5 * 1.05}"/>`,
      )
    }
  }
  return `<g stroke="${ink}" stroke-width="${wide}" clip-path="inset(0)">${lines.join('')}</g>`
}

/** A maker's mark: a hoof print over a husk's ring, `size` mm across. */
export const mark = (size: number, ink: string): string =>
  `<circle r="${size * 0.46}" fill="none" stroke="${ink}" stroke-width="${size * 0.07}"/><g transform="translate(0 ${size * 0.02})">${horseshoe(size * 0.56, ink)}</g>`
