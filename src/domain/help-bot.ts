/** A canned answer and the words that call for it; a keyword of several words has to stand in the message as it is. */
export interface HelpAnswer {
  keywords: readonly string[]
  text: string
  /** Pages of the shop that say more. */
  links?: readonly HelpLink[]
}

export interface HelpLink {
  label: string
  /** A path within the shop. */
  path: string
}

export interface HelpReply {
  text: string
  links: readonly HelpLink[]
}

/** Every answer whose keyword stands in the message, each once and in their own order, else the fallback (behaviour 5.2). */
export function replyTo(message: string, answers: readonly HelpAnswer[], fallback: HelpReply): HelpReply {
  const spoken = ` ${words(message).join(' ')} `
  const called = answers.filter(({ keywords }) =>
    keywords.some((keyword) => spoken.includes(` ${words(keyword).join(' ')} `)),
  )
  const links = new Map(called.flatMap((answer) => answer.links ?? []).map((link) => [link.path, link]))
  if (called.length === 0) return fallback
  return { text: called.map(({ text }) => text).join('\n'), links: [...links.values()] }
}

/** Lower-case words, in the singular: "Opening HOURS?" is `opening`, `hour`. */
function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(singular)
}

/** Near enough for keywords: both sides of a comparison go through it. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ss|sh|ch|x)es$|s$/, '')
}
