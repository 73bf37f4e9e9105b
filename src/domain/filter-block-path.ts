import { searchFilePath } from './paths.ts'

/** Of a block of rows, named by its place and by what it holds, in few signs: the manifest of filters names all of them. */
export function blockPath(number: number, name: string): string {
  return searchFilePath(`rows-${number}-${name}`)
}

/** Of a part of a column, named likewise. */
export function columnPartPath(column: string, number: number, name: string): string {
  return searchFilePath(`part-${column}-${number}-${name}`)
}
