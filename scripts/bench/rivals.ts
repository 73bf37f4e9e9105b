import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Measured, measuredRun } from './measured-run.ts'
import { type RivalPage, rivalPages } from './rival-data.ts'
import { hugoWords, nunjucksWords, pageTemplate, type Shell, shellOf } from './rival-templates.ts'

/** The newest that installs from every registry: later ones ask for a package that some do not have. */
const ELEVENTY = '@11ty/eleventy@3.1.2'

/** Builds the product and list pages of a snapshot with Hugo; `shell` is one of our own product pages. */
export async function runHugo(folder: string, snapshotFile: string, shell: string): Promise<Measured> {
  const put = writer(folder)
  const { before, after } = shellOf(shell)
  const filled = (parts: Shell) => fill(parts, hugoLiteral, (name) => hugoWords.value(`page.${name}`))
  put('config.json', JSON.stringify({ baseURL: 'http://localhost:4321/', uglyURLs: true, disableKinds: DISABLED }))
  const template = [filled(before), pageTemplate(hugoWords, 'page.'), filled(after)].join('')
  put('layouts/_default/single.html', template)
  for (const { kind, ...page } of rivalPages(snapshotFile)) {
    // `kind` and `path` mean something to Hugo itself.
    const { path, ...rest } = page
    put(`content/${path}.md`, `${JSON.stringify({ kind2: kind, path2: path, url: `/${path}.html`, ...rest })}\n`)
  }
  return measuredRun('hugo', ['--source', folder, '--quiet'])
}

function fill(parts: Shell, literal: (html: string) => string, value: (name: string) => string): string {
  return parts.map((part, place) => (place % 2 === 0 ? literal(part) : value(part))).join('')
}

const DISABLED = ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404']

/** Braces in scripts are no actions of a template. */
function hugoLiteral(html: string): string {
  return html.replaceAll('{{', '{{ "{{" }}')
}

/** Builds the same pages with Eleventy, which is installed into the folder. */
export async function runEleventy(folder: string, snapshotFile: string, shell: string): Promise<Measured> {
  const put = writer(folder)
  put('package.json', JSON.stringify({ name: 'bench', private: true, type: 'commonjs' }))
  await measuredRun('npm', ['install', '--silent', '--no-audit', '--no-fund', ELEVENTY], { cwd: folder })
  const { before, after } = shellOf(shell)
  await pipeline(Readable.from(lines(rivalPages(snapshotFile))), createWriteStream(join(folder, 'pages.jsonl')))
  put('input/_data/pages.js', ELEVENTY_DATA)
  const front = { pagination: { data: 'pages', size: 1, alias: 'page2', addAllPagesToCollections: false } }
  const page = pageTemplate(nunjucksWords, 'page2.')
  const header = `---json\n${JSON.stringify({ ...front, permalink: '/{{ page2.path }}.html' })}\n---\n`
  const raw = (html: string) => `{% raw %}${html}{% endraw %}`
  const filled = (parts: Shell) => fill(parts, raw, (name) => nunjucksWords.value(`page2.${name}`))
  put('input/page.njk', `${header}${filled(before)}${page}${filled(after)}`)
  return measuredRun('npx', ['eleventy', '--input=input', '--output=public', '--quiet'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=12288' },
  })
}

const ELEVENTY_DATA = `const { readFileSync } = require('node:fs')
module.exports = () => readFileSync('pages.jsonl', 'utf8').trim().split('\\n').map((line) => JSON.parse(line))
`

function* lines(pages: Iterable<RivalPage>): Generator<string> {
  for (const page of pages) yield `${JSON.stringify(page)}\n`
}

function writer(folder: string) {
  return (path: string, text: string) => {
    const file = join(folder, path)
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** One of our own product pages, whose head and foot the others use too. */
export function someProductPage(dist: string, itemId: string): string {
  return readFileSync(join(dist, 'product', `${itemId}.html`), 'utf8')
}
