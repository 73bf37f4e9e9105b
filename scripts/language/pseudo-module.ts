import ts from 'typescript'
import { isRightToLeft, type PseudoLanguage, pseudoTexts } from './pseudo-words.ts'

interface Change {
  start: number
  end: number
  text: string
}

/** A module of words with each of its texts in the pseudo-language. Names, keys and what is compared stay. */
export function pseudoModule(code: string, language: PseudoLanguage): string {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (isWord(node)) changes.push(...changesOf(node, language))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const ordered = changes.toSorted((one, other) => other.start - one.start)
  return ordered.reduce((made, { start, end, text }) => made.slice(0, start) + text + made.slice(end), code)
}

/** What the module of the language says of itself. */
export function pseudoLanguageModule(language: PseudoLanguage): string {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  return `export const language = '${language}'\nexport const direction = '${direction}'\n`
}

type Word = ts.StringLiteralLike | ts.TemplateExpression

function isWord(node: ts.Node): node is Word {
  if (ts.isTemplateExpression(node)) return true
  return ts.isStringLiteralLike(node) && node.text !== '' && !isCode(node)
}

function isCode(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  return (
    ts.isImportDeclaration(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(?:[!=]==?|in)$/.test(parent.operatorToken.getText()))
  )
}

function changesOf(word: Word, language: PseudoLanguage): Change[] {
  if (!ts.isTemplateExpression(word)) {
    const [text = ''] = pseudoTexts([word.text], language)
    return [{ start: word.getStart(), end: word.end, text: JSON.stringify(text) }]
  }
  const parts = [word.head, ...word.templateSpans.map(({ literal }) => literal)]
  const texts = pseudoTexts(
    parts.map(({ text }) => text),
    language,
  )
  return parts.map((part, index) => {
    const { length } = part.getText()
    const closed = index === parts.length - 1 ? 1 : 2
    return { start: part.getStart() + 1, end: part.getStart() + length - closed, text: escaped(texts[index] ?? '') }
  })
}

function escaped(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
}
