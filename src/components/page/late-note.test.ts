import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Parts that hold the note themselves. */
const WITH_NOTE = ['LateNote', 'PersonalSkeleton']
/** It comes after what the page is for, and nothing stands in for it. */
const WITHOUT_SKELETON = ['FreshRelated']

test('whatever waits for a script says so when it does not come', () => {
  const silent: string[] = []
  let waiting = 0
  for (const page of globSync('src/**/*.astro')) {
    const markup = readFileSync(page, 'utf8')
    for (const [whole, name = ''] of markup.matchAll(/<([A-Z]\w*)[^>]*\sclient:(?:only|load)[^>]*>/g)) {
      if (WITHOUT_SKELETON.includes(name)) continue
      waiting += 1
      const inside = whole.endsWith('/>') ? '' : markup.slice(markup.indexOf(whole), markup.indexOf(`</${name}>`))
      if (!WITH_NOTE.some((part) => inside.includes(`<${part} `))) silent.push(`${name} in ${page}`)
    }
  }
  expect(waiting).toBeGreaterThan(10)
  expect(silent).toEqual([])
})

test('the skeleton of personal pages holds the note', () => {
  expect(readFileSync('src/components/page/PersonalSkeleton.astro', 'utf8')).toContain('<LateNote />')
})
