import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'

export interface Expression {
  file: string
  source: string
  flags: string
}

/** Every regular expression that stands in the code of the shop, once. */
export function expressionsInSource(): Expression[] {
  const found = new Map<string, Expression>()
  for (const file of sourceFiles()) {
    for (const text of literalsIn(readFileSync(file, 'utf8'), file)) {
      const end = text.lastIndexOf('/')
      found.set(text, { file, source: text.slice(1, end), flags: text.slice(end + 1) })
    }
  }
  return [...found.values()]
}

/** Those that the code puts together of parts, as they are when it has done so. */
export async function expressionsBuilt(): Promise<Expression[]> {
  const found: Expression[] = []
  const Plain = globalThis.RegExp
  for (const file of sourceFiles().filter((file) => /new RegExp\(\s*`/.test(readFileSync(file, 'utf8')))) {
    globalThis.RegExp = new Proxy(Plain, {
      construct(target, given: [string | RegExp, string?]) {
        const made = new target(...given)
        found.push({ file, source: made.source, flags: made.flags })
        return made
      },
    })
    try {
      // Another test may have loaded it before.
      await import(`${resolve(file)}?anew`)
    } finally {
      globalThis.RegExp = Plain
    }
    if (!found.some((expression) => expression.file === file)) throw new Error(`${file} puts none together at once.`)
  }
  return found
}

function sourceFiles(): string[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\.d\.ts$|\/test-/.test(file))
    .toSorted()
}

function literalsIn(text: string, file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}
