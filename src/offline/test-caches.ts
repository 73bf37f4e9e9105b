/** The caches of a browser, in memory. */
export function testCaches() {
  const caches = new Map<string, ReturnType<typeof testCache>>()
  return {
    async open(name: string) {
      const cache = caches.get(name) ?? testCache()
      caches.set(name, cache)
      return cache
    },
    delete: async (name: string) => caches.delete(name),
  }
}

function testCache() {
  const answers = new Map<string, Response>()
  return {
    match: async (url: string) => answers.get(url)?.clone(),
    put: async (url: string, answer: Response) => void answers.set(url, answer),
    delete: async (url: string) => answers.delete(url),
    keys: async () => Array.from(answers.keys(), (url) => ({ url })),
  }
}
