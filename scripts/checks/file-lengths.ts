import { globSync, readFileSync } from 'node:fs'

const MOST_LINES = 200
const MOST_MEDIAN = 50
/** What is a list of things rather than something that one follows. */
const DATA = /^src\/embedded-store\/demo\/|^src\/pages\/styleguide\.astro$|\.test\.tsx?$/

/** Files of src and scripts that are too long to be read at once; the style of a component is not counted. */
export function findLongFiles(): string[] {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,astro,mjs}').filter((file) => !DATA.test(file))
  const lengths = files.map((file) => ({ file, lines: linesOf(readFileSync(file, 'utf8')) }))
  const median = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
  return [
    ...lengths
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ file, lines }) => `${file} has ${lines} lines: part what it does (at most ${MOST_LINES})`),
    ...(median > MOST_MEDIAN ? [`half of all files have more than ${median} lines (at most ${MOST_MEDIAN})`] : []),
  ]
}

function linesOf(text: string): number {
  return text.replace(/<style[^>]*>.*?<\/style>/gs, '').split('\n').length
}
