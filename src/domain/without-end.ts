/** A text without the signs of one kind at its end, in one pass: an expression looks at every run of them again and again. */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length
  while (text[end - 1] === sign) end -= 1
  return text.slice(0, end)
}
