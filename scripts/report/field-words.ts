import type { FieldChange } from '#catalogue/item-changes.ts'

const BEFORE = 30

/** Both sides of a change from shortly before they part, at most `length` letters each; `–` for nothing. */
export function changeWords({ old, new: now }: Pick<FieldChange, 'old' | 'new'>, length: number) {
  let same = 0
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1
  const begin = old.length <= length && now.length <= length ? 0 : Math.max(0, same - BEFORE)
  return { old: part(old, begin, length), new: part(now, begin, length) }
}

function part(text: string, begin: number, length: number): string {
  if (text === '') return '–'
  const end = begin + length
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end).toWellFormed()}${text.length > end ? '…' : ''}`
}
