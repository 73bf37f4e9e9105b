import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { linkFile } from '#catalogue/link-file.ts'
import { hasServicePictures, shownPictures } from '#catalogue/pictures/missing-pictures.ts'
import { ScriptProblem } from '../running/run-script.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'

/** Throws ScriptProblem for a snapshot that was made with another setting of IMAGES. */
export function demandSameImages({ IMAGES }: Pick<Configuration, 'IMAGES'>, snapshotFile: string): void {
  const others = IMAGES === 'url' ? shownPictures(snapshotFile).length > 0 : hasServicePictures(snapshotFile)
  if (others) throw new ScriptProblem('The snapshot was made with another setting of IMAGES. Run npm run refresh.')
}

/** Hard links, and copies only where the disk takes none. Returns the paths of those that are there. */
export function linkPictures(
  configuration: Pick<Configuration, 'DATA_FOLDER'>,
  snapshotFile: string,
  siteFolder: string,
  lacking: ReadonlySet<string>,
): string[] {
  const { picturesFolder } = dataFolder(configuration)
  const folder = join(siteFolder, 'pictures')
  mkdirSync(folder, { recursive: true })
  const files = shownPictures(snapshotFile).flatMap((picture) => picture.files)
  const there = files.filter((file) => !lacking.has(file))
  for (const file of there) linkFile(join(picturesFolder, file), join(folder, file))
  return there.map((file) => `/pictures/${file}`)
}
