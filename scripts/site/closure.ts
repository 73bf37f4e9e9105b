/** Something and all that follows from it. */
export function closure(first: string, next: (one: string) => Iterable<string>): Set<string> {
  const found = new Set([first])
  for (const one of found) for (const other of next(one)) found.add(other)
  return found
}
