export type HtmlPart =
  | { kind: 'text'; text: string }
  /** `/td` where it ends something; `whole` is the beginning of the tag as written. */
  | { kind: 'tag'; name: string; whole: string }

/**
 * The texts and tags of HTML, without comments, styles and scripts, in linear time. For reading what somebody pasted:
 * nothing of it is ever shown as HTML.
 */
export function* htmlParts(html: string): Generator<HtmlPart> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open !== at) yield { kind: 'text', text: decoded(html.slice(at, open === -1 ? html.length : open)) }
    if (open === -1) return
    if (html.startsWith('<!--', open)) {
      at = behind(html, '-->', open)
      continue
    }
    const [start, name = ''] = TAG.exec(html.slice(open, open + LONGEST_NAME)) ?? []
    if (start === undefined) {
      yield { kind: 'text', text: '<' }
      at = open + 1
      continue
    }
    at = behind(html, '>', open)
    const lower = name.toLowerCase()
    if (UNSEEN.has(lower)) at = behind(html, `</${name}>`, at)
    else yield { kind: 'tag', name: lower, whole: html.slice(open, Math.min(at, open + LONGEST_TAG)) }
  }
}

/** A tag, the end of one, or a declaration; any other `<` is a sign like others. */
const TAG = /^<(?:(\/?[a-z][a-z0-9]*)|[!?/])/i
const UNSEEN: ReadonlySet<string> = new Set(['style', 'script', 'title', 'xml'])
const LONGEST_NAME = 20
const LONGEST_TAG = 2_000

function behind(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from)
  return found === -1 ? html.length : found + sign.length
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', times: '×', ndash: '–', mdash: '—' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è' },
  ...{ ecirc: 'ê', agrave: 'à', ccedil: 'ç', deg: '°', sup2: '²', frac12: '½', shy: '', zwnj: '', zwj: '' },
}

function decoded(text: string): string {
  return text.replace(ENTITY, (written: string, decimal?: string, hex?: string, name = '') => {
    if (name !== '') return NAMED[name] ?? written
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : written
  })
}
