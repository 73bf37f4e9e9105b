import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { entryOf, orderPolicy, type PageToRender } from './deferred-pages.ts'

/** What Astro gives every page of a static build as the origin of its address. */
const ORIGIN = 'http://localhost:4321'

interface Route {
  routeData: { component: string }
  styles: unknown[]
}

/** What of Astro's prerender bundle is used; its version is pinned, and a test compares the pages with Astro's own. */
interface PrerenderApp {
  render(request: Request, options: { routeData: unknown }): Promise<Response>
  setInternals(internals: unknown): void
  setOptions(options: unknown): void
}

const Bundle = v.object({
  app: v.custom<PrerenderApp>((app) => ['render', 'setInternals', 'setOptions'].every((name) => name in Object(app))),
  manifest: v.object({
    routes: v.pipe(
      v.array(
        v.object({
          routeData: v.custom<Route['routeData']>(hasComponent),
          styles: v.array(v.unknown()),
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

/** Opens what Astro left in a folder. The catalogue that pages ask is `globalThis.watchedShop`. */
export async function openRenderer(folder: string): Promise<(page: PageToRender) => Promise<Buffer>> {
  const { app, manifest } = v.parse(Bundle, await import(pathToFileURL(entryOf(folder)).href))
  orderPolicy(Reflect.get(app, 'manifest'))
  const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.component, routeData]))
  app.setInternals({ pagesByKeys: { get: stylesByKey(manifest.routes) } })
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: complain } } } })
  return async ([component, path]) => {
    const request = new Request(new URL(`${path}.html`, ORIGIN))
    const response = await app.render(request, { routeData: routes.get(component) })
    if (response.status !== 200) throw new Error(`${path} could not be rendered: status ${response.status}.`)
    return Buffer.from(await response.arrayBuffer())
  }
}

/** Astro asks for the style sheets of a route by a key that ends with its component. */
function stylesByKey(routes: Route[]) {
  const found = new Map(
    routes.map(({ routeData, styles }) => [
      routeData.component,
      { styles: styles.map((sheet, order) => ({ sheet, depth: 0, order })) },
    ]),
  )
  const components = [...found.keys()].toSorted((a, b) => b.length - a.length)
  const asked = new Map<string, string | undefined>()
  return (key: string) => {
    if (!asked.has(key))
      asked.set(
        key,
        components.find((component) => key.endsWith(component)),
      )
    return found.get(asked.get(key) ?? '')
  }
}

function complain(event: unknown): void {
  console.error(Object(event).message ?? event)
}
