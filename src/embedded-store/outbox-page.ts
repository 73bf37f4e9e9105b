import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Outbox, SentMail } from './outbox.ts'

/** The outbox to read, as a page and as JSON. Shows whatever was sent as text; only web addresses become links. */
export function outboxPages(outbox: Outbox): Hono {
  const pages = new Hono()
  pages.get('/outbox', (context) => {
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    return context.html(page(outbox.mails()))
  })
  pages.get('/outbox.json', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(outbox.mails())
  })
  return pages
}

function page(mails: readonly SentMail[]) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>Outbox</h1>
<p>Mails that the shop would have sent, newest first. They stay here: nothing leaves this machine.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}
</body>
</html>`
}

function article(mail: SentMail) {
  return html`<article>
<h2>${mail.templateID}</h2>
<p><time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)} UTC</time> through ${mail.serviceID}</p>
<dl>${Object.entries(mail.fields).map(([name, text]) => html`<dt>${name}</dt><dd>${linked(text)}</dd>`)}</dl>
</article>
`
}

/** Parts a text so that every second part is a web address, without the punctuation after it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/

function linked(text: string) {
  return text
    .split(WEB_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`))
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding: 0.5rem 0 1rem }
  h2 { margin: 0.5rem 0 0; font-size: 1.125rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 }
  dt { font-weight: 600 }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`
