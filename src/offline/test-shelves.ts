import type { Shelf, Shelves } from './shelves.ts'

/** A shelf in memory. `guard` may hold up or break each thing that is done with it. */
export function testShelf(guard: () => Promise<void> = async () => undefined): Shelf {
  const answers = new Map<string, Response>()
  return {
    async match(path) {
      await guard()
      return answers.get(path)?.clone()
    },
    async put(path, answer) {
      // As a browser does it: the whole body first, then all at once.
      const body = await answer.arrayBuffer()
      await guard()
      answers.set(path, new Response(body, { status: answer.status, headers: answer.headers }))
    },
    async delete(path) {
      await guard()
      return answers.delete(path)
    },
    async paths() {
      await guard()
      return [...answers.keys()]
    },
  }
}

export function testShelves(guard?: () => Promise<void>): Shelves {
  return { pages: testShelf(guard), files: testShelf(guard), pictures: testShelf(guard), catalogue: testShelf(guard) }
}

/** The same shelves as a worker sees them that may be killed: from then on nothing is done, and nothing answers. */
export function seenBy(worker: { alive: boolean }, shelves: Shelves): Shelves {
  const never = new Promise<never>(() => undefined)
  const view = (shelf: Shelf): Shelf => ({
    match: async (path) => (worker.alive ? shelf.match(path) : never),
    put: async (path, answer) => (worker.alive ? shelf.put(path, answer) : never),
    delete: async (path) => (worker.alive ? shelf.delete(path) : never),
    paths: async () => (worker.alive ? shelf.paths() : never),
  })
  return {
    pages: view(shelves.pages),
    files: view(shelves.files),
    pictures: view(shelves.pictures),
    catalogue: view(shelves.catalogue),
  }
}
