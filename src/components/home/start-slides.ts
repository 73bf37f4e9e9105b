import Swiper from 'swiper'
import fadeStyles from 'swiper/css/effect-fade?inline'
import coreStyles from 'swiper/css?inline'
import { Autoplay, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import * as words from '#words/slides.ts'

const BANNER_SPEED_MS = 600
/** From one turn to the next; Swiper counts its delay from the end of a turn. */
const BANNER_INTERVAL_MS = 3500
/** A picture that is held back is fetched so long before its turn: who has left by then does not pay for it. */
const AHEAD_MS = 2000

/** Timings of behaviour 1.1 and 1.2. */
const OPTIONS: Readonly<Record<string, SwiperOptions>> = {
  hero: { effect: 'fade', fadeEffect: { crossFade: true }, speed: 2000, autoplay: { delay: 4000 } },
  banner: { speed: BANNER_SPEED_MS, autoplay: { delay: BANNER_INTERVAL_MS - BANNER_SPEED_MS } },
}

// What Swiper brings for slides that move; a page shows its first ones without it.
const sheet = new CSSStyleSheet()
sheet.replaceSync(coreStyles + fadeStyles)
document.adoptedStyleSheets.push(sheet)

/** Sets slides going. They stop under the pointer, while they hold the focus, when paused, and where motion is unwanted. */
export function startSlides(element: HTMLElement): void {
  const options = OPTIONS[element.dataset.slides ?? ''] ?? {}
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const controls = element.querySelector<HTMLElement>('[data-slide-controls]')
  element.addEventListener('transitionend', dropEndAtBegin, { capture: true })
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectFade],
    loop: true,
    slidesPerView: 1,
    slidesPerGroup: 1,
    ...options,
    ...(still.matches ? { speed: 0 } : {}),
    autoplay: still.matches
      ? false
      : { ...Object(options.autoplay), disableOnInteraction: false, pauseOnMouseEnter: true },
    on: {
      realIndexChange: ({ realIndex }) => markCurrent(controls, realIndex),
      // What is not seen cannot be reached either.
      activeIndexChange: ({ slides, activeIndex }) => {
        for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex
        showPictures(slides[activeIndex])
      },
      autoplayTimeLeft: ({ slides, activeIndex }, leftMs) => {
        if (leftMs < AHEAD_MS) showPictures(slides[(activeIndex + 1) % slides.length])
      },
      sliderFirstMove: () => showPictures(element),
    },
  })
  if (controls === null) return
  controls.hidden = false
  for (const reaching of ['pointerenter', 'focusin']) {
    controls.addEventListener(reaching, () => showPictures(element), { once: true })
  }
  for (const dot of controls.querySelectorAll<HTMLElement>('[data-go-to]')) {
    dot.addEventListener('click', () => swiper.slideToLoop(Number(dot.dataset.goTo)))
  }
  offerPause(swiper, element, controls, still.matches)
}

/**
 * Swiper counts the rest of a slide from the end of its turn. Where the compositor begins a turn a rounding after the
 * frame's own time, Chromium says right then that it has ended, after 0 s: it went from its active phase back to the one
 * before (Web Animations). Its true end follows. What Swiper itself says of a fade that has ended has no time, and passes.
 */
function dropEndAtBegin(event: TransitionEvent): void {
  if (event.elapsedTime === 0) event.stopPropagation()
}

function showPictures(within: HTMLElement | undefined): void {
  for (const held of within?.querySelectorAll<HTMLTemplateElement>('[data-slide-picture]') ?? []) {
    held.replaceWith(held.content)
  }
}

function markCurrent(controls: HTMLElement | null, current: number): void {
  for (const dot of controls?.querySelectorAll<HTMLElement>('[data-go-to]') ?? []) {
    if (Number(dot.dataset.goTo) === current) dot.setAttribute('aria-current', 'true')
    else dot.removeAttribute('aria-current')
  }
}

/** A pause that was asked for stays; one that came with the focus ends with it. */
function offerPause(swiper: Swiper, element: HTMLElement, controls: HTMLElement, paused: boolean): void {
  const button = controls.querySelector<HTMLElement>('[data-pause]')
  let wanted = paused
  const show = () => {
    button?.toggleAttribute('data-paused', wanted)
    button?.setAttribute('aria-label', wanted ? words.play : words.pause)
  }
  button?.addEventListener('click', () => {
    wanted = !wanted
    if (wanted) swiper.autoplay.stop()
    else swiper.autoplay.start()
    show()
  })
  element.addEventListener('focusin', () => swiper.autoplay.stop())
  element.addEventListener('focusout', (event) => {
    const within = event.relatedTarget instanceof Node && element.contains(event.relatedTarget)
    if (!wanted && !within) swiper.autoplay.start()
  })
  show()
}
