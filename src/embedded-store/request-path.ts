import { withoutEnd } from '#domain/without-end.ts'

/**
 * The path that routes are matched against: the words of the API in lower case, as callers write `/Api/Item` and
 * `/api/item`, and ids as they are.
 */
export function requestPath(request: Request): string {
  const [, root = '', noun = '', verb = '', ...rest] = new URL(request.url).pathname.split('/')
  const words = [lowerCaseOf(root, ROOTS)]
  if (words[0] === 'api') {
    words.push(noun.toLowerCase(), lowerCaseOf(verb, VERBS))
  } else {
    words.push(noun, verb)
  }
  return withoutEmptyEnd(['', ...words, ...rest])
}

const ROOTS = ['api', 'uploads', 'outbox', 'outbox.json']

/** Third words of the API that are no ids. */
const VERBS = ['getbyemail', 'customershipping', 'editpassword', 'email']

function lowerCaseOf(word: string, known: readonly string[]): string {
  return known.includes(word.toLowerCase()) ? word.toLowerCase() : word
}

function withoutEmptyEnd(words: readonly string[]): string {
  return withoutEnd(words.join('/'), '/') || '/'
}
