import { constants, copyFileSync, linkSync, renameSync } from 'node:fs'

/** What file systems say that take no hard link, none from another one, or none more to this file. */
const NO_LINK = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EXDEV', 'EMLINK']

/** Lets a file that nobody changes stand in a second place: by a hard link or, where none is taken, as a copy, whole. */
export function linkFile(file: string, place: string): void {
  try {
    linkSync(file, place)
  } catch (error) {
    if (!NO_LINK.includes(Object(error).code)) throw error
    const unfinished = `${place}.${process.pid}.part`
    copyFileSync(file, unfinished, constants.COPYFILE_FICLONE)
    renameSync(unfinished, place)
  }
}
