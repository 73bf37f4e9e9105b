/** The lines that a change adds or alters, as `file:from-to`: what `git diff --unified=0` says of it. */
export function changedLines(diff: string): string[] {
  const changed: string[] = []
  let [file, before] = ['', '']
  for (const line of diff.split('\n')) {
    // A file that is gone is `/dev/null`; elsewhere a line that was added may begin so.
    if (line.startsWith('+++ ') && before.startsWith('--- ')) file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? ''
    const [, from = '', count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (file !== '' && from !== '' && count !== '0') changed.push(`${file}:${from}-${Number(from) + Number(count) - 1}`)
    before = line
  }
  return changed
}
