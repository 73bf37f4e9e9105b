import { PRODUCT_PATH } from '#domain/paths.ts'

const NAME = 'product-picture'

/**
 * On the way to a product and back, its card's picture and its main picture are one: the browser moves the one to the
 * place of the other. Where there are no view transitions between pages, nothing happens.
 */
export function joinPictures(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (viewTransition !== null) join(activation?.entry?.url, viewTransition)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition !== null) join(window.navigation?.activation?.from?.url, viewTransition)
  })
}

function join(address: string | null | undefined, { finished }: ViewTransition): void {
  const path = URL.parse(address ?? '')?.pathname ?? ''
  if (!path.startsWith(`${PRODUCT_PATH}/`)) return
  const link = document.querySelector(`article a[href="${CSS.escape(path)}"]`)
  const frame = link?.closest('article')?.querySelector<HTMLElement>('[data-card-picture]')
  if (!frame || document.querySelector('[data-gallery]') !== null) return
  frame.style.setProperty('view-transition-name', NAME)
  const part = () => frame.style.removeProperty('view-transition-name')
  finished.then(part, part)
}
