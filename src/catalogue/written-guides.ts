import type { SQLInputValue } from 'node:sqlite'
import type { Catalogue } from './catalogue.ts'
import type { Finding } from './finding.ts'
import { guideTargets } from './guide-targets.ts'
import { readGuide } from './read-guide.ts'
import { guideFinding } from './shop-files.ts'

/** The guides of main categories as rows of a snapshot, and what of them could not be followed. */
export function guidesOf(
  catalogue: Catalogue,
  written: ReadonlyMap<string, string>,
  slugs: ReadonlyMap<string, string>,
): { rows: SQLInputValue[][]; findings: Finding[] } {
  const find = guideTargets(catalogue, slugs)
  const known = new Set(catalogue.mainCategories.map(({ mainCategoryId }) => mainCategoryId))
  const rows: SQLInputValue[][] = []
  const findings: Finding[] = []
  for (const [mainCategoryId, markdown] of written) {
    if (!known.has(mainCategoryId)) {
      const reason = `No main category has the id "${mainCategoryId}". The guide is left out.`
      findings.push(guideFinding(mainCategoryId, { line: 1, reason }))
      continue
    }
    const { guide, problems } = readGuide(markdown, find)
    rows.push([mainCategoryId, JSON.stringify(guide)])
    findings.push(...problems.map((problem) => guideFinding(mainCategoryId, problem)))
  }
  return { rows, findings }
}
