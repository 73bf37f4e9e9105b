/** Lets the browser save something that was made in the page. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/** A browser may still be asking where to save it. */
const KEPT_MS = 60_000
