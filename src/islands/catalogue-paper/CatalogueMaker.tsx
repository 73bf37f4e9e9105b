import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#counts.ts'
import * as words from '#words/catalogue-paper.ts'
import styles from './CatalogueMaker.module.css'
import type { CatalogueSource } from './catalogue-source.ts'

/** More would make a file that no mailbox takes. */
const MOST = 500
/** Each step is read aloud. */
const STEP = 10

type Making =
  | { status: 'idle' }
  | { status: 'reading' | 'setting'; done: number; all: number }
  | { status: 'made'; gone: number; all: number }
  | { status: 'cancelled' | 'failed' }

/** Makes a catalogue of a list, with or without prices; it can be cancelled, and goes with the page. */
export function CatalogueMaker({ name, read }: CatalogueSource) {
  const [making, setMaking] = useState<Making>({ status: 'idle' })
  const [withPrices, setWithPrices] = useState(true)
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const isBusy = making.status === 'reading' || making.status === 'setting'

  async function make() {
    stop.current = new AbortController()
    const { signal } = stop.current
    const tell = (status: 'reading' | 'setting', done: number, all: number) => {
      if ((done % STEP === 0 || done === all) && !signal.aborted) setMaking({ status, done, all })
    }
    setMaking({ status: 'reading', done: 0, all: MOST })
    try {
      const [{ makeCatalogue }, { items, all, gone, pricesAtMs }] = await Promise.all([
        import('./make-catalogue.ts'),
        read({ most: MOST, signal, advance: (done, of) => tell('reading', done, of) }),
      ])
      const advance = (done: number) => tell('setting', done, items.length)
      await makeCatalogue({ name, items, withPrices, pricesAtMs, signal, advance })
      setMaking({ status: 'made', gone, all })
    } catch {
      setMaking({ status: signal.aborted ? 'cancelled' : 'failed' })
    }
  }

  return (
    <div className={styles.maker}>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={withPrices}
          disabled={isBusy}
          onChange={({ target }) => setWithPrices(target.checked)}
        />
        {words.withPrices}
      </label>
      {isBusy && <progress max={2 * making.all} value={doneOf(making)} aria-label={words.title} />}
      <button type="button" className="button quiet" onClick={() => void (isBusy ? stop.current.abort() : make())}>
        {isBusy ? words.cancel : words.make}
      </button>
      <p className="aside" role="status">
        {sentence(making)}
      </p>
    </div>
  )
}

function doneOf({ status, done, all }: Extract<Making, { done: number }>): number {
  return status === 'reading' ? done : all + done
}

function sentence(making: Making): string {
  switch (making.status) {
    case 'idle':
      return ''
    case 'reading':
      return making.done === 0 ? words.begun : words.reading(formatNumber(making.done), formatNumber(making.all))
    case 'setting':
      return words.setting(formatNumber(making.done), formatNumber(making.all))
    case 'made':
      return [
        words.made,
        ...(making.all > MOST ? [words.firstOnly(formatNumber(MOST), formatNumber(making.all))] : []),
        ...(making.gone > 0 ? [words.leftOut(making.gone)] : []),
      ].join(' ')
    case 'cancelled':
      return words.cancelled
    case 'failed':
      return words.failed
  }
}
