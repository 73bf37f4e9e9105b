import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const FILE = 'styles.json'

/** What Astro knows of the style sheets of a page, and by what it puts them into their order as it renders. */
export interface StyledPage {
  /** The page in the project, `src/pages/store.astro`. */
  component: string
  styles: { sheet: { type: 'external'; src: string } | { type: 'inline'; content: string } }[]
}

const StyledPages = v.record(v.string(), v.object({ styles: v.array(v.unknown()) }))

/** Keeps the style sheets that pages need in the folder, as they are before the first page is rendered. */
export function writePageStyles(
  folder: string,
  pages: ReadonlyMap<string, StyledPage>,
  needs: (component: string, sheet: string) => boolean,
): void {
  const needed = ({ component, styles }: StyledPage) =>
    styles.filter(({ sheet }) => sheet.type === 'inline' || needs(component, sheet.src))
  const styled = Object.fromEntries(
    [...pages].map(([key, page]) => [key, { styles: needed(page) }] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(join(folder, FILE), JSON.stringify(styled))
}

/** Answers as Astro's own list of pages does. It sorts what it is given in place, so it is given a new one each time. */
export function readPageStyles(folder: string): { get(key: string): { styles: unknown[] } | undefined } {
  const pages = v.parse(StyledPages, JSON.parse(readFileSync(join(folder, FILE), 'utf8')))
  return { get: (key) => pages[key] && { styles: [...pages[key].styles] } }
}
