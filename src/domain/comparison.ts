import { factOf } from './measured-line.ts'

/** What the page of a mat states of it, line by line. */
export interface ComparedFact {
  label: string
  text: string
}

export interface ComparisonRow {
  label: string
  /** One for each mat; undefined where nothing is stated. */
  texts: (string | undefined)[]
  differs: boolean
}

/**
 * The facts of several mats side by side, in the order in which the mats state them; lines of one label are one fact.
 * What measures the same is the same, whatever unit it is stated in; capitals make no difference. Of one mat nothing
 * differs.
 */
export function comparisonRows(mats: readonly (readonly ComparedFact[])[]): ComparisonRow[] {
  const labels = new Map(mats.flat().map(({ label }) => [label.toLowerCase(), label]))
  return [...labels].map(([key, label]) => {
    const texts = mats.map((mat) => {
      const lines = mat.filter((fact) => fact.label.toLowerCase() === key)
      return lines.length === 0 ? undefined : lines.map(({ text }) => text).join('; ')
    })
    const meanings = texts.map((text) => (text === undefined ? '' : meaning({ label, text })))
    return { label, texts, differs: new Set(meanings).size > 1 }
  })
}

/** The same for texts that are the same. */
function meaning({ label, text }: ComparedFact): string {
  const written = text.replace(/\s+/g, ' ').trim()
  const fact = factOf({ label, text: written })
  if (fact.kind === 'stated' || fact.line === undefined) return written.toLowerCase()
  const { line, ...measure } = fact
  return JSON.stringify([measure, line.text.slice(line.at[1]).trim().toLowerCase()])
}
