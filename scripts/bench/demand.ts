import type { Locator } from 'playwright/test'
import { ScriptProblem } from '../running/run-script.ts'

const LONGEST_MS = 20_000
const STEP_MS = 50

/** Throws where what a visit met is not what it should be. */
export function demandEqual(what: string, met: unknown, meant: unknown): void {
  const [is, should] = [met, meant].map((value) => JSON.stringify(value))
  if (is !== should) throw new ScriptProblem(`${what}: ${is} instead of ${should}.`)
}

/** Waits until one of these elements says just this, with whatever spaces; throws with what they say instead. */
export async function demandText(what: string, elements: Locator, text: string): Promise<void> {
  const since = performance.now()
  let said = await textsOf(elements)
  while (!said.includes(text) && performance.now() - since < LONGEST_MS) {
    await elements.page().waitForTimeout(STEP_MS)
    said = await textsOf(elements)
  }
  if (!said.includes(text)) throw new ScriptProblem(`${what}: ${JSON.stringify(said)} instead of “${text}”.`)
}

async function textsOf(elements: Locator): Promise<string[]> {
  return (await elements.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
}
