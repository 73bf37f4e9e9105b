import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Who speaks to shoppers. The other folders speak to owners and editors, or are texts of a store. */
const SPEAKING =
  'src/{client,components,contract,domain,flows,gateway,islands,layouts,pages,pdf,search,stores}/**/*.{astro,ts,tsx}'

/** Files whose texts are none of the shop's words, each with the reason. */
const NO_WORDS: Readonly<Record<string, string>> = {
  'src/components/catalogue/drawing-svg.ts': 'a drawing in SVG, its measures as fact-text writes them',
  'src/components/page/structured-data.ts': 'names of schema.org',
  'src/domain/customer-form.ts': 'salutations as the API keeps them',
  'src/domain/countries.ts': 'codes of countries',
  'src/domain/family-file.ts': 'for whoever runs the shop',
  'src/domain/guessable-password.ts': 'what is guessed of a password',
  'src/domain/pasted-words.ts': 'what shoppers type',
  'src/domain/postal-code.ts': 'names of countries as the API keeps them',
  'src/client/direct/form-mailer.ts': 'for whoever runs the shop',
  'src/domain/unbroken.ts': 'units as texts have them',
  'src/domain/units.ts': 'units as texts have them',
  'src/domain/variant.ts': 'sizes as texts have them',
  'src/gateway/device.ts': 'marks of browsers',
  'src/gateway/metrics.ts': 'for whoever runs the shop',
  'src/gateway/redis-client.ts': 'for whoever runs the shop',
  'src/pages/styleguide.astro': 'for editors and developers',
  'src/search/search-query.ts': 'what shoppers type',
  'src/search/search-synonyms.ts': 'what shoppers type',
}

/** Attributes that are shown or read aloud, whatever stands in them. */
const SHOWN = /^(?:alt|title|placeholder|label|summary|aria-(?:label|description|roledescription|valuetext))$/

/** Attributes that never are. */
const UNSEEN =
  /^(?:class(?:Name|:list)?|style|href|src(?:set)?|sizes|media|rel|content|d|viewBox|allow|autoComplete|autocomplete|data-.*)$/

/** Two letters beside one another: a word, not a sign. */
const WORD = /\p{L}{2}/u

/** Words with blanks between them, or one that begins as a sentence does. */
const SENTENCE = /\p{L}[\p{L}\d’'),:;%-]*\s+[(“‘]?\p{L}|^\s*\p{Lu}\p{Ll}+[.!?…]?\s*$/u

/** Texts of other languages: media queries, policies, queries of databases, XML, commands. */
const CODE = /^\(|^[\w-]+=|-src '|^\s*(?:PRAGMA|CREATE|if redis|local )|^<\?xml|^public, max-age|^npm run |^Strict$|\|/

/** Functions whose texts are names, or are read by whoever runs the shop. */
const NAMING = /\b(?:querySelector(?:All)?|closest|matches|has|get|set|header|prepare|log|warn|error|info)$/

/** Every text outside src/words that a shopper reads or hears, as `file:line: text`. */
export function findLooseWords(): string[] {
  return globSync(SPEAKING)
    .filter((file) => !(file in NO_WORDS) && !/\.test\.tsx?$|\/test-/.test(file))
    .toSorted()
    .flatMap((file) => looseWords(file, readFileSync(file, 'utf8')))
}

export function looseWords(file: string, text: string): string[] {
  const component = file.endsWith('.astro')
  const kind = component || file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, component ? asScript(text) : text, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isLoose(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}: "${textOf(node).replace(/\s+/g, ' ').trim()}" belongs into src/words`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** An Astro component as a script with as many lines. */
function asScript(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const [, head = '', body = text] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? []
  const markup = body
    .replace(/<style[^>]*>.*?<\/style>/gs, blank)
    .replace(/<!--.*?-->|<!doctype html>/gis, blank)
    .replace(/<script[^>]*>(.*?)<\/script>/gs, (_, script: string) => `{() => {${script}}}`)
  return `\n${head};\n<>${markup}</>`
}

function isLoose(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return WORD.test(node.text.replace(/&\w+;/g, ''))
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  const text = textOf(node)
  const attribute = attributeOf(node)
  if (attribute !== undefined && SHOWN.test(attribute)) return WORD.test(text)
  return (
    !(attribute !== undefined && UNSEEN.test(attribute)) && SENTENCE.test(text) && !CODE.test(text) && !isNamed(node)
  )
}

function textOf(node: ts.Node): string {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** What an expression is a part of: an attribute, a call, a declaration. */
function usedBy(node: ts.Node): ts.Node {
  const { parent } = node
  const within =
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent) ||
    (ts.isBinaryExpression(parent) && !isComparison(parent))
  return within ? usedBy(parent) : parent
}

function attributeOf(node: ts.Node): string | undefined {
  const user = usedBy(node)
  if (ts.isJsxAttribute(user)) return user.name.getText()
  // An element that a plain script makes has its class among its properties.
  return ts.isPropertyAssignment(user) && user.name.getText() === 'className' ? 'className' : undefined
}

/** It names something, is compared, or is told to a programmer. */
function isNamed(node: ts.Node): boolean {
  const user = usedBy(node)
  return (
    ts.isImportDeclaration(user) ||
    ts.isExportDeclaration(user) ||
    ts.isLiteralTypeNode(user) ||
    ts.isCaseClause(user) ||
    ts.isElementAccessExpression(user) ||
    (ts.isPropertyAssignment(user) && user.name === node) ||
    (ts.isBinaryExpression(user) && isComparison(user)) ||
    (ts.isNewExpression(user) && /(?:Error|RegExp)$/.test(user.expression.getText())) ||
    (ts.isCallExpression(user) && NAMING.test(user.expression.getText())) ||
    (ts.isCallExpression(user) && user.expression.kind === ts.SyntaxKind.SuperKeyword)
  )
}

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  return /^(?:[!=]==?|in)$/.test(operatorToken.getText())
}
