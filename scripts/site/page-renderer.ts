import { pathToFileURL } from 'node:url'
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js'
import * as v from 'valibot'
import { loadOnce } from '#domain/load-once.ts'
import { entryOf, fileOfPage, orderPolicy, type PageToRender } from './deferred-pages.ts'
import { answerImages } from './made-images.ts'
import { readPageStyles } from './page-styles.ts'
import { answerAtOnce, type QuickAnswer } from './quick-answers.ts'
import { type FilledPage, keepSharedMarkup } from './shared-markup.ts'

/** What Astro gives every page of a static build as the origin of its address. */
const ORIGIN = 'http://localhost:4321'

interface Route {
  routeData: { component: string }
}

/** What of Astro's prerender bundle is used; its version is pinned, and a test compares the pages with Astro's own. */
interface PrerenderApp extends StaticPathsApp {
  render(request: Request, options: { routeData: unknown }): Promise<QuickAnswer>
  setInternals(internals: unknown): void
  setOptions(options: unknown): void
}

const Bundle = v.object({
  app: v.custom<PrerenderApp>((app) => ['render', 'setInternals', 'setOptions'].every((name) => name in Object(app))),
  manifest: v.object({
    pageMap: v.custom<Map<string, () => Promise<unknown>>>((modules) => modules instanceof Map),
    routes: v.pipe(
      v.array(
        v.object({
          routeData: v.custom<Route['routeData']>(hasComponent),
          scripts: v.array(v.unknown()),
        }),
      ),
      v.check((routes) => routes.every(({ scripts }) => scripts.length === 0), 'has scripts for all pages'),
    ),
  }),
})

function hasComponent(route: unknown): boolean {
  return typeof Object(route).component === 'string'
}

/** Pages whose answer says by its status what they are about. */
const STATUS_PAGES: Readonly<Record<string, number>> = { '/404': 404, '/500': 500 }

/** Writes the pages of a shop from its catalogue, which is `globalThis.watchedShop`. */
export interface Renderer {
  /** All pages that the catalogue has now. Throws when two have the same address. */
  pages(): Promise<PageToRender[]>
  /** Throws what the page threw, or when it answers with something else. */
  render(page: PageToRender): Promise<FilledPage>
}

/** Opens what Astro left in a folder. */
export async function openRenderer(folder: string): Promise<Renderer> {
  answerAtOnce()
  answerImages(folder)
  const shared = keepSharedMarkup()
  const { app, manifest } = v.parse(Bundle, await import(pathToFileURL(entryOf(folder)).href))
  orderPolicy(Reflect.get(app, 'manifest'))
  // Astro asks for the module of a route anew for each page.
  for (const [component, load] of manifest.pageMap) manifest.pageMap.set(component, loadOnce(load))
  // Of a route with a path of its own Astro lists no paths, nor looks for properties among them: ours have none.
  const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.component, { ...routeData, pathname: '/' }]))
  app.setInternals({ pagesByKeys: readPageStyles(folder) })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: complain } } } })
  return {
    async pages() {
      const pages = (await new StaticPaths(app).getAll()).map(
        ({ route, pathname }): PageToRender => [route.component, pathname],
      )
      if (new Set(pages.map(fileOfPage)).size !== pages.length) throw new Error('Two pages have the same address.')
      return pages
    },
    async render(page) {
      const [component, path] = page
      const request = new Request(new URL(fileOfPage(page), ORIGIN))
      const { status, headers, body } = await app.render(request, { routeData: routes.get(component) })
      if (status !== (STATUS_PAGES[path] ?? 200)) throw new Error(`${path} could not be rendered: status ${status}.`)
      const text = Buffer.from(body ?? '').toString('latin1')
      const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
      return isHtml ? shared.fill(text) : { text, addresses: [] }
    },
  }
}

function complain(event: unknown): void {
  console.error(Object(event).message ?? event)
}
