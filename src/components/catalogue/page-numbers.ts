/** The page numbers worth offering: the first, the last and those about the open one, with gaps between. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(offered)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? 0) - 1
    if (skipped === 1) return [number - 1, number]
    return skipped > 1 ? ['gap' as const, number] : [number]
  })
}
