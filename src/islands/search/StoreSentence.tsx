import { STORE_PATH } from '#domain/paths.ts'

/** A sentence that leads to the store: what stands before, in and after the link. */
export function StoreSentence({ words: [before, store, after] }: { words: readonly [string, string, string] }) {
  return (
    <>
      {before}
      <a href={STORE_PATH}>{store}</a>
      {after}
    </>
  )
}
