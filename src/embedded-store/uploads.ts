import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { isUsableId } from '#domain/id.ts'
import { refusal } from './answer.ts'

/**
 * The pictures, `/uploads/{name}.jpg`, from the first folder that has one. An item's id also names its own picture.
 * Answers 304 to who has the picture already.
 */
export function uploads(folders: readonly string[], pictureOfItem: (itemID: string) => string | undefined): Hono {
  const files = new Hono()
  files.get('/uploads/:file', async (context) => {
    const name = pictureName(context.req.param('file'))
    const picture = name === undefined ? undefined : await find(folders, [name, pictureOfItem(name)])
    return picture === undefined ? context.json(refusal('There is no such picture.'), 404) : send(context, picture)
  })
  return files
}

interface Picture {
  path: string
  etag: string
  modified: Date
}

/** Only plain names reach the disk: an id cannot hold a slash or climb out of its folder. */
function pictureName(file: string): string | undefined {
  const name = /^(.+)\.jpg$/i.exec(file)?.[1]
  return name !== undefined && isUsableId(name) ? name : undefined
}

async function find(folders: readonly string[], names: readonly (string | undefined)[]): Promise<Picture | undefined> {
  for (const folder of folders) {
    for (const name of names) {
      const picture = name && isUsableId(name) ? await lookAt(join(folder, `${name}.jpg`)) : undefined
      if (picture !== undefined) {
        return picture
      }
    }
  }
  return undefined
}

async function lookAt(path: string): Promise<Picture | undefined> {
  try {
    const { size, mtime, mtimeMs } = await stat(path)
    return { path, etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`, modified: mtime }
  } catch {
    return undefined
  }
}

async function send(context: Context, { path, etag, modified }: Picture): Promise<Response> {
  context.header('ETag', etag)
  context.header('Last-Modified', modified.toUTCString())
  context.header('Cache-Control', 'no-cache')
  if (isFresh(context, etag, modified)) {
    return context.body(null, 304)
  }
  context.header('Content-Type', 'image/jpeg')
  return context.body(new Uint8Array(await readFile(path)))
}

/** RFC 9110, section 13.2.2: a date counts only where no tag is given, and it knows whole seconds only. */
function isFresh(context: Context, etag: string, modified: Date): boolean {
  const tags = context.req.header('If-None-Match')
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(context.req.header('If-Modified-Since') ?? '')
  return Math.floor(modified.getTime() / 1000) * 1000 <= since
}
