import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PICTURE = /^\/pictures\/([a-z0-9-]+\.(avif|webp|jpg))$/

/** Lets Astro's development server answer `/pictures/…` from the folder where a refresh puts them. */
export function servePictures(folder: string): Plugin {
  return {
    name: 'serve-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name = '', type = ''] = PICTURE.exec(request.url ?? '') ?? []
        const file = join(folder, name)
        if (name === '' || !existsSync(file)) return next()
        response.setHeader('content-type', `image/${type === 'jpg' ? 'jpeg' : type}`)
        createReadStream(file).pipe(response)
      })
    },
  }
}
