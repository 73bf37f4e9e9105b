import jsQR from 'jsqr'
import type { Picture } from './quotation-browser.ts'

/** What a camera reads of a page. */
export function scan({ pixels, width, height }: Picture): string {
  return jsQR(pixels, width, height)?.data ?? 'no code found'
}
