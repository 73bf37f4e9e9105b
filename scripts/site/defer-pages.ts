import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { CODE_FOLDER, orderPolicy } from './deferred-pages.ts'
import { rememberImages } from './made-images.ts'
import { ownStyles } from './own-styles.ts'
import { type StyledPage, writePageStyles } from './page-styles.ts'

/** Routes with a page for every item, or for some dozens of them; no image of `src/assets` stands on these. */
const CATALOGUE_ROUTES = new Set([
  'src/pages/product/[itemId].astro',
  'src/pages/store/[...listing].astro',
  'src/pages/find/[choice].astro',
])

/**
 * Lets Astro make everything but the pages. It leaves in a folder the code that it would have rendered them with, and what
 * it made of the images on them: `renderPages` writes them, by several threads and only where something changed, now and
 * as often as the catalogue changes while the code does not.
 */
export function deferPages(folder: string): AstroIntegration {
  let outDir = ''
  let styled: ReadonlyMap<string, StyledPage> = new Map()
  const { plugin, needs } = ownStyles()
  return {
    name: 'defer-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:build:setup': ({ pages }) => {
        styled = pages
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir)
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((own) => withoutPages(own, { outDir, folder, styled, needs })),
    },
  }
}

interface Deferred {
  outDir: string
  folder: string
  /** By the keys that Astro has for its pages. */
  styled: ReadonlyMap<string, StyledPage>
  needs: (component: string, sheet: string) => boolean
}

function withoutPages(prerenderer: AstroPrerenderer, { outDir, folder, styled, needs }: Deferred): AstroPrerenderer {
  let writeImages = () => {}
  return {
    ...prerenderer,
    async getStaticPaths() {
      orderPolicy(Object(Reflect.get(prerenderer, 'app')).manifest)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      cpSync(join(outDir, '.prerender'), join(folder, CODE_FOLDER), { recursive: true })
      writePageStyles(folder, styled, needs)
      writeImages = rememberImages(folder)
      const paths = await prerenderer.getStaticPaths()
      return paths.filter(({ route }) => route.type === 'page' && !CATALOGUE_ROUTES.has(route.component))
    },
    /** Once for the images that the page asks for. Astro writes no file where there is nothing to write. */
    async render(...asked) {
      const rendered = await prerenderer.render(...asked)
      await (rendered instanceof Response ? rendered : rendered.response).arrayBuffer()
      return new Response(null)
    },
    async teardown() {
      writeImages()
      await prerenderer.teardown?.()
    },
  }
}
