import { join, resolve } from 'node:path'
import { runCommand } from '../running/run-command.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { BuildFolders } from '../site/build-folders.ts'
import { linkImages } from '../site/link-images.ts'

/** What Astro has made for any shop of this project; none of them writes there. */
const ALL_IMAGES = resolve('node_modules/.astro/assets')

/** Lets Astro make all but the pages, and what renders them. Throws ScriptProblem when it cannot, or is told to end. */
export async function buildCode(environment: NodeJS.ProcessEnv, folders: BuildFolders, code: string): Promise<void> {
  console.log('Building the code of the pages')
  const { astroFolder, rendererFolder, cacheFolder } = folders
  const ownImages = join(cacheFolder, 'assets')
  linkImages(ALL_IMAGES, ownImages)
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', astroFolder, '--silent']
  const exit = await runCommand(process.execPath, astro, {
    ...environment,
    NODE_ENV: 'production',
    RENDERER_FOLDER: rendererFolder,
    ASTRO_CACHE_FOLDER: cacheFolder,
  })
  if (exit !== 0) {
    folders.clearCode()
    throw new ScriptProblem('Astro could not build the pages (see above). What was built last is as it was.')
  }
  linkImages(ownImages, ALL_IMAGES)
  folders.keepCode(code)
}
