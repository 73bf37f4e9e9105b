import type { Plugin, Rolldown } from 'vite'
import { closure } from './closure.ts'

/** What Astro says of a module of its own: the islands that are drawn in the browser alone, and the scripts of the page. */
interface AstroMeta {
  clientOnlyComponents: { specifier: string }[]
  scripts: unknown[]
}

const PAGE = /\/src\/pages\/[^?]+\.astro$/

/**
 * Which style sheets of scripts a page has to link itself. Astro links all that a script of a page may ever load, so that
 * the first paint of a list waited for the styles of its filters; what is loaded later brings its styles along.
 */
export function ownStyles(): { plugin: Plugin; needs(component: string, sheet: string): boolean } {
  /** By the path of a page in the project: what the browser loads for it at once. */
  const entries = new Map<string, Set<string>>()
  /** By the module that the browser asks for: the sheets that come with it. */
  const sheets = new Map<string, Set<string>>()
  const ofScripts = new Set<string>()

  function noteSheets(bundle: Rolldown.OutputBundle): void {
    for (const file of Object.keys(bundle)) {
      const chunk = chunkOf(bundle, file)
      for (const sheet of sheetsOf(chunk)) ofScripts.add(sheet)
      if (chunk?.facadeModuleId == null) continue
      const loaded = closure(file, (one) => chunkOf(bundle, one)?.imports ?? [])
      sheets.set(chunk.facadeModuleId, new Set([...loaded].flatMap((one) => sheetsOf(chunkOf(bundle, one)))))
    }
  }

  return {
    plugin: {
      name: 'own-styles',
      enforce: 'post',
      async generateBundle(_, bundle) {
        if (this.environment.name === 'client') return noteSheets(bundle)
        for (const id of this.getModuleIds()) {
          const [path] = PAGE.exec(id) ?? []
          if (path !== undefined) entries.set(path.slice(1), await entriesOf(this, id))
        }
      },
    },
    needs(component, sheet) {
      if (!ofScripts.has(sheet)) return true
      return [...(entries.get(component) ?? [])].some((entry) => sheets.get(entry)?.has(sheet))
    },
  }
}

async function entriesOf(context: Rolldown.PluginContext, page: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (const id of closure(page, (one) => context.getModuleInfo(one)?.importedIds ?? [])) {
    const astro: AstroMeta | undefined = context.getModuleInfo(id)?.meta.astro
    for (const { specifier } of astro?.clientOnlyComponents ?? []) {
      const resolved = await context.resolve(specifier, id)
      if (resolved) found.add(resolved.id)
    }
    for (const index of astro?.scripts.keys() ?? []) found.add(`${id}?astro&type=script&index=${index}&lang.ts`)
  }
  return found
}

function chunkOf(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk | undefined {
  const part = bundle[file]
  return part?.type === 'chunk' ? part : undefined
}

function sheetsOf(chunk: Rolldown.OutputChunk | undefined): string[] {
  return [...(chunk?.viteMetadata?.importedCss ?? [])]
}
