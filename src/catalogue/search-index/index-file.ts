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

/** So many figures that change with a text. */
export function contentName(text: string, figures: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, figures)
}
