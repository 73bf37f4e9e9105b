import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { percentDecoded } from '#domain/percent-decoded.ts'
import { withoutEnd } from '#domain/without-end.ts'
import { answerKept, variationOf } from './answer-kept.ts'
import { type FileState, isText, keptFiles, stateOf } from './kept-files.ts'
import { pageDictionaries } from './page-dictionaries.ts'
import { presentFolder } from './present-folder.ts'
import { answerHeaders, type HostingRules, matches, PERSONAL } from './rules.ts'

/**
 * Serves a built site from a folder by the rules: `/store` is `store.html`. Compressed files go out where they lie beside;
 * other text is compressed once, and kept. A shell has status 404 where `isThere` knows that nothing belongs in it.
 */
export function staticApp(
  folder: string,
  rules: HostingRules,
  { isThere = async () => true, filled = {}, say = console.error }: SiteAnswers = {},
): Hono {
  const app = new Hono()
  const keep = keptFiles()
  const dictionaryFor = pageDictionaries()
  const present = presentFolder(folder)
  // Without what follows: most of the time of an answer that lies in memory would be spent there.
  app.get('*', async (context, next) => {
    const { path, raw } = context.req
    // A part only of what is certainly the same, which a weak tag cannot say, and never of a head (RFC 9110, 13.1.5, 14.2).
    if (raw.method === 'HEAD' || raw.headers.has('if-range')) raw.headers.delete('range')
    if (filled[path]?.isAsked(context)) return next()
    const root = present()
    const file = rules.redirects.some(({ from }) => from === path) ? undefined : fileFor(root, rules, path)
    if (file === undefined) return next()
    const missing = isShell(rules, file.name, path) && !(await isThere(path))
    if (missing) raw.headers.delete('range')
    const immutable = !missing && rules.immutable.some((pattern) => matches(pattern, path))
    const { dictionary, said } = dictionaryFor(root, file.name, raw.headers)
    const headers = { ...answerHeaders(rules, immutable), ...said }
    return (await answerKept(raw, file, { keep, headers, status: missing ? 404 : 200, dictionary })) ?? next()
  })
  app.use(headOfWhole, compress(), withHeaders(rules), redirectMoved(rules), etag())
  for (const [path, { isAsked, page, isPersonal = false }] of Object.entries(filled)) {
    app.get(path, async (context, next) => {
      const answer = isAsked(context) ? await page(present(), context) : undefined
      if (answer === undefined) return next()
      return context.html(answer, isPersonal ? { headers: { 'cache-control': PERSONAL } } : {})
    })
  }
  app.get('*', async (context, next) => {
    const root = present()
    const file = fileFor(root, rules, context.req.path)
    if (file === undefined) return next()
    const missing = isShell(rules, file.name, context.req.path) && !(await isThere(context.req.path))
    const serve = serveStatic({
      root,
      precompressed: true,
      allowPercentInPath: true,
      rewriteRequestPath: () => file.name,
    })
    const answer = await serve(context, next)
    return missing && answer instanceof Response ? withStatus(404, answer) : answer
  })
  app.all('*', (context, next) => {
    if (context.req.method === 'GET' || fileFor(present(), rules, context.req.path) === undefined) return next()
    return context.text('Method not allowed', 405, { allow: 'GET, HEAD' })
  })
  app.notFound(
    async (context) => (await pageInstead(context, present(), rules.notFound, 404)) ?? context.text('Not found', 404),
  )
  app.onError(async (error, context) => {
    say(error.stack ?? error.message)
    const page = await pageInstead(context, present(), rules.fault, 500).catch(() => undefined)
    return page ?? context.text('Unexpected Application Error!', 500)
  })
  return app
}

/** What is answered that does not lie in the folder. */
export interface SiteAnswers {
  /** Whether something is known under a path that a shell stands in for. */
  isThere?: (path: string) => Promise<boolean>
  /** Pages, by path, that our server fills for who runs no script. */
  filled?: Readonly<Record<string, FilledPage>>
  /** Told of a fault, with where it was. */
  say?(trouble: string): void
}

export interface FilledPage {
  /** Whether a request is for more than the page as it lies there. */
  isAsked(context: Context): boolean
  /** The page from the site of a folder, filled; undefined for the page as it lies there. */
  page(root: string, context: Context): Promise<string | undefined>
  /** Whether it holds what is one person's own, and is kept by nobody. */
  isPersonal?: boolean
}

/** A page in the place of what was asked for, and so whole, whatever part that was; undefined where there is none. */
async function pageInstead(
  context: Context,
  root: string,
  page: string,
  status: number,
): Promise<Response | undefined> {
  context.req.raw.headers.delete('range')
  const serve = serveStatic({ root, rewriteRequestPath: () => `${page}.html` })
  const answer = await serve(context, async () => undefined)
  return answer instanceof Response ? withStatus(status, answer) : undefined
}

function withStatus(status: number, { body, headers }: Response): Response {
  return new Response(body, { status, headers })
}

function isShell({ rewrites }: HostingRules, file: string, path: string): boolean {
  return rewrites.some(({ from, to }) => matches(from, path) && file === `${to}.html`)
}

/** The file that answers a path: a page, a file as it is, or the shell of a rewrite; undefined when there is none. */
export function fileFor(
  folder: string,
  rules: HostingRules,
  path: string,
): (FileState & { /** Within the folder. */ name: string }) | undefined {
  const shell = rules.rewrites.find(({ from }) => matches(from, path) && isName(path.slice(from.length - 1)))?.to
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, path, ...(shell ? [`${shell}.html`] : [])]
  for (const candidate of candidates) {
    const name = percentDecoded(candidate)
    const state = name === undefined ? undefined : fileState(folder, name)
    if (name !== undefined && state !== undefined) return { name, ...state }
  }
  return undefined
}

/** One segment and its end: what is beneath it, or ends with a slash, is no page of a shell. */
function isName(rest: string): boolean {
  return rest !== '' && !rest.includes('/')
}

function fileState(folder: string, name: string): FileState | undefined {
  if (name.includes('\0') || name.split(/[/\\]/).includes('..')) return undefined
  return stateOf(join(folder, name))
}

/** A head is what the whole would have: what follows makes heads of what it sends. */
async function headOfWhole(context: Context, next: Next): Promise<void> {
  const { method, url, headers } = context.req.raw
  if (method !== 'HEAD') return next()
  context.req.raw = new Request(url, { headers })
  await next()
  await context.res.body?.cancel()
}

function withHeaders(rules: HostingRules): MiddlewareHandler {
  return async (context, next) => {
    await next()
    // A 304 renews how long the copy may be kept (RFC 9111, section 3.2).
    const found = context.res.ok || context.res.status === 304
    const kept = found && rules.immutable.some((pattern) => matches(pattern, context.req.path))
    const { headers } = context.res
    for (const [name, value] of Object.entries(answerHeaders(rules, kept))) {
      if (name !== 'cache-control' || headers.get(name) !== PERSONAL) headers.set(name, value)
    }
    if (context.res.status !== 206) return
    // It was made of the part alone.
    headers.delete('etag')
    const type = headers.get('content-type') ?? ''
    if (isText(type)) headers.set('vary', variationOf(type))
  }
}

/** Moved addresses, and pages asked for with a slash at the end. */
function redirectMoved({ redirects }: HostingRules): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const moved = redirects.find(({ from }) => from === pathname)?.to
    if (moved !== undefined) return context.redirect(moved + search, 301)
    const page = withoutEnd(pathname, '/')
    if (page !== '' && page !== pathname && !page.startsWith('//')) return context.redirect(page + search, 301)
    return next()
  }
}
