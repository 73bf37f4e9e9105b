/** Notes what fields hold. The function that it returns empties those that hold it still: what was typed since stays. */
export function emptyLater(fields: readonly { value: string }[]): () => void {
  const held = fields.map((field) => ({ field, text: field.value }))
  return () => {
    for (const { field, text } of held) if (field.value === text) field.value = ''
  }
}
