import ts from 'typescript'

/**
 * A module of words of a language that runs from right to left, with each value of a template set apart: a code, a
 * price, an address or a name then keeps its own order, and moves nothing of the sentence round it (Unicode Standard
 * Annex #9, isolates).
 */
export function isolatedValues(code: string): string {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true)
  const marks: { at: number; mark: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateSpan(node)) {
      const { pos: begin } = node.expression
      marks.push({ at: begin - '${'.length, mark: FIRST_STRONG_ISOLATE })
      marks.push({ at: node.literal.getStart() + '}'.length, mark: END_OF_ISOLATE })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const lastFirst = marks.toSorted((one, other) => other.at - one.at)
  return lastFirst.reduce((made, { at, mark }) => made.slice(0, at) + mark + made.slice(at), code)
}

const FIRST_STRONG_ISOLATE = '\u2068'
const END_OF_ISOLATE = '\u2069'
