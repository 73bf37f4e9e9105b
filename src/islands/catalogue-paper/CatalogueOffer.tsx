import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLate } from '#islands/use-late.ts'
import { orSay } from '#stores/toasts.ts'
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
  const [Maker, load] = useLate(catalogueMaker)
  const [wanted, setWanted] = useState(false)
  const shown = wanted && Maker !== undefined

  function open() {
    setWanted(true)
    void orSay(load(), common.notLoaded)
  }

  const openAtOnce = useEffectEvent(() => {
    press.current?.focus()
    open()
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
        aria-expanded={shown}
        onClick={() => (shown ? setWanted(false) : open())}
      >
        {words.cataloguePdf}
      </button>
      {shown && <Maker {...source} />}
    </>
  )
}

const catalogueMaker = async () => (await import('./CatalogueMaker.tsx')).CatalogueMaker
