import type { Browser } from 'playwright/test'
import { watchKey } from './watch-key.ts'

/** In the page. */
declare const pressed: Promise<PerformanceEntry>

/**
 * Milliseconds from a key to the frame that answers it (Event Timing), where a list of plain pictures is shown for another
 * without any shop, in a browser whose processor is so many times slower: what the same machine cannot be below.
 */
export async function plainListTimes(browser: Browser, asked: { cards: number; runs: number; slower: number }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(plainList(asked.cards))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: asked.slower })
  const times: number[] = []
  for (let run = 0; run < asked.runs; run += 1) {
    await page.waitForTimeout(400)
    await page.evaluate(watchKey)
    await page.keyboard.press('F9')
    times.push(await page.evaluate(() => pressed.then(({ duration }) => duration)))
  }
  await page.close()
  return times
}

/**
 * A page of two lists of pictures, names and prices, `cards` in each: a key shows the one and hides the other. The least that
 * a page can do when what it lists changes.
 */
function plainList(cards: number): string {
  const list = (first: number) => {
    const items = Array.from({ length: cards }, (_, index) => `<li>${card(first + index)}</li>`)
    return `<ul>${items.join('')}</ul>`
  }
  return `<!doctype html>
<style>ul:not([hidden]) { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; list-style: none }</style>
${list(0)}${list(cards)}
<script>
const [one, other] = document.querySelectorAll('ul')
other.hidden = true
addEventListener('keydown', () => {
  one.hidden = !one.hidden
  other.hidden = !one.hidden
})
</script>`
}

function card(number: number): string {
  const rectangle = `<rect width="400" height="300" fill="hsl(${number * 3} 40% 40%)"/>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${rectangle}</svg>`
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`
  return `<img src="${address}" width="400" height="300" alt=""><h3>Mat ${number}</h3><p>$${number}.00</p>`
}
