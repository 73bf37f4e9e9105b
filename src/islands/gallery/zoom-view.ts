import type { ZoomAction, ZoomDialog } from './zoom-dialog.ts'
import type { ZoomSlide } from './zoom-slide.ts'

/** Behind the last picture there is nothing: the row follows the finger by this part. */
const RESISTANCE = 0.3

/** The row of pictures in the large view, one of which is looked at. */
export interface ZoomView {
  index(): number
  /** Fits the pictures into the stage and shows one of them, as it stands or where the row comes to rest. */
  show(index: number): void
  turn(by: number): void
  fit(): void
  /** Moves the row from where it rests. */
  drag(byX: number): void
  /** Moves or zooms the picture that is looked at. */
  change(act: (slide: ZoomSlide) => void): void
  /** What moves the picture is on it: it follows at once. */
  hold(held: boolean): void
}

export function zoomView(parts: ZoomDialog, slides: readonly ZoomSlide[], forward: 1 | -1): ZoomView {
  const { stage, row, caption, buttons } = parts
  let index = 0
  row.append(...slides.map(({ element }) => element))

  function show(next: number): void {
    index = next
    for (const [at, { element }] of slides.entries()) element.ariaHidden = String(at !== index)
    for (const near of [index, index + 1, index - 1]) slides[near]?.load()
    caption.textContent = slides[index]?.alt ?? ''
    drag(0)
    update()
  }

  function drag(byX: number): void {
    const beyond = slides[index + (byX * forward < 0 ? 1 : -1)] === undefined
    row.style.transform = `translateX(calc(${-100 * forward * index}% + ${beyond ? byX * RESISTANCE : byX}px))`
  }

  function update(): void {
    const slide = slides[index]
    if (slide === undefined) return
    const { placement, most } = slide
    stage.dataset.closer = placement.zoom > 1 ? 'closer' : most > 1 ? 'whole' : 'all'
    setAvailable('out', placement.zoom > 1)
    setAvailable('in', placement.zoom < most)
    setAvailable('previous', index > 0)
    setAvailable('next', index < slides.length - 1)
  }

  /** Stays in the order of focus, so that it is not lost with the last step. */
  function setAvailable(action: ZoomAction, available: boolean): void {
    buttons[action].ariaDisabled = String(!available)
  }

  return {
    index: () => index,
    show,
    turn(by) {
      if (slides[index + by] === undefined) return drag(0)
      if (by !== 0) slides[index]?.fit()
      show(index + by)
    },
    fit() {
      for (const slide of slides) slide.fit()
      update()
    },
    drag,
    change(act) {
      const slide = slides[index]
      if (slide !== undefined) act(slide)
      update()
    },
    hold(held) {
      stage.dataset.held = String(held)
    },
  }
}
