import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import type { CategoryOrSlideChange } from '#catalogue/category-changes.ts'
import type { FamilyLine } from '#catalogue/family-lines.ts'
import type { Finding } from '#catalogue/finding.ts'
import type { FieldChange, ItemChange } from '#catalogue/item-changes.ts'
import type { ItemLine, Listed } from '#catalogue/listed-items.ts'
import { reportedPrice } from '#catalogue/reported-price.ts'
import { site } from '#site.ts'
import type { EditorChanges, EditorReport } from './editor-report.ts'
import { changeWords } from './field-words.ts'

type Markup = ReturnType<typeof html>
type Pictures = ReadonlyMap<string, string>

const MOST_ROWS = 300
const WORDS = 240
const TOKENS = new URL('../../src/styles/tokens.css', import.meta.url)
const STYLE = new URL('./report-page.css', import.meta.url)
const NOTHING_LOADED = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** The report as one page that opens anywhere, in the shop's look. Whatever the store says is text in it. */
export async function reportPage(report: EditorReport, pictures: Pictures): Promise<string> {
  const { outcome, verdict, reasons, reminders, accept, changes, contentHash } = report
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${NOTHING_LOADED}">
<meta name="viewport" content="width=device-width">
<title>${site.name}: ${verdict}</title>
<style>${raw(readFileSync(TOKENS, 'utf8'))}${raw(readFileSync(STYLE, 'utf8'))}</style>
</head>
<body>
<header class="${outcome}">
<p class="overline">${site.name} <span>Catalogue report</span></p>
<h1>${verdict}</h1>
<p class="meta">${moment(report.at)} · ${report.store}${contentHash === undefined ? '' : html` · <code>${contentHash}</code>`}</p>
</header>
<main>
${reasons.length === 0 ? '' : alarm(reasons, accept)}
${changes === undefined ? '' : body(changes, pictures)}
${reminders.map((reminder) => html`<p class="soft">${reminder}</p>`)}
</main>
</body>
</html>
`
  return String(await page)
}

function alarm(reasons: string[], accept: string | undefined): Markup {
  return html`<section class="alarm">
<h2>${accept === undefined ? 'What was noticed' : 'Why it was stopped'}</h2>
<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
${
  accept === undefined
    ? ''
    : html`<p>Look at it first: <code>npm run preview -- --refused</code></p>
<p>If this is right, take this crawl, and no other: <code>${accept}</code></p>
<p class="soft"><code>npm run build</code> and <code>npm start</code> take <code>-- --accept</code> too. Should the store
have changed by then, it is stopped again.</p>`
}
</section>`
}

function body(changes: EditorChanges, pictures: Pictures): Markup {
  const { counts, since } = changes
  const compared = since === undefined ? 'There was nothing to compare it with.' : `Compared with ${moment(since)}.`
  return html`<p class="soft">${counts.items} items in ${counts.subCategories} sub-categories of
${counts.mainCategories} main categories, ${counts.slides} slides, ${counts.pictures} pictures. ${compared}</p>
<nav>${[
    tile('changed', 'Changed', changes.changed),
    tile('new', 'New', changes.new),
    tile('gone', 'Gone', changes.gone),
    tile('quarantined', 'Quarantined', changes.quarantined),
    tile('pictureless', 'Without picture', changes.withoutPicture),
  ]}</nav>
${[
  section('changed', 'Changed', changes.changed, (change) => changeRow(change, pictures)),
  section('new', 'New', changes.new, (line) => itemRow(line, pictures)),
  section('gone', 'Gone', changes.gone, (line) => itemRow(line, pictures)),
  section('categories-and-slides', 'Categories and slides', changes.categoriesAndSlides, categoryOrSlideRow),
  section('quarantined', 'Quarantined: not in the shop', changes.quarantined, findingRow),
  section('pictureless', 'Without picture', changes.withoutPicture, (line) => itemRow(line)),
  section('families', 'Families: one mat in several makes', changes.families, familyRow),
  section('notes', 'Other findings', changes.notes, findingRow),
]}
${statedTable(changes)}
${allPictured(changes, pictures) ? '' : html`<p class="soft">Pictures are shown of the first of each list only.</p>`}`
}

function statedTable({ stated }: EditorChanges): Markup {
  return html`<section id="stated">
<h2>What filters and the cart read</h2>
<ul class="rows">${stated.map(
    ({ stated: what, items, unreadable: { count, itemIds } }) =>
      html`<li><div><p>${what}: ${items.toLocaleString('en')}</p>${
        count === 0
          ? ''
          : html`<p class="soft">Stated so that it cannot be read: ${count.toLocaleString('en')}. <code>${itemIds.slice(0, MOST_ROWS).join(', ')}</code></p>`
      }</div></li>`,
  )}</ul>
</section>`
}

function allPictured(changes: EditorChanges, pictures: Pictures): boolean {
  const lines = [changes.changed, changes.new, changes.gone].flatMap(({ entries }) => entries.slice(0, MOST_ROWS))
  return lines.every(({ picture }) => picture === null || pictures.has(picture))
}

function tile(id: string, title: string, { count }: Listed<unknown>): Markup {
  return count === 0
    ? html`<p><b>0</b> ${title}</p>`
    : html`<a href="#${id}"><b>${count.toLocaleString('en')}</b> ${title}</a>`
}

function section<T>(id: string, title: string, { count, entries }: Listed<T>, row: (entry: T) => Markup): Markup {
  if (count === 0) return html``
  const shown = entries.slice(0, MOST_ROWS)
  const left = count - shown.length
  return html`<section id="${id}">
<h2>${title} <span>${count.toLocaleString('en')}</span></h2>
<ul class="rows">${shown.map(row)}</ul>
${left === 0 ? '' : html`<p class="soft">… and ${left.toLocaleString('en')} more; report.json lists up to 10,000.</p>`}
</section>`
}

function itemRow({ itemId, name, priceCents, picture }: ItemLine, pictures?: Pictures): Markup {
  return html`<li>${pictures === undefined ? '' : thumbnail(picture, pictures)}
<div><h3>${name}</h3><p class="soft"><code>${itemId}</code> · ${reportedPrice(priceCents)}</p></div></li>`
}

function changeRow({ itemId, name, picture, oldPicture, fields }: ItemChange, pictures: Pictures): Markup {
  const before = oldPicture === null ? '' : html`${thumbnail(oldPicture, pictures)}<i>→</i>`
  return html`<li>${before}${thumbnail(picture, pictures)}
<div><h3>${name} <code>${itemId}</code></h3><dl>${fields.map(fieldRow)}</dl></div></li>`
}

function fieldRow(change: FieldChange): Markup {
  const { old, new: now } = changeWords(change, WORDS)
  return html`<div><dt>${change.field}</dt><dd><del>${old}</del> <i>→</i> <ins>${now}</ins></dd></div>`
}

function categoryOrSlideRow({ kind, id, old, new: now }: CategoryOrSlideChange): Markup {
  const what = [old === null ? '' : html`<del>${old}</del>`, now === null ? '' : html`<ins>${now}</ins>`]
  const arrow = old !== null && now !== null ? html` <i>→</i> ` : ''
  return html`<li><div><p>${what[0]}${arrow}${what[1]}</p><p class="soft">${kind} <code>${id}</code></p></div></li>`
}

function familyRow({ name, itemIds, traits, byOwner }: FamilyLine): Markup {
  const values = traits.map(({ trait, values: all }) => `${trait}: ${all.join(', ')}`).join(' · ')
  return html`<li><div><h3>${name}</h3><p>${values}</p>
<p class="soft"><code>${itemIds.join(' ')}</code>${byOwner ? ' · joined by families.txt' : ''}</p></div></li>`
}

function findingRow({ kind, subject, reason }: Finding): Markup {
  return html`<li><div><p>${reason}</p><p class="soft">${kind} · <code>${subject}</code></p></div></li>`
}

function thumbnail(file: string | null, pictures: Pictures): Markup {
  const address = file === null ? undefined : pictures.get(file)
  if (address !== undefined) return html`<img src="${address}" alt="" width="72" height="72">`
  return html`<span class="no-picture">${file === null ? 'No picture' : '–'}</span>`
}

function moment(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const written = date.toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${written} UTC`
}
