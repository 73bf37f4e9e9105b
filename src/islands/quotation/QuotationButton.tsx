import { useBusy } from '#islands/use-busy.ts'
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
  const button = useBusy(async () => {
    try {
      const { downloadQuotation } = await import('./download-quotation.ts')
      showToast(...(await downloadQuotation(await read?.())))
    } catch {
      showToast(words.quotationFailed, { kind: 'problem' })
    }
  })

  return (
    <button type="button" className="button quiet" disabled={disabled} {...button}>
      {words.downloadQuotation}
    </button>
  )
}
