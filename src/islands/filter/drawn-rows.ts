/** Drawn at once: those of a first screen. */
const AT_ONCE = 6
/** What has it is being drawn still: what comes after it is not seen before it has its place. */
export const UNFINISHED = 'data-unfinished'

export interface DrawnRows<Row> {
  /** Shows rows: the first ones now, the others a few with each task, so that none is long. */
  show(rows: readonly Row[]): void
  /** Draws rows that may be shown next, beside the page. */
  ready(rows: readonly Row[]): void
  /** Draws all anew the next time. */
  forget(): void
}

/** Children of an element that stand for rows. One that is there already is neither drawn anew nor taken out. */
export function drawnRows<Row>(parent: HTMLElement, draw: (row: Row) => HTMLElement): DrawnRows<Row> {
  let drawn = new Map<Row, HTMLElement>()
  let readied = new Map<Row, HTMLElement>()
  let last: readonly Row[] | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const childOf = (row: Row) => drawn.get(row) ?? readied.get(row) ?? draw(row)

  function place(rows: readonly Row[], end: number): void {
    let next = parent.firstElementChild
    for (const row of rows.slice(0, end)) {
      const child = childOf(row)
      drawn.set(row, child)
      if (child === next) next = next.nextElementSibling
      else parent.insertBefore(child, next)
    }
    parent.toggleAttribute(UNFINISHED, end < rows.length)
    waiting = end < rows.length ? setTimeout(() => place(rows, end + AT_ONCE)) : undefined
  }

  return {
    show(rows) {
      // Only what stands beside them has changed.
      if (rows === last) return
      last = rows
      clearTimeout(waiting)
      const shown = new Set(rows)
      drawn = new Map([...drawn].filter(([row]) => shown.has(row)))
      const kept = new Set<Element>(drawn.values())
      if (kept.size === 0) parent.replaceChildren()
      for (const child of [...parent.children]) if (!kept.has(child)) child.remove()
      place(rows, AT_ONCE)
    },
    ready(rows) {
      readied = new Map(rows.map((row) => [row, childOf(row)]))
    },
    forget() {
      last = undefined
      drawn = new Map()
      readied = new Map()
    },
  }
}
