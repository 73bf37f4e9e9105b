import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { CODE_FOLDER, orderPolicy, PAGES_FILE, type PageToRender } from './deferred-pages.ts'

/** Routes with a page for every item, or for some dozens of them. */
const CATALOGUE_ROUTES = new Set([
  'src/pages/product/[itemId].astro',
  'src/pages/store/[...listing].astro',
  'src/pages/find/[choice].astro',
])

/**
 * Lets Astro render all pages but those of the catalogue. For these it leaves in a folder a list, and the code that it
 * would have rendered them with: `renderPages` does it, by several threads and only where something changed.
 */
export function deferCatalogue(folder: string): AstroIntegration {
  let outDir = ''
  return {
    name: 'defer-catalogue',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir)
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((own) => withoutCatalogue(own, outDir, folder)),
    },
  }
}

function withoutCatalogue(prerenderer: AstroPrerenderer, outDir: string, folder: string): AstroPrerenderer {
  return {
    ...prerenderer,
    async getStaticPaths() {
      orderPolicy(Object(Reflect.get(prerenderer, 'app')).manifest)
      const paths = await prerenderer.getStaticPaths()
      const left = paths.filter(({ route }) => CATALOGUE_ROUTES.has(route.component))
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(join(outDir, '.prerender'), join(folder, CODE_FOLDER), { recursive: true })
      const pages = left.map(({ pathname, route }): PageToRender => [route.component, pathname])
      writeFileSync(join(folder, PAGES_FILE), JSON.stringify(pages))
      return paths.filter(({ route }) => !CATALOGUE_ROUTES.has(route.component))
    },
  }
}
