import type { FilteredFound } from '#stores/filtered-list.ts'

/** Whoever has waited so long sees that something is to come. */
const NOTICED_MS = 150

/**
 * The list that a page came with. It stands as long as there is no other one; while another is looked for it says so, once
 * that is noticed.
 */
export function standingList(list: HTMLElement | null) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    show(status: FilteredFound['status']): void {
      if (list === null) return
      clearTimeout(waiting)
      list.hidden = status === 'shown'
      if (status === 'looking') waiting = setTimeout(() => list.setAttribute('aria-busy', 'true'), NOTICED_MS)
      else list.removeAttribute('aria-busy')
    },
  }
}
