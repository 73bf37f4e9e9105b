import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PSEUDO_LANGUAGES } from './pseudo-words.ts'

/** The language of the words that are written first, and that every import leads to by itself. */
export const FIRST_LANGUAGE = 'en'
const WORDS = 'src/words'

/** What a shop can be built in: the folders of src/words, and the languages that nobody speaks. */
export function shopLanguages(): string[] {
  const written = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [...written.map(({ name }) => name), ...PSEUDO_LANGUAGES]
}

/** A plugin for Vite that lets `#words/…` lead to the words of a language. A built shop speaks one, and carries no other. */
export function shopLanguage(language: string) {
  const pseudo = PSEUDO_LANGUAGES.find((known) => known === language)
  const folder = join(process.cwd(), WORDS, pseudo === undefined ? language : FIRST_LANGUAGE)
  return {
    name: 'shop-language',
    enforce: 'pre' as const,
    resolveId(id: string) {
      return id.startsWith('#words/') ? join(folder, id.slice('#words/'.length)) : undefined
    },
    async load(id: string) {
      if (pseudo === undefined || !id.startsWith(folder)) return undefined
      const { pseudoLanguageModule, pseudoModule } = await import('./pseudo-module.ts')
      return id.endsWith('/language.ts') ? pseudoLanguageModule(pseudo) : pseudoModule(readFileSync(id, 'utf8'), pseudo)
    },
  }
}
