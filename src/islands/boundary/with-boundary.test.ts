import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every island that a page wakes is held by a boundary', () => {
  const bare: string[] = []
  let islands = 0
  for (const page of globSync('src/**/*.astro')) {
    const markup = readFileSync(page, 'utf8')
    for (const [, name = ''] of markup.matchAll(/<([A-Z]\w*)[^>]*\sclient:/g)) {
      islands += 1
      const [, file = ''] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(markup) ?? []
      const held = new RegExp(`export const ${name} = withBoundary\\(`)
      if (!held.test(readFileSync(`src/${file}`, 'utf8'))) bare.push(`${name} in ${page}`)
    }
  }
  expect(islands).toBeGreaterThan(10)
  expect(bare).toEqual([])
})
