import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRightToLeft, PSEUDO_LANGUAGES, type PseudoLanguage } from './pseudo-words.ts'

/** The language of the words that are written first, and that every import leads to by itself. */
export const FIRST_LANGUAGE = 'en'
const WORDS = 'src/words'

/** What a shop can be built in: the folders of src/words, and the languages that nobody speaks. */
export function shopLanguages(): string[] {
  const written = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [...written.map(({ name }) => name), ...PSEUDO_LANGUAGES]
}

/**
 * A plugin for Vite that lets `#words/…` lead to the words of a language, where lines run from right to left with their
 * values set apart. A built shop speaks one language, and carries no other.
 */
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
      if (!id.startsWith(folder)) return undefined
      if (pseudo !== undefined) return pseudoWords(id, pseudo)
      const { direction } = await import(pathToFileURL(join(folder, 'language.ts')).href)
      return direction === 'rtl' ? isolated(id) : undefined
    },
  }
}

async function pseudoWords(id: string, language: PseudoLanguage): Promise<string> {
  const { pseudoLanguageModule, pseudoModule } = await import('./pseudo-module.ts')
  if (id.endsWith('/language.ts')) return pseudoLanguageModule(language)
  return pseudoModule(isRightToLeft(language) ? await isolated(id) : readFileSync(id, 'utf8'), language)
}

async function isolated(id: string): Promise<string> {
  const { isolatedValues } = await import('./isolated-values.ts')
  return isolatedValues(readFileSync(id, 'utf8'))
}
