import { existsSync } from 'node:fs'
import { SnapshotProblem } from '#catalogue/open-snapshot.ts'
import { missingPictures } from '#catalogue/pictures/missing-pictures.ts'
import type { Configuration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'

/** Whether there is a snapshot to show, with all of its pictures. One of another version of the shop is none. */
export function hasWholeSnapshot(configuration: Pick<Configuration, 'DATA_FOLDER'>): boolean {
  const { snapshotFile, picturesFolder } = dataFolder(configuration)
  try {
    return existsSync(snapshotFile) && missingPictures(snapshotFile, picturesFolder).length === 0
  } catch (error) {
    if (error instanceof SnapshotProblem) return false
    throw error
  }
}
