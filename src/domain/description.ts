/** A line of a description that is a label and a text: `Thickness: 17 mm`, as the store wrote it. */
export interface StatedLine {
  label: string
  text: string
}

export interface Description {
  paragraphs: string[]
  lines: StatedLine[]
}

const STATED_LINE = /^(\p{L}[\p{L}\d ()/.&-]{1,28}):\s+(\S.*)$/u

/**
 * Parts a store's description into prose and labelled lines: paragraphs stand between blank lines, and a paragraph made
 * of nothing but lines that read `Label: text` is a list of them. Nothing is guessed and nothing is dropped.
 */
export function readDescription(description: string): Description {
  const read: Description = { paragraphs: [], lines: [] }
  for (const paragraph of description.split(/\n\s*\n/)) {
    const written = paragraph
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const lines = written.map(lineFrom)
    if (lines.length > 1 && lines.every((line) => line !== undefined)) read.lines.push(...lines)
    else if (written.length > 0) read.paragraphs.push(written.join('\n'))
  }
  return read
}

function lineFrom(written: string): StatedLine | undefined {
  const [, label, text] = STATED_LINE.exec(written) ?? []
  return label === undefined || text === undefined ? undefined : { label: label.trimEnd(), text }
}
