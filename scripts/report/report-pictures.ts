import { join } from 'node:path'
import sharp from 'sharp'
import type { EditorReport } from './editor-report.ts'

const MOST_PICTURES = 160
const SIDE = 112

/** Small pictures of what changed as `data:` addresses, by file name; the first of each list come first. */
export async function reportPictures({ changes }: EditorReport, folder: string): Promise<Map<string, string>> {
  if (changes === undefined) return new Map()
  const lists = [changes.changed.entries, changes.new.entries, changes.gone.entries]
  const share = Math.floor(MOST_PICTURES / lists.length)
  const files = lists.flatMap((list) => list.flatMap(picturesOf).slice(0, share))
  const pictures = new Map<string, string>()
  for (const file of new Set(files)) {
    const address = await thumbnail(join(folder, file))
    if (address !== undefined) pictures.set(file, address)
  }
  return pictures
}

function picturesOf(line: { picture: string | null; oldPicture?: string | null }): string[] {
  return [line.oldPicture, line.picture].filter((file) => typeof file === 'string')
}

/** A picture that is not there any more costs the report nothing but itself. */
async function thumbnail(file: string): Promise<string | undefined> {
  try {
    const small = await sharp(file).resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 62 }).toBuffer()
    return `data:image/webp;base64,${small.toString('base64')}`
  } catch {
    return undefined
  }
}
