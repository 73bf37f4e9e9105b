import { cpSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

/** How many writes of a build are tried in each way, evenly chosen; `EVERY_WRITE=1000` tries all of them. */
const TRIED = Number(process.env.EVERY_WRITE ?? 1)
const DYING_DISK = `--import ${pathToFileURL(resolve('tests/faults/dying-disk.ts')).href}`
const NAMES = ['old', 'new'] as const

let project: ProjectCopy
let writes = 0
const sites = new Map<string, Map<string, string>>()

beforeAll(async () => {
  project = await copyProject()
  for (const name of NAMES) {
    project.store.exec(`UPDATE items SET retailPrice = ${name === 'old' ? 20 : 27.5}`)
    await project.build()
    cpSync(project.at('data', 'catalogue.sqlite'), project.at(`${name}.sqlite`))
    sites.set(name, filesOf(project.at('dist')))
  }
  const file = project.at('count')
  place('old')
  await build({ DISK_COUNT: file })
  // One line for each thread: the longest is that of the build itself.
  writes = Math.max(...readFileSync(file, 'utf8').trim().split('\n').map(Number))
})

afterAll(() => project.remove())

const place = (name: string) => cpSync(project.at(`${name}.sqlite`), project.at('data', 'catalogue.sqlite'))

/** Builds on a disk that dies as the settings say. */
async function build(disk: Record<string, string> = {}): Promise<{ ended: unknown; said: string }> {
  const running = project.run('scripts/build-site.ts', { NODE_OPTIONS: DYING_DISK, ...disk })
  return running.then(
    (said) => ({ ended: 0, said }),
    (error: unknown) => {
      const { code, signal, stdout, stderr } = Object(error)
      return { ended: signal ?? code, said: `${stdout}${stderr}` }
    },
  )
}

/** What stands in a site, by path. */
function filesOf(folder: string): Map<string, string> {
  const root = realpathSync(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(root, path), readFileSync(path, 'base64')]))
}

/** What dist/ lacks of a site or has otherwise; files that were kept for pages loaded before are not looked at. */
function lacks(name: string): string[] {
  const present = filesOf(project.at('dist'))
  return [...(sites.get(name) ?? [])].filter(([path, bytes]) => present.get(path) !== bytes).map(([path]) => path)
}

/** Numbers of writes, from the first to the last, at another place each time. */
function chosen(): number[] {
  const count = Math.min(TRIED, writes)
  const begin = Math.random()
  // Not among the last ones: here and there a run has some less.
  return Array.from({ length: count }, (_, index) => Math.floor(((index + begin) / count) * writes * 0.95) + 1)
}

test('a build writes something, and its two states differ', () => {
  expect(writes).toBeGreaterThan(20)
  expect(lacks('old')).toEqual([])
  expect(lacks('new').length).toBeGreaterThan(20)
})

test.for(['kill', 'full'])(
  'whichever write of a build is the last one (%s), dist shows one snapshot whole, and the next build mends the rest',
  { timeout: 3_600_000 },
  async (way) => {
    let cutOff = 0
    for (const [round, at] of chosen().entries()) {
      const [before, after] = round % 2 === 0 ? ['old', 'new'] : ['new', 'old']
      const when = `${way} at write ${at} of ${writes}`
      expect(lacks(before), when).toEqual([])
      place(after)
      const { ended, said } = await build({ DISK_DIES_AT: String(at), DISK_DIES_BY: way })
      // Threads share what is to be written as it comes, so a run may have some writes less.
      if (way === 'kill') expect(['SIGKILL', 0], `${when}\n${said}`).toContain(ended)
      if (way === 'full' && ended !== 0)
        expect([ended, said], when).toEqual([1, expect.stringContaining('The disk is full')])
      if (ended !== 0) cutOff += 1
      expect(said, when).not.toMatch(/^\s+at /m)
      expect([before, after].map(lacks), when).toContainEqual([])
      expect((await build()).ended, when).toBe(0)
      expect(lacks(after), when).toEqual([])
      expect(leftovers(), when).toEqual([])
    }
    expect(cutOff).toBeGreaterThan(0)
    // Each way begins with the same state.
    place('old')
    expect((await build()).ended).toBe(0)
  },
)

/** What of a build that was cut off still lies beside the last two. */
function leftovers(): string[] {
  const [name = ''] = readdirSync(project.at('data', 'builds'))
  const there = readdirSync(project.at('data', 'builds', name))
  const builds = there.filter((file) => file.startsWith('build-'))
  return [...there.filter((file) => file.startsWith('unfinished')), ...builds.slice(2)]
}
