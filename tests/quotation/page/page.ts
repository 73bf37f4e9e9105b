import type { Quotation } from '#islands/quotation/quotation.ts'
import { base64 } from './base64.ts'

declare global {
  interface Window {
    /** Builds a quotation as the shop does, chunk loading included. The document comes as base64. */
    quote(quotation: Quotation): Promise<{ pdf: string; loadMs: number; buildMs: number }>
  }
}

window.quote = async (quotation) => {
  const start = performance.now()
  const { buildQuotation } = await import('#islands/quotation/build-quotation.ts')
  const loaded = performance.now()
  const blob = await buildQuotation(quotation)
  const built = performance.now()
  return { pdf: await base64(blob), loadMs: loaded - start, buildMs: built - loaded }
}
