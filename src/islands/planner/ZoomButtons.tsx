import { language } from '#words/language.ts'
import * as words from '#words/plan-drawing.ts'
import styles from './DrawingBar.module.css'
import { type ShownView, ZOOM_STEP } from './use-drawing-view.ts'

/** Comes nearer, goes back, and shows the whole again; `times` is how much larger than the whole the drawing is. */
export function ZoomButtons({ view, times }: { view: ShownView; times: number }) {
  return (
    <fieldset className={styles.zoom}>
      <legend className="visually-hidden">{words.zoom}</legend>
      <button type="button" aria-label={words.zoomOut} onClick={() => view.zoom(1 / ZOOM_STEP)}>
        −
      </button>
      <output>{times.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })}</output>
      <button type="button" aria-label={words.zoomIn} onClick={() => view.zoom(ZOOM_STEP)}>
        +
      </button>
      <button type="button" onClick={view.showWhole}>
        {words.fit}
      </button>
    </fieldset>
  )
}
