import { CARD, GALLERY, type PictureSizes, THUMB } from '#components/catalogue/picture-sizes.ts'
import { WIDTHS } from '#domain/picture-widths.ts'

/** How a generator's templates say a few things; the markup is the same for all of them. */
export interface TemplateWords {
  value(name: string): string
  each(list: string, one: string, body: string): string
  when(name: string, body: string): string
  whenProduct(body: string): string
}

/** Hugo: pages are content files, what they say is in their front matter. */
export const hugoWords: TemplateWords = {
  value: (name) => `{{ ${hugoName(name)} }}`,
  each: (list, one, body) => `{{ range $${one} := ${hugoName(list)} }}${body}{{ end }}`,
  when: (name, body) => `{{ if ${hugoName(name)} }}${body}{{ end }}`,
  whenProduct: (body) => `{{ if eq .Params.kind2 "product" }}${body}{{ end }}`,
}

function hugoName(name: string): string {
  return /^(?:one|picture|fact|step|paragraph)\b/.test(name)
    ? `$${name}`
    : `$.Params.${name.replace('page.', '').replace(/^path$/, 'path2')}`
}

/** Nunjucks, as Eleventy brings it. */
export const nunjucksWords: TemplateWords = {
  value: (name) => `{{ ${name} }}`,
  each: (list, one, body) => `{% for ${one} in ${list} %}${body}{% endfor %}`,
  when: (name, body) => `{% if ${name} %}${body}{% endif %}`,
  whenProduct: (body) => `{% if page2.kind == "product" %}${body}{% endif %}`,
}

/** The page of a product or a list, between the head and foot that every page shares. */
export function pageTemplate({ value, each, when, whenProduct }: TemplateWords, root: string): string {
  const at = (name: string) => `${root}${name}`
  const picture = (name: string, { sizes, least, most }: PictureSizes) => {
    const widths = WIDTHS.filter((width) => width >= least && width <= Math.min(most, 1200))
    const avif = widths.map((width) => `/pictures/${value(name)}-${width}.avif ${width}w`).join(', ')
    return `<picture data-ground="#e9e4da"><source type="image/avif" srcset="${avif}" sizes="${sizes}"><img src="/pictures/${value(name)}-720.webp" width="1200" height="900" alt="" loading="lazy" decoding="async"></picture>`
  }
  const card = `<li><article><div class="frame">${picture('one.picture', CARD)}</div><h3 class="name"><a href="/product/${value('one.id')}">${value('one.name')}</a></h3><p class="facts figures">${value('one.facts')}</p><div class="foot"><p class="price figures">${value('one.price')}</p><button type="button" aria-label="Add to cart" data-add-to-cart="${value('one.id')}" data-code="${value('one.code')}"></button></div></article></li>`
  const product = `<div class="pictures"><fieldset><legend class="visually-hidden">Pictures</legend>${each(at('pictures'), 'picture', `<div class="view"><label><input type="radio" name="view">${picture('picture', THUMB)}</label><a class="frame" href="/pictures/${value('picture')}-1200.webp">${picture('picture', GALLERY)}</a></div>`)}</fieldset></div><div class="buy"><p class="eyebrow">${value(at('brand'))}</p><h1>${value(at('title'))}</h1><p>Item code <code class="figures">${value(at('card.code'))}</code></p><p class="price figures">${value(at('card.price'))}</p><div class="buy-bar" data-buy-bar><button type="button" class="button" data-add-to-cart="${value(at('card.id'))}" data-name="${value(at('card.name'))}">Add to cart</button></div><table><caption class="visually-hidden">Facts</caption><tbody>${each(at('facts'), 'fact', `<tr><th scope="row">${value('fact.label')}</th><td class="figures">${value('fact.value')}</td></tr>`)}</tbody></table></div><div class="description"><h2>Description</h2>${each(at('paragraphs'), 'paragraph', `<p>${value('paragraph')}</p>`)}</div>`
  return `<nav aria-label="Breadcrumbs"><ol><li><a href="/store">Store</a></li>${each(at('trail'), 'step', `<li><a href="${value('step.path')}">${value('step.name')}</a></li>`)}</ol></nav>${whenProduct(product)}<section><h2>${value(at('title'))}</h2><ul role="list">${each(at('cards'), 'one', card)}</ul></section>${when(at('previous'), `<a rel="prev" href="${value(at('previous'))}">Previous</a>`)}${when(at('next'), `<a rel="next" href="${value(at('next'))}">Next</a>`)}`
}

/** Markup with the names of values in every second place. */
export type Shell = string[]

/**
 * What stands before and after the part of a built product page that is its own: head, header, footer, scripts and
 * styles as they are, with the words of the page cut out wherever they stand.
 */
export function shellOf(page: string): { before: Shell; after: Shell } {
  const [title, summary, path] = [
    /<meta property="og:title" content="([^"]*)"/,
    /<meta name="description" content="([^"]*)"/,
    /<link rel="canonical" href="[^"]*?\/(product\/[^"]*)"/,
  ].map((pattern) => pattern.exec(page)?.[1] ?? '')
  const words = { title, summary, path }
  const cut = (html: string): Shell =>
    Object.entries(words)
      .reduce((text, [name, word]) => (word ? text.replaceAll(word, `\0${name}\0`) : text), html)
      .split('\0')
  const main = page.indexOf('>', page.indexOf('<main')) + 1
  const between = (from: string, to: string) => page.slice(page.indexOf(from), page.indexOf(to, page.indexOf(from)))
  return {
    before: cut(page.slice(0, main)),
    after: cut(between('<section class="prompt"', '<section class="container section related"') + lastOf(page)),
  }
}

function lastOf(page: string): string {
  return page.slice(page.lastIndexOf('<section', page.indexOf('id="recently-viewed"')))
}
