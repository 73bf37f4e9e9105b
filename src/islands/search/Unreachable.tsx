import { STORE_PATH } from '#domain/paths.ts'
import * as words from '#words/search.ts'

/** Search does not answer, and the store still can be browsed. */
export function Unreachable() {
  const [before, store, after] = words.unreachable
  return (
    <>
      {before}
      <a href={STORE_PATH}>{store}</a>
      {after}
    </>
  )
}
