import { join } from 'node:path'
import * as v from 'valibot'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { Widths } from '#catalogue/picture-row.ts'
import { VERSION_SIGN } from '#domain/picture-address.ts'
import { pictureFiles } from './collect-pictures.ts'
import { isWritten } from './picture-file.ts'

/** A picture that pages show, and files of it. */
export interface ShownPicture {
  pictureId: string
  name: string
  files: string[]
}

const Row = v.object({ id: v.string(), name: v.string(), widths: Widths })

/** Pictures of a snapshot with those of their files that are still to be made: `npm start` does so while it serves. */
export function missingPictures(snapshotFile: string, picturesFolder: string): ShownPicture[] {
  return shownPictures(snapshotFile)
    .map((picture) => ({ ...picture, files: picture.files.filter((file) => !isWritten(join(picturesFolder, file))) }))
    .filter(({ files }) => files.length > 0)
}

/** Pictures of a snapshot with all of their files, each name once; none where an image service has them. */
export function shownPictures(snapshotFile: string): ShownPicture[] {
  const snapshot = openSnapshot(snapshotFile)
  try {
    const rows = snapshot.all(
      Row,
      'SELECT id, name, widths FROM picture WHERE instr(name, ?) = 0 ORDER BY rowid',
      VERSION_SIGN,
    )
    const byName = new Map(rows.map((row) => [row.name, row]))
    return [...byName.values()].map(({ id, name, widths }) => {
      return { pictureId: id, name, files: pictureFiles({ name, widths }) }
    })
  } finally {
    snapshot.close()
  }
}

/** Whether an image service has pictures of a snapshot. */
export function hasServicePictures(snapshotFile: string): boolean {
  const snapshot = openSnapshot(snapshotFile)
  try {
    const named = v.object({ name: v.string() })
    return snapshot.one(named, 'SELECT name FROM picture WHERE instr(name, ?) > 0 LIMIT 1', VERSION_SIGN) !== undefined
  } finally {
    snapshot.close()
  }
}
