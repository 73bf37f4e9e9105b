import { afterEach, expect, test } from 'vitest'
import { imperialLength } from '#domain/imperial-text.ts'
import { breakable } from '#domain/unbroken.ts'
import { $shownUnit, showIn } from '#stores/shown-unit.ts'
import { sayFacts } from './say-facts.ts'

afterEach(() => showIn(''))

/** Slow to change, as on a phone. */
class Fact {
  title = ''
  textContent: string
  className: string
  constructor(text: string, className = 'facts') {
    this.textContent = text
    this.className = className
  }
  replaceChildren(text: string) {
    const end = performance.now() + 1
    while (performance.now() < end);
    this.textContent = text
  }
  append() {}
  removeAttribute() {}
  closest() {
    return null
  }
}

const facts = Array.from({ length: 100 }, (_, index) => new Fact(`${index + 1} mm`))

test('hundreds of facts change in slices, all of them, and back again', async () => {
  let turns = 0
  const other = setInterval(() => (turns += 1))
  showIn('in')
  await sayFacts(facts, 'in')
  expect(facts.map(({ textContent }) => textContent)).toEqual(facts.map((_, index) => imperialLength(index + 1, 'in')))
  expect(facts[16]?.title).toBe('Stated: 17 mm')
  expect(turns).toBeGreaterThan(2)
  showIn('mm')
  await sayFacts(facts, 'mm')
  clearInterval(other)
  expect(facts.map(({ textContent }) => textContent.replace(/\s/, ' '))).toEqual(
    facts.map((_, index) => `${index + 1} mm`),
  )
})

test('no more of them change once another unit is chosen', async () => {
  showIn('in')
  const saying = sayFacts(facts, 'in')
  showIn('ft')
  await saying
  expect($shownUnit.get()).toBe('ft')
  expect(facts.at(-1)?.textContent).toMatch(/^100\smm$/)
})

test('what a square metre comes to is said by the square foot beside inches and feet, and back again', async () => {
  const price = new Fact('$1,042.33 per m²', 'aside area')
  showIn('ft')
  await sayFacts([price], 'ft')
  expect([price.textContent, price.title]).toEqual(['$96.84 per sq ft', ''])
  showIn('cm')
  await sayFacts([price], 'cm')
  expect(breakable(price.textContent)).toBe('$1,042.33 per m²')
})
