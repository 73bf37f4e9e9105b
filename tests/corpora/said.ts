/** Ways to write one thing: added to a name, as sentences of prose, as labelled lines. */
export interface Ways {
  name: readonly string[]
  prose: readonly string[]
  line: readonly string[]
}

/** One of them, in its place. */
export interface Said {
  where: keyof Ways
  text: string
}

/** The ways of a table: each in a line of its own, after `name`, `prose` or `line`. */
export function ways(table: string): Ways {
  const of = (where: string) =>
    table
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row.startsWith(`${where} | `))
      .map((row) => row.slice(where.length + ' | '.length))
  return { name: of('name'), prose: of('prose'), line: of('line') }
}

/** A text with its `{places}` filled. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, place: string) => values[place] ?? whole)
}
