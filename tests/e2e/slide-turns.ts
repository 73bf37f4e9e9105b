import type { Locator } from 'playwright/test'

/**
 * The time from one turn of a slideshow to the next, in milliseconds, over so many turns that it makes by itself. Of each it
 * is told right away that it has ended, after 0 s, as Chromium may say on a busy machine of one that goes on.
 */
export function turnIntervals(slideshow: Locator, turns: number): Promise<number[]> {
  return slideshow.evaluate((element, most) => {
    const { swiper } = Object(element)
    const turnedMs: number[] = []
    const { promise, resolve } = Promise.withResolvers<number[]>()
    const sayItHasEnded = () => {
      // What moves is the wrapper; what fades is the slide.
      for (const turning of [swiper.wrapperEl, swiper.slides[swiper.activeIndex]])
        turning.dispatchEvent(new TransitionEvent('transitionend', { elapsedTime: 0, bubbles: true }))
    }
    swiper.on('realIndexChange', () => {
      turnedMs.push(performance.now())
      requestAnimationFrame(sayItHasEnded)
      if (turnedMs.length === most) resolve(turnedMs.slice(1).map((ms, index) => ms - (turnedMs[index] ?? 0)))
    })
    return promise
  }, turns)
}
