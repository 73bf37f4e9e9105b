import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDanglingLinks } from '../../scripts/checks/dangling-links.ts'
import { budgetsFor, overBudget, weighPage } from '../../scripts/checks/page-budgets.ts'

// The end-to-end suite built these; this suite only reads them.
const SHOPS = ['gateway', 'direct', 'showcase', 'odd'].map((name) => ({
  name,
  folder: join(process.env.TEST_FOLDER ?? '.data/test', `dist-${name}`),
}))
const PRODUCT: Readonly<Record<string, string>> = {
  gateway: 'product/010101.html',
  direct: 'product/010101.html',
  showcase: 'product/010101.html',
  odd: 'product/long.html',
}

for (const { name, folder } of SHOPS) {
  const product = PRODUCT[name] ?? ''

  test.for(budgetsFor(product))(`${name}: $page keeps its budgets`, (budget) => {
    const weight = weighPage(folder, budget.page)
    expect(weight.stylesGzip).toBeGreaterThan(0)
    expect(overBudget(weight, budget)).toEqual([])
  })

  test(`${name}: React is on no page of the catalogue before something needs it`, () => {
    for (const page of ['index.html', 'store.html', product]) {
      expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/client:load|react-dom|modulepreload[^>]+client\./)
    }
  })

  test(`${name}: no page has a link that leads nowhere, a style attribute or an inline handler`, () => {
    expect(findDanglingLinks(folder)).toEqual([])
    const pages = globSync('**/*.html', { cwd: folder })
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      const html = readFileSync(join(folder, page), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '')
      expect(html, page).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/)
      expect(html, page).toContain('http-equiv="content-security-policy"')
    }
  })

  test(`${name}: nothing of the editors' preview is in it`, () => {
    const files = globSync('**/*.{html,js,css}', { cwd: folder })
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/_preview|data-preview|preview-bar|PREVIEW_/)
    }
  })

  test(`${name}: text files are compressed beside themselves and hosts are told the rules`, () => {
    expect(globSync('store.html.{br,gz}', { cwd: folder })).toHaveLength(2)
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain('x-content-type-options: nosniff')
    expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('/faq /FAQ 301')
  })
}
