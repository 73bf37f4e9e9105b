import { type ComponentType, useCallback, useState } from 'react'
import type { LaidPiecesProps } from '#islands/laid-floor/LaidPieces.tsx'
import { useLate } from '#islands/use-late.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/plan-drawing.ts'
import type { DrawingLook } from './DrawingLooks.tsx'

export interface LaidLook {
  look: DrawingLook
  choose: (look: DrawingLook) => void
  /** What shows the floor as it will look, once that was asked for and is fetched. */
  Laid: ComponentType<LaidPiecesProps> | undefined
  fail: () => void
}

/** How the floor is shown. What it takes to show more than a drawing is fetched when it is asked for. */
export function useLaidLook(): LaidLook {
  const [look, setLook] = useState<DrawingLook>('drawn')
  const [Laid, load] = useLate(laidPieces)
  const fail = useCallback(() => {
    setLook('drawn')
    showToast(words.notShown, { kind: 'problem' })
  }, [])

  function choose(wanted: DrawingLook) {
    setLook(wanted)
    if (wanted !== 'drawn' && Laid === undefined) load().catch(fail)
  }

  return { look, choose, Laid, fail }
}

const laidPieces = async () => (await import('#islands/laid-floor/LaidPieces.tsx')).LaidPieces
