/** A browser with one window, and somebody who uses it. */
export interface Visitor {
  open(address: string): Promise<void>
  /** What a function finds out in the page. */
  ask<Given extends unknown[], Found>(question: (...given: Given) => Found, ...given: Given): Promise<Found>
  /** Presses the first element of an XPath that can be reached, as a pointer does; waits until there is one. */
  press(path: string): Promise<void>
  /** Writes into a field, in place of what is there. */
  write(path: string, text: string): Promise<void>
  /** The window as it looks, as PNG. */
  picture(): Promise<Uint8Array>
  /** What the browser has complained of since it was opened. */
  problems(): string[]
  /** The folder that downloads go to. */
  downloads: string
  close(): Promise<void>
}

/** How large the window is, and what theme the system has. */
export interface Guise {
  theme: Theme
  width: number
  height: number
}

export type Theme = 'light' | 'dark'

/**
 * Runs in the page: the first visible element of an XPath, in the middle of the window; null where there is none, and
 * while it moves or something else lies above it.
 */
export async function reachable(path: string): Promise<Element | null> {
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const all = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
  const element = all.find((node) => node instanceof Element && node.checkVisibility({ visibilityProperty: true }))
  if (!(element instanceof Element)) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const { x, y, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(x + width / 2, y + height / 2)
  return x === before.x && y === before.y && element.contains(above) ? element : null
}

/** Runs in the page: what is typed next takes the place of what a field holds. */
export function selectAll(field: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}
