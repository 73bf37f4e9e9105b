import { SECOND_PICTURES_PATH } from '#domain/paths.ts'

const SIGNS_OF_INTEREST = ['pointerover', 'focusin']

/**
 * Gives the cards of the store page their second pictures, as src/pages/second-pictures.json.ts lists them, with the first
 * interest of a mouse or the keyboard in any of them; `first` may be it.
 */
export function bringSecondPictures(first: Event): void {
  for (const sign of SIGNS_OF_INTEREST) addEventListener(sign, wake)
  void wake(first)
}

async function wake(event: Event): Promise<void> {
  const touched = event instanceof PointerEvent && event.pointerType !== 'mouse'
  if (touched || !(event.target instanceof Element) || event.target.closest('.shelf') === null) return
  for (const sign of SIGNS_OF_INTEREST) removeEventListener(sign, wake)
  // Nothing depends on them: without the list the first pictures stay.
  const answer = await fetch(SECOND_PICTURES_PATH).catch(() => undefined)
  const addresses: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  if (typeof addresses !== 'object' || addresses === null) return
  // By their products: the list may be of another build than the page.
  const known = new Map<string, unknown>(Object.entries(addresses))
  for (const frame of document.querySelectorAll('.shelf [data-card-picture]')) {
    const address = known.get(frame.parentElement?.querySelector('a')?.getAttribute('href') ?? '')
    if (typeof address === 'string') frame.append(secondPicture(address))
  }
}

function secondPicture(address: string): HTMLImageElement {
  const image = document.createElement('img')
  image.className = 'second'
  image.loading = 'lazy'
  image.alt = ''
  image.src = address
  return image
}
