/** A stated fact, as the store wrote it: `Thickness` · `17 mm`. */
export interface Fact {
  label: string
  value: string
}

export interface Description {
  paragraphs: string[]
  facts: Fact[]
}

const FACT_LINE = /^(\p{L}[\p{L}\d ()/-]{1,28}):\s+(\S.*)$/u

/**
 * Parts a store's description into prose and facts: paragraphs stand between blank lines, and a line that reads
 * `Label: value` in a paragraph made of nothing else is a fact. Nothing is guessed and nothing is dropped.
 */
export function readDescription(text: string): Description {
  const description: Description = { paragraphs: [], facts: [] }
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const facts = lines.map(factFrom)
    if (lines.length > 1 && facts.every((fact) => fact !== undefined)) description.facts.push(...facts)
    else if (lines.length > 0) description.paragraphs.push(lines.join('\n'))
  }
  return description
}

function factFrom(line: string): Fact | undefined {
  const [, label, value] = FACT_LINE.exec(line) ?? []
  return label === undefined || value === undefined ? undefined : { label: label.trimEnd(), value }
}
