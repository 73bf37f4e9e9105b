import { afterPaint } from '#stores/slices.ts'

/** Drawn at once: those of a first screen. */
const AT_ONCE = 6

export interface DrawnRows<Row> {
  /** Shows rows: the first ones now, the others a few with each task, so that none is long. */
  show(rows: readonly Row[]): void
  /** Draws all anew the next time. */
  forget(): void
}

/** Children of an element that stand for rows. One that is there already is neither drawn anew nor taken out. */
export function drawnRows<Row>(parent: HTMLElement, draw: (row: Row) => HTMLElement): DrawnRows<Row> {
  let drawn = new Map<Row, HTMLElement>()
  let gone = new Set<Element>()
  let waiting: ReturnType<typeof setTimeout> | undefined

  function place(rows: readonly Row[], end: number): void {
    let next = parent.firstElementChild
    for (const row of rows.slice(0, end)) {
      while (next !== null && gone.has(next)) next = next.nextElementSibling
      const child = drawn.get(row) ?? draw(row)
      drawn.set(row, child)
      if (child === next) next = next.nextElementSibling
      else parent.insertBefore(child, next)
    }
    waiting = end < rows.length ? setTimeout(() => place(rows, end + AT_ONCE)) : undefined
  }

  /** What goes is hidden at once. To take it out is more work, and nobody waits for it. */
  function takeOut(children: ReadonlySet<Element>): void {
    for (const child of children) child.toggleAttribute('hidden', true)
    void afterPaint().then(() => {
      for (const child of children) child.remove()
    })
  }

  return {
    show(rows) {
      clearTimeout(waiting)
      const shown = new Set(rows)
      drawn = new Map([...drawn].filter(([row]) => shown.has(row)))
      const kept = new Set<Element>(drawn.values())
      gone = new Set([...parent.children].filter((child) => !kept.has(child)))
      if (gone.size > 0) takeOut(gone)
      place(rows, AT_ONCE)
    },
    forget() {
      drawn = new Map()
    },
  }
}
