import { useState } from 'react'
import type { LinesToQuote } from '#stores/quotable.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/quotation-button.ts'

interface Props {
  /** Of what; of the cart where nothing is said. */
  read?: () => Promise<LinesToQuote>
  disabled?: boolean
}

/** Makes a quotation and says how that went. What sets it comes with the press. */
export function QuotationButton({ read, disabled = false }: Props) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { downloadQuotation } = await import('./download-quotation.ts')
      showToast(...(await downloadQuotation(await read?.())))
    } catch {
      showToast(words.quotationFailed, { kind: 'problem' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="button quiet"
      aria-busy={busy}
      disabled={disabled}
      onClick={busy ? undefined : download}
    >
      {words.downloadQuotation}
    </button>
  )
}
