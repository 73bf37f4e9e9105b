import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Every circle of imports in src/, of values, of types and of what is loaded later alike, as a sentence. */
export function findImportCircles(): string[] {
  const files = globSync('src/**/*.{astro,ts,tsx}')
  const imports = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]))
  return circlesIn(imports).map((circle) => `${[...circle, circle[0]].join(' → ')}: a circle of imports`)
}

/** The files of src/ that a file imports, by their places. */
export function importsOf(file: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|import)[\s(]*'([#.][^'?]+)/g)].map(([, name = '']) => name)
  return named.map((name) => {
    if (name.startsWith('.')) return join(dirname(file), name)
    return name.replace(/^#words\//, '#words/en/').replace('#', 'src/')
  })
}

/** A way round for each import that leads back to where one came from. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  function follow(file: string, way: readonly string[]): void {
    if (way.includes(file)) circles.push(way.slice(way.indexOf(file)))
    else if (!done.has(file)) {
      for (const next of imports.get(file) ?? []) follow(next, [...way, file])
      done.add(file)
    }
  }
  for (const file of imports.keys()) follow(file, [])
  return circles
}
