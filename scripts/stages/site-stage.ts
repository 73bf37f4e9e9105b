import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { pictureFiles } from '#catalogue/pictures/collect-pictures.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { nginxConfiguration } from '#hosting/nginx-configuration.ts'
import { hostingRules } from '#hosting/rules.ts'
import { headersFile, redirectsFile } from '#hosting/static-host-files.ts'
import { findDanglingLinks } from '../checks/dangling-links.ts'
import type { Configuration } from '../configuration.ts'
import { dataFolder } from '../data-folder.ts'
import { ScriptProblem } from '../run-script.ts'
import type { StoreConnection } from '../store-connection.ts'
import { astroEnvironment } from './astro-environment.ts'
import { precompress } from './precompress.ts'
import { searchIndexStage } from './search-index-stage.ts'

const DIRECT_MODE_WARNING = `
STOREFRONT_MODE=direct: the pages will carry the store API's address and key, for everyone to read. Whoever has the key
can read every customer's address, orders and password in the store, change them, and place orders at any price.
Publish such a build only for a store where that is acceptable; the default, gateway, exposes none of it.
`

/** Builds the site from the snapshot beside the old one, checks it, and only then puts it in place. */
export async function siteStage(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
): Promise<void> {
  const next = `${configuration.DIST_FOLDER}.next`
  if (configuration.STOREFRONT_MODE === 'direct') console.warn(DIRECT_MODE_WARNING)
  console.log('Building the pages')
  rmSync(next, { recursive: true, force: true })
  await runAstro(astroEnvironment(configuration, store), next)
  const pictures = linkPictures(configuration, next)
  searchIndexStage(dataFolder(configuration).snapshotFile, next)
  writeHostingFiles(configuration, next)
  console.log('Checking links')
  const dangling = findDanglingLinks(next)
  if (dangling.length > 0) {
    throw new ScriptProblem(`The built site has links that lead nowhere:\n  ${dangling.slice(0, 20).join('\n  ')}`)
  }
  const compressed = await precompress(next)
  switchOver(configuration.DIST_FOLDER, next)
  console.log(
    `  ${relative(process.cwd(), configuration.DIST_FOLDER)}/ is ready: ${pictures} picture files, ${compressed} files compressed`,
  )
}

async function runAstro(environment: NodeJS.ProcessEnv, outDir: string): Promise<void> {
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir, '--silent'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  })
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new ScriptProblem('Astro could not build the pages (see above). What was built last is as it was.')
}

/** Hard links where the disk allows it: a picture is never copied. */
function linkPictures(configuration: Configuration, outDir: string): number {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  const folder = join(outDir, 'pictures')
  mkdirSync(folder, { recursive: true })
  const snapshot = openSnapshot(snapshotFile)
  const files = shopCatalogue(snapshot).pictures().flatMap(pictureFiles)
  snapshot.close()
  for (const file of new Set(files)) linkSync(join(picturesFolder, file), join(folder, file))
  return files.length
}

function writeHostingFiles(configuration: Configuration, outDir: string): void {
  const { hostingFolder } = dataFolder(configuration)
  writeFileSync(join(outDir, '_headers'), headersFile(hostingRules))
  writeFileSync(join(outDir, '_redirects'), redirectsFile(hostingRules))
  mkdirSync(hostingFolder, { recursive: true })
  writeFileSync(join(hostingFolder, 'nginx.conf'), nginxConfiguration(hostingRules, '/srv/hoof-and-husk/dist'))
}

function switchOver(dist: string, next: string): void {
  const previous = `${dist}.previous`
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, previous)
  renameSync(next, dist)
  rmSync(previous, { recursive: true, force: true })
}
