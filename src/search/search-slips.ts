const SHORT = 3

/** How many letters may be wrong: none in what is shorter than four letters or has figures. */
export function slipsIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0
  return term.length < 6 ? 1 : 2
}

/** Whether one letter of a short word may be wrong: any but the first, or every short word would be like every other. */
export function mayBeShortSlip(term: string, meant: string): boolean {
  if (!isShortWord(term) || meant.length !== SHORT || meant[0] !== term[0]) return false
  return [...term].filter((letter, place) => letter !== meant[place]).length === 1
}

export function isShortWord(term: string): boolean {
  return term.length === SHORT && /^\p{L}+$/u.test(term)
}

/** The term with two neighbouring letters exchanged, as fingers do: `mta` for `mat`. None of what has figures. */
export function exchanged(term: string): string[] {
  if (term.length < SHORT || /\d/.test(term)) return []
  const letters = [...term]
  const pairs = letters.slice(1).map((letter, place) => {
    const [before, after] = [letters.slice(0, place).join(''), letters.slice(place + 2).join('')]
    return `${before}${letter}${letters[place] ?? ''}${after}`
  })
  return [...new Set(pairs)].filter((other) => other !== term)
}
