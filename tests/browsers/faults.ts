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

/** Whether the line at the top of something is there from its beginning to its end. */
export async function isWholeLine(visitor: Visitor, selector: string): Promise<boolean> {
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
  const rows = Array.from({ length: height }, (_, row) => new Set(colours.slice(row * width, (row + 1) * width)))
  const [paper] = rows[0] ?? []
  return rows.some((row) => paper !== undefined && !row.has(paper))
}
