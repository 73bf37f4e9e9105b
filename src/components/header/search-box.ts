import { NO_PRODUCTS_PATH, SEARCH_PATH } from '#domain/paths.ts'
import { fetchSearchAhead } from '#stores/search-ahead.ts'
import { $searchQuery } from '#stores/search-query.ts'

// With the first sign that somebody means to search, all that the first key needs is fetched at once.
const SIGNS_OF_INTENT = ['pointerenter', 'focusin', 'pointerdown']
const panel = () => import('#islands/search/search-panel.ts')
const room = () => import('#islands/has-room.ts').then((script) => script.hasRoom())

const isOfSearch = [SEARCH_PATH, NO_PRODUCTS_PATH].includes(location.pathname.replace(/\.html$/, ''))
const asked = isOfSearch ? (new URLSearchParams(location.search).get('q') ?? '') : ''

for (const input of document.querySelectorAll<HTMLInputElement>('[data-search-input]')) {
  input.value ||= asked
  // A blank query is ignored without a word, where without scripts the browser asks for one.
  if (input.form !== null) input.form.noValidate = true
  input.form?.addEventListener('submit', (event) => {
    if (input.value.trim() !== '') return
    event.preventDefault()
    input.focus()
  })
}

const search = document.querySelector<HTMLElement>('[data-search]')
const box = search?.querySelector<HTMLInputElement>('[data-search-input]')
if (search && box) {
  $searchQuery.set(box.value)
  box.addEventListener('input', () => $searchQuery.set(box.value))
  const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
  document.querySelector('[data-search-close]')?.addEventListener('click', leave)
  search.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && box.value === '') leave()
  })
  let begun = false
  const prepare = async (sign?: Event) => {
    // Who only passes over the box may want nothing of it.
    if (sign?.type === 'pointerenter' && !(await room().catch(() => false))) return
    if (begun) return
    begun = true
    fetchSearchAhead().catch(() => undefined)
    // A browser's first format of numbers takes a slow telephone 50 ms: it is made while scripts are on their way.
    setTimeout(Intl.NumberFormat)
    try {
      const { mountSearchPanel } = await panel()
      mountSearchPanel(search, box)
    } catch {
      // The form leads to the page of the search, and the next sign tries again.
      begun = false
    }
  }
  for (const sign of SIGNS_OF_INTENT) search.addEventListener(sign, prepare)
  // Somebody was there before this script.
  if (search.contains(document.activeElement)) void prepare()
  // Where pressing a link would take the focus out of the box, and the links with it, before they are followed.
  const ideas = document.querySelector('[data-search-ideas]')
  ideas?.addEventListener('mousedown', (event) => event.preventDefault())
  // A link to a place on the same page does not leave it.
  ideas?.addEventListener('click', leave)
}
