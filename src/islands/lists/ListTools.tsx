import { type List, MOST_LISTS } from '#domain/list.ts'
import { listLinkAddress } from '#domain/list-link.ts'
import { listPath } from '#domain/paths.ts'
import { CatalogueOffer } from '#islands/catalogue-paper/CatalogueOffer.tsx'
import { saveFile } from '#islands/save-file.ts'
import { dropList, makeList } from '#stores/lists.ts'
import { showAllLists } from '#stores/open-list.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { loadListFile } from './load-list-file.ts'
import styles from './OpenList.module.css'
import { offerPutBack } from './offer-put-back.ts'
import { tellKept } from './tell-kept.ts'

/** Takes a list elsewhere, makes another of it, or deletes it. */
export function ListTools({ list }: { list: List }) {
  return (
    <div className={styles.tools}>
      {list.lines.length > 0 && (
        <>
          <button type="button" className="button quiet" onClick={() => void share(list)}>
            {words.shareList}
          </button>
          <button type="button" className="button quiet" onClick={() => void download(list)}>
            {words.downloadCsv}
          </button>
          <CatalogueOffer
            name={list.name}
            read={async ({ most, signal, advance }) => {
              const { readItems } = await import('#stores/catalogue-items.ts')
              return readItems(list.lines, most, signal, advance)
            }}
          />
        </>
      )}
      <button type="button" className="text-button" onClick={() => duplicate(list)}>
        {words.duplicate}
      </button>
      <button type="button" className="text-button" onClick={() => remove(list)}>
        {words.deleteList}
      </button>
    </div>
  )
}

async function share(list: List): Promise<void> {
  const url = listLinkAddress(location.origin, list)
  try {
    await navigator.clipboard.writeText(url)
    showToast(words.linkCopied)
  } catch {
    showToast(words.copyFromAddressBar)
    history.replaceState(null, '', url)
  }
}

async function download(list: List): Promise<void> {
  const script = await loadListFile()
  if (script === undefined) return
  const { file, name } = await script.csvFileOf(list)
  saveFile(file, name)
}

function duplicate(list: List): void {
  const made = makeList(words.namedSame(list.name), list.lines)
  if (made === undefined) {
    showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
    return
  }
  const undo = () => {
    dropList(made)
    showAllLists()
  }
  location.assign(listPath(made))
  tellKept(made, words.duplicated(made.name), { label: common.undo, run: undo })
}

function remove(list: List): void {
  const putBack = dropList(list)
  showAllLists()
  document.querySelector('main')?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: 'instant' })
  offerPutBack(words.deleted(list.name), putBack, words.listsFull(MOST_LISTS))
}
