import {
  enoughWidth,
  FITTED,
  fittedSize,
  heldIn,
  mostZoom,
  type Placement,
  type Point,
  type Size,
  zoomed,
} from './placement.ts'

/** A drawing has no pixels of its own: at so many times its size there is nothing more to see. */
const DRAWING_TIMES = 3
const MIDDLE: Point = { x: 0, y: 0 }

/** One picture of the large view. */
export interface ZoomSlide {
  element: HTMLElement
  /** What it shows, in words. */
  alt: string
  placement: Placement
  /** How far it can be brought closer. */
  most: number
  /** Fetches it, as large as it is shown; until then it is nothing but its place. */
  load(): void
  /** Fits the whole of it into the stage, which may have another size than before. */
  fit(): void
  /** Puts it as near to a place as the source and the stage allow. */
  place(wanted: Placement): void
  /** What lies under the point stays under it. */
  zoomTo(zoom: number, at?: Point, from?: Placement): void
}

/** Takes over the picture that a link of the page shows, in all its sizes; undefined where there is none. */
export function zoomSlide(link: HTMLAnchorElement, stage: () => Size): ZoomSlide | undefined {
  const element = document.createElement('div')
  element.className = 'slide'
  element.append(...[...link.childNodes].map((node) => node.cloneNode(true)))
  const image = element.querySelector('img')
  const picture = link.querySelector('img')
  if (image === null || picture === null) return undefined
  element.querySelector('picture')?.removeAttribute('class')
  const source = element.querySelector('source')
  const widths = widthsIn(source?.srcset ?? image.srcset)
  const times = widths.length > 0 ? 1 : DRAWING_TIMES
  const size = { width: image.width * times, height: image.height * times }
  let fitted = size
  let fetched = 0

  function fetchFor(zoom: number): void {
    const enough = enoughWidth(widths, fitted.width * zoom * devicePixelRatio)
    if (enough <= fetched) return
    fetched = enough
    const sizes = `${enough / devicePixelRatio}px`
    for (const part of [source, image]) if (part?.srcset) part.sizes = sizes
  }

  const slide: ZoomSlide = {
    element,
    get alt() {
      return picture.alt
    },
    placement: FITTED,
    most: 1,
    load() {
      fetchFor(slide.placement.zoom)
      // For browsers that know none of the formats in the list.
      if (source !== null) image.src = link.href
      // A drawing says its measures in another unit by now, perhaps.
      else if (image.src !== picture.src) Object.assign(image, { src: picture.src, alt: picture.alt })
      image.loading = 'eager'
    },
    fit() {
      fitted = fittedSize(stage(), size, devicePixelRatio)
      slide.most = mostZoom(fitted, size, devicePixelRatio)
      image.style.width = `${fitted.width}px`
      image.style.height = `${fitted.height}px`
      slide.place(FITTED)
    },
    place(wanted) {
      const { zoom, x, y } = heldIn(stage(), fitted, { ...wanted, zoom: possible(wanted.zoom) })
      slide.placement = { zoom, x, y }
      image.style.translate = `${x}px ${y}px`
      image.style.scale = String(zoom)
      if (fetched > 0) fetchFor(zoom)
    },
    zoomTo: (zoom, at = MIDDLE, from = slide.placement) => slide.place(zoomed(from, possible(zoom), at)),
  }
  const possible = (zoom: number) => Math.min(slide.most, Math.max(1, zoom))
  return slide
}

function widthsIn(srcset: string): number[] {
  return [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
}
