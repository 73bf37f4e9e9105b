import { realpathSync, statSync } from 'node:fs'

/**
 * Where the folder leads now. A link may lead elsewhere a moment later: one answer comes from one site. The way is followed
 * anew only when another folder is at its end, since following it takes longer than all the rest of an answer.
 */
export function presentFolder(folder: string): () => string {
  let known = { end: '', path: folder }
  return () => {
    try {
      const { dev, ino, birthtimeMs, ctimeMs } = statSync(folder)
      const end = `${dev} ${ino} ${birthtimeMs} ${ctimeMs}`
      if (end !== known.end) known = { end, path: realpathSync.native(folder) }
      return known.path
    } catch {
      return folder
    }
  }
}
