import type { RefreshAnswer } from '#components/preview/refresh-answer.ts'
import type { EditorReport } from '../report/editor-report.ts'
import { printable } from '../report/report-text.ts'
import { withoutKey } from '../report/without-key.ts'
import { isExpected } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { refreshAndReport } from '../stages/refresh-stage.ts'

/** Refreshes the snapshot and answers in words, whatever happens, never with the store's key in them. */
export async function refreshForPreview(configuration: Configuration, store: StoreConnection): Promise<RefreshAnswer> {
  const { outcome, verdict, reasons, advice } = await answerOf(refreshAndReport(configuration, store, undefined))
  const shown = (words: string) => printable(withoutKey(words, store.apiKey))
  return { outcome, verdict: shown(verdict), reasons: reasons.map(shown), advice: advice.map(shown) }
}

async function answerOf(refreshing: Promise<EditorReport>): Promise<RefreshAnswer> {
  try {
    const { outcome, verdict, reasons, accept } = await refreshing
    if (outcome === 'unread') throw new Error('A report of a store that was not read came back.')
    const advice =
      accept === undefined ? [] : ['To look at it: npm run preview -- --refused', `If it is right: ${accept}`]
    return { outcome, verdict, reasons, advice }
  } catch (error) {
    const expected = error instanceof Error && isExpected(error)
    if (!expected) console.error(error)
    const reason = expected ? error.message : 'This was not expected; the terminal says more.'
    return {
      outcome: 'failed',
      verdict: 'The refresh failed, and the shop stays as it was.',
      reasons: [reason],
      advice: [],
    }
  }
}
