import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Visitor } from './visitor.ts'

/** What a page is as good without. */
const BONUS = new Set([
  'field-sizing',
  'forced-color-adjust',
  'overflow-anchor',
  'scroll-initial-target',
  'scroll-target-group',
  'text-size-adjust',
  'text-wrap',
])

/** Not for pages: what a typeface is, and how paper lies. */
const DESCRIPTORS = /@(?:font-face|page)[^{}]*\{[^{}]*\}/g
const DECLARATION = /(?<=[{;])([a-z][a-z-]*):([^;{}!]+)(?:!important)?(?=[;}])/g

/** Lines of a shop's style sheets that a browser does not know, with a prefix of its own neither. */
export async function unknownStyles(visitor: Visitor, folder: string): Promise<string[]> {
  const sheets = sheetsOf(folder)
  if (sheets.length === 0) throw new Error(`${folder} has no style sheets.`)
  const lines = sheets.flatMap((sheet) =>
    [...sheet.replace(DESCRIPTORS, '').matchAll(DECLARATION)].map(([, name = '', value = '']) => ({
      name,
      value,
      prefixed: sheet.includes(`-webkit-${name}:${value}`),
    })),
  )
  const told = lines.filter(({ name, value }) => !BONUS.has(name) && !value.startsWith('-webkit-'))
  const unknown = await visitor.ask(
    (all) =>
      all.filter(
        ({ name, value, prefixed }) =>
          !(CSS.supports(name, value) || (prefixed && CSS.supports(`-webkit-${name}`, value))),
      ),
    told,
  )
  return [...new Set(unknown.map(({ name, value }) => `${name}: ${value}`))]
}

/** The sheets that pages and their scripts name: those of earlier builds stay beside them for a while. */
function sheetsOf(folder: string): string[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const files = globSync('_astro/*.{js,css}', { cwd: folder })
  const texts = globSync('*.html', { cwd: folder }).map(read)
  const named = new Set<string>()
  for (const text of texts) {
    for (const file of files) {
      if (named.has(file) || !text.includes(basename(file))) continue
      named.add(file)
      texts.push(read(file))
    }
  }
  return [...named].filter((file) => file.endsWith('.css')).map(read)
}
