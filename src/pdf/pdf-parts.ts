/** The lines of a PDF on their way into a file: what is written is given to the browser at once, and held here no longer. */
export interface PdfParts {
  /** A line of bytes, each as a sign of its number. */
  push(line: string): void
  file(): Blob
}

/** So many bytes go together; a longer line goes alone. */
const PART = 1 << 18
const LINE_FEED = 10

export function openPdfParts(): PdfParts {
  const parts: Blob[] = []
  let bytes = new Uint8Array(PART)
  let at = 0

  function give(): void {
    parts.push(new Blob([bytes.subarray(0, at)]))
    at = 0
  }

  return {
    push(line) {
      if (at + line.length + 1 > bytes.length) {
        give()
        if (line.length + 1 > bytes.length) bytes = new Uint8Array(line.length + 1)
      }
      for (let index = 0; index < line.length; index += 1) bytes[at + index] = line.charCodeAt(index)
      at += line.length
      bytes[at] = LINE_FEED
      at += 1
    },
    file() {
      give()
      return new Blob(parts, { type: 'application/pdf' })
    },
  }
}
