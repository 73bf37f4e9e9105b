import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Who speaks to shoppers. The others speak to owners and editors, or are texts of a store. */
const SPEAKING =
  'src/{client,components,contract,domain,flows,gateway,islands,layouts,pages,pdf,search,stores}/**/*.{astro,ts,tsx}'

/** Attributes that are read aloud or shown, whatever stands in them. */
const SHOWN = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'summary',
  'content',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])

/** Two letters beside one another: a word, not a sign. */
const WORD = /\p{L}{2}/u

/** Words with blanks between them, or one that begins as a sentence does. */
const SENTENCE = /\p{L}[\p{L}\d’'),:;%-]*\s+[(“‘]?\p{L}|^\s*\p{Lu}\p{Ll}+[.!?…]?\s*$/u

export interface Sentence {
  file: string
  line: number
  text: string
}

export function findSentences(): Sentence[] {
  return globSync(SPEAKING)
    .filter((file) => !/\.test\.tsx?$|\/test-/.test(file))
    .sort()
    .flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')))
}

export function sentencesIn(file: string, text: string): Sentence[] {
  const code = file.endsWith('.astro') ? asScript(text) : text
  const source = ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Sentence[] = []
  const visit = (node: ts.Node): void => {
    if (speaks(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ file, line, text: textOf(node).replace(/\s+/g, ' ').trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** An Astro component as a script of as many lines. */
function asScript(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? ['', '', text]
  const markup = body
    .replace(/<style[^>]*>.*?<\/style>/gs, blank)
    .replace(/<!--.*?-->/gs, blank)
    .replace(/<!doctype html>/gi, blank)
    .replace(
      /<script([^>]*)>(.*?)<\/script>/gs,
      (_, attributes: string, script: string) => `{() => {${blank(attributes)}${script}}}`,
    )
  return `\n${head}\n;<>${markup}</>`
}

function textOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…')
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  return ''
}

function speaks(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return WORD.test(node.text.replace(/&\w+;/g, ''))
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  const text = textOf(node)
  const attribute = attributeOf(node)
  if (attribute !== undefined)
    return SHOWN.has(attribute)
      ? WORD.test(text)
      : /^(?:class|className|class:list|href|src|rel|d|viewBox|sizes|media|style|allow|srcset|data-|transform|points|preserveAspectRatio)/.test(
            attribute,
          )
        ? false
        : SENTENCE.test(text)
  return SENTENCE.test(text) && !isCode(node)
}

function attributeOf(node: ts.Node): string | undefined {
  let at = node.parent
  while (
    ts.isJsxExpression(at) ||
    ts.isConditionalExpression(at) ||
    ts.isBinaryExpression(at) ||
    ts.isParenthesizedExpression(at)
  )
    at = at.parent
  return ts.isJsxAttribute(at) ? at.name.getText() : undefined
}

/** Named, compared or looked up, or said to a programmer. */
function isCode(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true
  if (ts.isBinaryExpression(parent) && /^[!=]==?$|^in$/.test(parent.operatorToken.getText())) return true
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  if (ts.isNewExpression(parent) && /Error$|^RegExp$/.test(parent.expression.getText())) return true
  if (
    ts.isCallExpression(parent) &&
    /\b(?:querySelector(?:All)?|closest|matches|set|append|addEventListener|get|header|has|exec|prepare|startsWith|endsWith|includes|log|warn|error|info)$/.test(
      parent.expression.getText(),
    )
  )
    return true
  return false
}
