interface PlaceholderText {
  what: string
  file: string
}

/**
 * What the owner has to replace before the shop sells anything. Delete a line once its text is the owner's own: the
 * preview and the report of every refresh list what is left. Shoppers are not told.
 */
const placeholderTexts: readonly PlaceholderText[] = [
  { what: 'the policies', file: 'src/policies.ts' },
  { what: "the help bot's answers", file: 'src/help-bot-answers.ts' },
  { what: 'the figures that both name', file: 'src/service-figures.ts' },
]

/** A sentence for the owner; none once everything is replaced. */
export function placeholderReminders(texts = placeholderTexts): string[] {
  if (texts.length === 0) return []
  const list = texts.map(({ what, file }) => `${what} (${file})`).join(', ')
  return [`Placeholder texts for the owner to replace: ${list}.`]
}
