import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { PassingButton } from '#islands/PassingButton.tsx'
import {
  $keeping,
  $keepingTrouble,
  type $offered,
  type $onDevice,
  keepWholeCatalogue,
  removeCatalogue,
  stopKeeping,
} from '#stores/kept-catalogue.ts'
import { showToast } from '#stores/toasts.ts'
import { language } from '#words/language.ts'
import * as words from '#words/offline.ts'
import styles from './KeptCatalogue.module.css'

interface Props {
  offered: ReturnType<(typeof $offered)['get']>
  onDevice: Exclude<ReturnType<(typeof $onDevice)['get']>, 'impossible'>
}

const MOMENT = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
const MEGABYTES = new Intl.NumberFormat(language, {
  style: 'unit',
  unit: 'megabyte',
  maximumSignificantDigits: 2,
})

/** What is here and what there is, and the ways to fetch it, bring it up to date and remove it. */
export function CatalogueTools({ offered, onDevice }: Props) {
  const keeping = useStore($keeping)
  const trouble = useStore($keepingTrouble)
  const here = typeof onDevice === 'object' ? onDevice : undefined
  const [chosen, setChosen] = useState<boolean | undefined>()
  const withPictures = chosen ?? (here === undefined || here.pictures > 0)
  const id = useId()

  async function remove() {
    await removeCatalogue()
    showToast(words.removed)
  }

  if (onDevice === 'unknown' || offered === 'unknown') return <p className={styles.said}>…</p>
  return (
    <>
      <p className={styles.said} role="status">
        {here === undefined ? offerOf(offered) : stateOf(here, offered)}
      </p>
      {trouble !== null && (
        <p className="notice problem" role="alert">
          {trouble === 'no-room' ? words.noRoom : words.interrupted}
        </p>
      )}
      {keeping === null ? (
        <>
          {typeof offered === 'object' && offered.pages > 0 && (
            <label className={styles.choice} htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={withPictures}
                onChange={({ target }) => setChosen(target.checked)}
              />
              {words.withPictures(size(offered.pictureBytes))}
            </label>
          )}
          <div className="button-row">
            {typeof offered === 'object' && (
              <PassingButton className="button" onClick={() => void keepWholeCatalogue(withPictures)}>
                {labelOf(here, offered.pages > 0)}
              </PassingButton>
            )}
            {here !== undefined && (
              <PassingButton className="button quiet" onClick={remove}>
                {words.remove}
              </PassingButton>
            )}
          </div>
        </>
      ) : (
        <div className={styles.progress}>
          {keeping.all === undefined ? (
            <progress aria-label={words.catalogueHere} />
          ) : (
            <progress max={keeping.all} value={keeping.done} aria-label={words.catalogueHere} />
          )}
          {keeping.all !== undefined && <span className="figures">{words.keeping(keeping.done, keeping.all)}</span>}
          <PassingButton className="button quiet" onClick={stopKeeping}>
            {words.stop}
          </PassingButton>
        </div>
      )}
    </>
  )
}

function labelOf(here: Exclude<Props['onDevice'], string> | undefined, hasPages: boolean): string {
  if (here !== undefined && (hasPages || here.finds)) return words.update
  return hasPages ? words.keep : words.keepFinding
}

function offerOf(offered: Props['offered']): string {
  if (typeof offered !== 'object') return words.needsNetwork
  const { pages, bytes } = offered
  return pages > 0 ? words.keepOffer(pages, size(bytes)) : words.findingOffer(size(bytes))
}

function stateOf(here: Exclude<Props['onDevice'], string>, offered: Props['offered']): string {
  const { pages, bytes, finds, wholeSinceMs } = here
  const isTooLarge = pages === 0 || (typeof offered === 'object' && offered.pages === 0)
  const date = wholeSinceMs === undefined ? undefined : MOMENT.format(wholeSinceMs)
  if (isTooLarge && finds && date !== undefined) return words.findingKept(size(bytes), date)
  if (pages === 0) return `${words.findingPartly} ${offerOf(offered)}`
  if (date !== undefined && !isTooLarge) return words.kept(pages, size(bytes), date)
  if (typeof offered !== 'object' || isTooLarge) return `${words.notAll(pages, size(bytes))} ${offerOf(offered)}`
  return words.partly(pages, offered.pages, size(bytes))
}

function size(bytes: number): string {
  return MEGABYTES.format(bytes / 1_000_000)
}
