import type { RangeContent } from '#search/filter-groups.ts'
import styles from './FilterPanel.module.css'

const SVG = 'http://www.w3.org/2000/svg'
const HEIGHT = 40

/** What the bounds leave is dark; the same is told by the number of mats. */
export function histogram() {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('class', styles.histogram ?? '')
  drawing.setAttribute('preserveAspectRatio', 'none')
  drawing.setAttribute('aria-hidden', 'true')
  return {
    element: drawing,
    show({ bins }: RangeContent, bounds: { least: number | undefined; most: number | undefined }) {
      const { least = 0, most = Number.POSITIVE_INFINITY } = bounds
      const tallest = Math.max(1, ...bins.map(({ count }) => count))
      drawing.setAttribute('viewBox', `0 0 ${bins.length} ${HEIGHT}`)
      drawing.replaceChildren(
        ...bins.map(({ from, to, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / tallest) * HEIGHT)
          return bar(index, height, to >= least && from <= most)
        }),
      )
    },
  }
}

function bar(index: number, height: number, within: boolean): SVGElement {
  const made = document.createElementNS(SVG, 'rect')
  const measures = { x: index + 0.1, y: HEIGHT - height, width: 0.8, height }
  for (const [name, value] of Object.entries(measures)) made.setAttribute(name, String(value))
  if (!within) made.setAttribute('class', styles.outside ?? '')
  return made
}
