import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/catalogue-paper.ts'
import * as common from '#words/common.ts'
import type { CatalogueSource } from './catalogue-source.ts'

interface Props extends CatalogueSource {
  /** Somebody has pressed already. */
  opened?: boolean
}

/** A button that fetches what makes a catalogue of a list. */
export function CatalogueOffer({ opened = false, ...source }: Props) {
  const press = useRef<HTMLButtonElement>(null)
  const [Maker, setMaker] = useState<ComponentType<CatalogueSource>>()

  async function open() {
    try {
      const { CatalogueMaker } = await import('./CatalogueMaker.tsx')
      setMaker(() => CatalogueMaker)
    } catch {
      showToast(common.notLoaded, { kind: 'problem' })
    }
  }

  const openAtOnce = useEffectEvent(() => {
    press.current?.focus()
    void open()
  })
  useEffect(() => {
    if (opened) openAtOnce()
  }, [opened])

  return (
    <>
      <button
        ref={press}
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
