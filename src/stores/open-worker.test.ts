import { afterEach, expect, test, vi } from 'vitest'
import { stubWorker } from './test-worker.ts'

/** Of a page that is loaded now. */
async function load() {
  vi.resetModules()
  return (await import('./open-worker.ts')).openWorker
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** As a browser does it: a name is given to one policy of a page. */
function stubPolicies(): string[] {
  const made: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, { createScriptURL }: { createScriptURL(text: string): string }) {
      if (made.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`)
      made.push(name)
      return { createScriptURL: (text: string) => `${name}: ${createScriptURL(text)}` }
    },
  })
  return made
}

test('a worker may be opened again by the policy that is there', async () => {
  const worker = stubWorker()
  const made = stubPolicies()
  const openWorker = await load()
  expect(openWorker('codes', '/codes.js')).toBeDefined()
  expect(openWorker('codes', '/codes.js')).toBeDefined()
  expect(openWorker('planner', '/planner.js')).toBeDefined()
  expect(worker.made.map(([address]) => address)).toEqual([
    'codes: /codes.js',
    'codes: /codes.js',
    'planner: /planner.js',
  ])
  expect(made).toEqual(['codes', 'planner'])
})

test('a policy makes one address alone a script', async () => {
  const worker = stubWorker()
  stubPolicies()
  const openWorker = await load()
  openWorker('codes', '/codes.js')
  openWorker('codes', 'https://elsewhere.example/other.js')
  expect(worker.made.map(([address]) => address)).toEqual(['codes: /codes.js', 'codes: /codes.js'])
})

test('a browser without policies takes the address as it is', async () => {
  const worker = stubWorker()
  const openWorker = await load()
  openWorker('codes', '/codes.js')
  expect(worker.made).toEqual([['/codes.js', { type: 'module' }]])
})

test('where a browser has no workers, or refuses this one, there is none', async () => {
  vi.stubGlobal('Worker', undefined)
  expect((await load())('codes', '/codes.js')).toBeUndefined()
  vi.stubGlobal('Worker', vi.fn(refuse))
  expect((await load())('codes', '/codes.js')).toBeUndefined()
})

function refuse(): never {
  throw new DOMException('Forbidden', 'SecurityError')
}
