/** The gallery of a product page, once somebody shows interest in it. */
export interface Gallery {
  /** Brings a thumbnail's picture into view, or shows a picture on the whole screen. */
  press(link: HTMLAnchorElement): void
}

const known = new WeakMap<HTMLElement, Gallery>()

/** Marks the thumbnail of the picture in view from now on, and fetches the pictures that can be swiped to. */
export function galleryOf(element: HTMLElement): Gallery {
  const gallery = known.get(element) ?? wake(element)
  known.set(element, gallery)
  return gallery
}

function wake(element: HTMLElement): Gallery {
  const strip = element.querySelector<HTMLElement>('[data-strip]')
  const frames = [...element.querySelectorAll<HTMLAnchorElement>('[data-strip] a')]
  const thumbs = [...element.querySelectorAll<HTMLAnchorElement>('[data-thumbs] a')]
  let openZoom: ((index: number) => void) | undefined

  function mark(): void {
    const step = (frames[1]?.offsetLeft ?? 0) - (frames[0]?.offsetLeft ?? 0)
    const index = step === 0 ? 0 : Math.round((strip?.scrollLeft ?? 0) / step)
    for (const [at, thumb] of thumbs.entries()) thumb.ariaCurrent = at === index ? 'true' : null
    for (const [at, frame] of frames.entries()) frame.tabIndex = at === index ? 0 : -1
  }

  function show(index: number): void {
    const left = (frames[index]?.offsetLeft ?? 0) - (frames[0]?.offsetLeft ?? 0)
    strip?.scrollTo({ left, behavior: 'instant' })
    mark()
  }

  function leave(index: number): void {
    show(index)
    frames[index]?.focus({ preventScroll: true })
  }

  strip?.addEventListener('scroll', mark, { passive: true })
  for (const image of element.querySelectorAll('img')) image.loading = 'eager'
  mark()
  return {
    press(link) {
      if (thumbs.includes(link)) return show(thumbs.indexOf(link))
      import('./picture-zoom.ts').then(
        ({ pictureZoom }) => {
          openZoom ??= pictureZoom(element.dataset.gallery ?? '', frames, leave)
          openZoom(frames.indexOf(link))
        },
        () => location.assign(link.href),
      )
    },
  }
}
