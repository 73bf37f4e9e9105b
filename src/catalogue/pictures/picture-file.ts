import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Whether a picture's file is there. An empty one is not: a power cut can leave the name of what never reached the disk. */
export function isWritten(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** Resolves when what was written into a file is on the disk. */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
