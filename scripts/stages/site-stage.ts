import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
import { astroEnvironment } from './astro-environment.ts'
import { precompress } from './precompress.ts'

export const DIST = resolve('dist')
const NEXT = resolve('dist.next')
const PREVIOUS = resolve('dist.previous')

/** Builds the site from the snapshot beside the old one, checks it, and only then puts it in place. */
export async function siteStage(configuration: Configuration): Promise<void> {
  console.log('Building the pages')
  rmSync(NEXT, { recursive: true, force: true })
  await runAstro(configuration)
  const pictures = linkPictures(configuration)
  writeHostingFiles(configuration)
  console.log('Checking links')
  const dangling = findDanglingLinks(NEXT)
  if (dangling.length > 0) {
    throw new ScriptProblem(`The built site has links that lead nowhere:\n  ${dangling.slice(0, 20).join('\n  ')}`)
  }
  const compressed = await precompress(NEXT)
  switchOver()
  console.log(`  dist/ is ready: ${pictures} picture files, ${compressed} files compressed`)
}

async function runAstro(configuration: Configuration): Promise<void> {
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', NEXT, '--silent'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: astroEnvironment(configuration),
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new ScriptProblem('Astro could not build the pages (see above). dist/ is as it was.')
}

/** Hard links where the disk allows it: a picture is never copied. */
function linkPictures(configuration: Configuration): number {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  const folder = join(NEXT, 'pictures')
  mkdirSync(folder, { recursive: true })
  const snapshot = openSnapshot(snapshotFile)
  const files = shopCatalogue(snapshot).pictures().flatMap(pictureFiles)
  snapshot.close()
  for (const file of new Set(files)) linkSync(join(picturesFolder, file), join(folder, file))
  return files.length
}

function writeHostingFiles(configuration: Configuration): void {
  const { hostingFolder } = dataFolder(configuration)
  writeFileSync(join(NEXT, '_headers'), headersFile(hostingRules))
  writeFileSync(join(NEXT, '_redirects'), redirectsFile(hostingRules))
  mkdirSync(hostingFolder, { recursive: true })
  writeFileSync(join(hostingFolder, 'nginx.conf'), nginxConfiguration(hostingRules, '/srv/hoof-and-husk/dist'))
}

function switchOver(): void {
  rmSync(PREVIOUS, { recursive: true, force: true })
  try {
    renameSync(DIST, PREVIOUS)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  renameSync(NEXT, DIST)
  rmSync(PREVIOUS, { recursive: true, force: true })
}
