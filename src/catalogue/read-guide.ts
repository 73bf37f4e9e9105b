import { markdownToMdast } from 'satteri'
import * as v from 'valibot'
import type { LineProblem } from '#domain/family-file.ts'
import type { Guide, GuideBlock, GuideText } from '#domain/guide.ts'

/** Where a link of a guide leads; undefined where it would lead nowhere. */
export type FindTarget = (target: string) => string | undefined

interface Node {
  type: string
  value?: string | undefined
  url?: string | undefined
  depth?: number | undefined
  children?: Node[] | undefined
  position?: { start: { line: number } } | undefined
}

const Node: v.GenericSchema<unknown, Node> = v.looseObject({
  type: v.string(),
  value: v.optional(v.string()),
  url: v.optional(v.string()),
  depth: v.optional(v.number()),
  children: v.optional(v.array(v.lazy(() => Node))),
  position: v.optional(v.looseObject({ start: v.looseObject({ line: v.number() }) })),
})

/**
 * Reads a guide that is written in Markdown: headings, paragraphs, lists and tables, with bold text and links. Anything
 * else is left out and told with its line; of HTML nothing ever reaches a page.
 */
export function readGuide(markdown: string, find: FindTarget): { guide: Guide; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const tree = v.parse(Node, markdownToMdast(markdown, { features: { frontmatter: false } }))
  const report = ({ position }: Node, reason: string) => problems.push({ line: position?.start.line ?? 1, reason })
  const textOf = (node: Node, marks: Omit<GuideText, 'text'> = {}): GuideText[] =>
    (node.children ?? []).flatMap((child): GuideText[] => {
      if (child.type === 'text' || child.type === 'inlineCode') return [{ text: child.value ?? '', ...marks }]
      if (child.type === 'break') return [{ text: ' ', ...marks }]
      if (child.type === 'strong') return textOf(child, { ...marks, strong: true })
      if (child.type === 'emphasis' || child.type === 'paragraph') return textOf(child, marks)
      if (child.type === 'link') {
        const href = find(child.url ?? '')
        if (href === undefined) report(child, `The link "${child.url}" leads nowhere; its text stays.`)
        return textOf(child, href === undefined ? marks : { ...marks, href })
      }
      report(child, `A guide shows no ${child.type}. It is left out.`)
      return []
    })
  let title = ''
  const blocks = (tree.children ?? []).flatMap((node): GuideBlock[] => {
    const children = node.children ?? []
    switch (node.type) {
      case 'heading': {
        const text = textOf(node)
        if (node.depth !== 1 || title !== '') return [{ kind: 'heading', text }]
        title = text.map((piece) => piece.text).join('')
        return []
      }
      case 'paragraph':
        return [{ kind: 'paragraph', text: textOf(node) }]
      case 'list':
        return [{ kind: 'list', items: children.map((item) => textOf(item)) }]
      case 'table': {
        const [head = [], ...rows] = children.map((row) => (row.children ?? []).map((cell) => textOf(cell)))
        return [{ kind: 'table', head, rows }]
      }
      default:
        report(node, `A guide shows no ${node.type}. It is left out.`)
        return []
    }
  })
  return { guide: { title, blocks }, problems }
}
