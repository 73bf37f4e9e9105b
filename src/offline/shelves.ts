/** A shelf of answers under the paths of their addresses: a cache of the browser, or one made up for tests. */
export interface Shelf {
  match(path: string): Promise<Response | undefined>
  /** Throws where there is no room. */
  put(path: string, answer: Response): Promise<void>
  delete(path: string): Promise<unknown>
  paths(): Promise<string[]>
}

export interface Shelves {
  /** Pages and data as last known. */
  pages: Shelf
  /** Files named by their content: code and typefaces, and pictures. */
  files: Shelf
  pictures: Shelf
  /** Pages, pictures and lists of files that somebody asked to keep. */
  catalogue: Shelf
}

/** Names of the caches. */
export const SHELF_NAMES: Readonly<Record<keyof Shelves, string>> = {
  pages: 'pages',
  files: 'files',
  pictures: 'pictures',
  catalogue: 'catalogue',
}

/** The shelves of this browser, opened when they are asked for. */
export function browserShelves(caches: CacheStorage, origin: string): Shelves {
  return {
    pages: shelfOf(caches, SHELF_NAMES.pages, origin),
    files: shelfOf(caches, SHELF_NAMES.files, origin),
    pictures: shelfOf(caches, SHELF_NAMES.pictures, origin),
    catalogue: shelfOf(caches, SHELF_NAMES.catalogue, origin),
  }
}

function shelfOf(caches: CacheStorage, name: string, origin: string): Shelf {
  const open = () => caches.open(name)
  return {
    // What was written with one set of request headers answers every request.
    match: async (path) => (await open()).match(origin + path, { ignoreVary: true }),
    put: async (path, answer) => (await open()).put(origin + path, answer),
    delete: async (path) => (await open()).delete(origin + path),
    paths: async () => (await (await open()).keys()).map(({ url }) => new URL(url).pathname),
  }
}
