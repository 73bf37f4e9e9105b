import { STORE_PATH } from '#domain/paths.ts'
import { element } from '#islands/element.ts'

/** A sentence that leads to the store, by what stands before, in and after the link. */
export function storeSentence(
  className: string,
  [before, store, after]: readonly [string, string, string],
): HTMLParagraphElement {
  return element('p', { className }, before, element('a', { href: STORE_PATH }, store), after)
}
