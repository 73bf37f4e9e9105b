import { linkSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasServicePictures, shownPictures } from '#catalogue/pictures/missing-pictures.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'

/** Hard links: a picture is never copied. Returns the paths of those that are there. Throws ScriptProblem for a snapshot of another setting. */
export function linkPictures(
  configuration: Pick<Configuration, 'DATA_FOLDER' | 'IMAGES'>,
  snapshotFile: string,
  siteFolder: string,
  lacking: ReadonlySet<string>,
): string[] {
  const { picturesFolder } = dataFolder(configuration)
  const folder = join(siteFolder, 'pictures')
  mkdirSync(folder, { recursive: true })
  const files = shownPictures(snapshotFile).flatMap((picture) => picture.files)
  if (configuration.IMAGES === 'url' ? files.length > 0 : hasServicePictures(snapshotFile)) {
    throw new ScriptProblem('The snapshot was made with another setting of IMAGES. Run npm run refresh.')
  }
  const there = files.filter((file) => !lacking.has(file))
  for (const file of there) linkSync(join(picturesFolder, file), join(folder, file))
  return there.map((file) => `/pictures/${file}`)
}
