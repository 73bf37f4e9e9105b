import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { marked } from '#islands/search/marked.ts'
import type { SearchHit } from '#search/search-hit.ts'
import { markMatches } from '#search/search-marks.ts'
import type { SearchQuery } from '#search/search-query.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { itemCard } from './item-card.ts'
import { redraw } from './redraw.ts'

interface Props {
  hit: SearchHit
  query: SearchQuery
}

/** An entry of a list with the card of an item, and in it marked what was searched for. */
export function CardEntry({ hit: { document, terms }, query }: Props) {
  const entry = useRef<HTMLLIElement>(null)
  const drawn = useRef('')
  const unit = useStore($shownUnit)
  useLayoutEffect(() => {
    // A later answer brings the same mats once more.
    const contents = JSON.stringify([document, terms, query.text, unit])
    if (contents === drawn.current) return
    drawn.current = contents
    const card = itemCard(document, unit, (text) => marked(markMatches(text, query, terms)))
    const shown = entry.current?.firstElementChild
    if (shown) redraw(shown, card)
    else entry.current?.append(card)
  }, [document, terms, query, unit])
  return <li ref={entry} />
}
