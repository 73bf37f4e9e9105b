import { createHash } from 'node:crypto'
import { searchFilePath } from '#domain/paths.ts'

/** A file of the search index or of the filters: its path in the site and its text. */
export interface IndexFile {
  path: string
  text: string
}

/** A file whose name changes with its content, so that it may be kept for ever. */
export function contentNamed(kind: string, content: unknown): IndexFile {
  const text = JSON.stringify(content)
  return { path: searchFilePath(`${kind}-${contentName(text, 12)}`), text }
}

/** A file with a short name, which its path is made of. */
export interface NamedFile {
  name: string
  file: IndexFile
}

/** Eight figures tell a file from what it was before; its path tells it from all others. */
export function shortNamed(pathOf: (name: string) => string, content: unknown): NamedFile {
  const text = JSON.stringify(content)
  const name = contentName(text, 8)
  return { name, file: { path: pathOf(name), text } }
}

/** So many figures that change with a text. */
export function contentName(text: string, figures: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, figures)
}
