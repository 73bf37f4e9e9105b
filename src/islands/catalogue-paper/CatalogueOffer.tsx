import { type ComponentType, useState } from 'react'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/catalogue-paper.ts'
import * as common from '#words/common.ts'
import type { CatalogueSource } from './catalogue-source.ts'

/** A button that fetches what makes a catalogue of a list. */
export function CatalogueOffer(source: CatalogueSource) {
  const [Maker, setMaker] = useState<ComponentType<CatalogueSource>>()

  async function open() {
    try {
      const { CatalogueMaker } = await import('./CatalogueMaker.tsx')
      setMaker(() => CatalogueMaker)
    } catch {
      showToast(common.notLoaded, { kind: 'problem' })
    }
  }

  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-expanded={Maker !== undefined}
        onClick={() => (Maker === undefined ? void open() : setMaker(undefined))}
      >
        {words.cataloguePdf}
      </button>
      {Maker !== undefined && <Maker {...source} />}
    </>
  )
}
