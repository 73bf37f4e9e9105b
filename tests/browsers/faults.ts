import sharp from 'sharp'
import type { Visitor } from './visitor.ts'

// What once looked wrong in one of the browsers; what takes no visitor runs in the page.

/** Prices for an area that the edge of their card cuts off. */
export function cutOff(): string[] {
  return [...document.querySelectorAll('.shelf li .area')].flatMap((area) => {
    const edge = area.closest('li')?.getBoundingClientRect().bottom ?? 0
    const range = document.createRange()
    range.selectNodeContents(area)
    const below = range.getBoundingClientRect().bottom - edge
    return below > 0 ? [`${area.textContent}: ${below} pixels`] : []
  })
}

/** Buttons that look like words, without their line. */
export function notUnderlined(): string[] {
  const without = [...document.querySelectorAll('.text-button')].filter(
    (button) => getComputedStyle(button).textDecorationLine !== 'underline',
  )
  return without.map(({ textContent }) => textContent)
}

/** Where the line at the top of something is not there, from left to right; nothing where it is whole. */
export async function gapsInLine(visitor: Visitor, selector: string): Promise<string[]> {
  const { left, top, width } = await visitor.ask((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left = 0, top = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
    return { left: Math.ceil(left) + 2, top: Math.round(top), width: Math.floor(width) - 5 }
  }, selector)
  // A browser rounds in its own way; what is well above the line is paper.
  const height = 9
  const strip = { left, top: top - 6, width, height }
  const { data, info } = await sharp(await visitor.picture())
    .extract(strip)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = Array.from({ length: width * height }, (_, pixel) =>
    data.subarray(pixel * info.channels, (pixel + 1) * info.channels).toString('hex'),
  )
  const rows = Array.from({ length: height }, (_, row) => colours.slice(row * width, (row + 1) * width))
  const paper = rows[0]?.[0]
  const ofRows = rows.map((row) => row.flatMap((colour, place) => (colour === paper ? place : [])))
  const fewest = ofRows.reduce((least, gaps) => (gaps.length < least.length ? gaps : least))
  return fewest.length === 0 ? [] : [`${fewest.length} of ${width} pixels at ${left}, ${top}: ${runs(fewest)}`]
}

/** `[1, 2, 3, 7]` → `1-3 7`. */
function runs(places: readonly number[]): string {
  const begins = places.filter((place, index) => places[index - 1] !== place - 1)
  const ends = places.filter((place, index) => places[index + 1] !== place + 1)
  return begins.map((begin, index) => (begin === ends[index] ? begin : `${begin}-${ends[index]}`)).join(' ')
}
