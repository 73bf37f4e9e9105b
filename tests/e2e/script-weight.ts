import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'

export const KB = 1024

/** The scripts that a page has fetched, with those that stand in it: bytes as they travel (gzip), and their code. */
export interface ScriptWeight {
  bytes: number
  bodies: Buffer[]
}

/** Collects the scripts of the page that is opened next; what is returned weighs them. */
export function collectScripts(page: Page): () => Promise<ScriptWeight> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  // What the page before was still fetching is none of it.
  page.once('framenavigated', () => scripts.splice(0))
  return async () => {
    const inline = await page.locator('script:not([src]):not([type*="json"])').allTextContents()
    const bodies = [
      ...(await Promise.all(scripts.map((response) => response.body()))),
      ...inline.map((code) => Buffer.from(code)),
    ]
    return { bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0), bodies }
  }
}
