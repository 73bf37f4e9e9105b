// Run after every npm install. A registry mirror may lack optional packages for other platforms; npm then leaves them out
// of the lock file, and npm ci refuses that file on every machine. This writes them in, by name, version and platform, and
// asks the registry for the integrity of what lacks it. A folder with another lock file may be named.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const FILE = join(process.argv[2] ?? '.', 'package-lock.json')
const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'openharmony']
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'universal',
]

const Entry = v.looseObject({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  inBundle: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
  engines: v.optional(v.unknown()),
})
const LockFile = v.looseObject({ packages: v.record(v.string(), Entry) })

const lockFile = v.parse(LockFile, JSON.parse(readFileSync(FILE, 'utf8')))
const { packages } = lockFile
let added = 0
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const version = range.replace(/^npm:.*@/, '').replace(/^[~^]/, '')
    const present = resolved(path, name)
    if (!/^\d/.test(version) || (present !== undefined && satisfies(present, range, version))) continue
    const top = `node_modules/${name}`
    packages[packages[top] === undefined ? top : `${path}/${top}`] = entryFor(name, version)
    added += 1
  }
}
let asked = 0
for (const [path, entry] of Object.entries(packages)) {
  if (path === '' || !isUnproved(entry)) continue
  asked += 1
  const integrity = integrityOf(
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    entry.version ?? '',
  )
  if (integrity !== undefined) packages[path] = { ...entry, integrity }
  else console.log(`The registry does not know ${path} ${entry.version}.`)
}
// npm holds engines against the Node that runs npm, and warns of hundreds; the shop runs with the Node among its packages.
for (const [path, entry] of Object.entries(packages)) if (path !== '') delete entry.engines
lockFile.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lockFile, null, 2)}\n`)
const found = asked - Object.entries(packages).filter(([path, entry]) => path !== '' && isUnproved(entry)).length
console.log(`${added} optional packages for other platforms were written into ${FILE}.`)
console.log(`Of ${asked} packages without integrity ${found} have theirs now.`)

function isUnproved({ version, integrity, inBundle }: v.InferOutput<typeof Entry>): boolean {
  return version !== undefined && integrity === undefined && inBundle !== true
}

/** As npm tells it of a package that the registry has. */
function integrityOf(name: string, version: string): string | undefined {
  const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' })
  return status === 0 && stdout.trim().startsWith('sha512-') ? stdout.trim() : undefined
}

/** The version that a package finds under a name, looking upwards as Node does. */
function resolved(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (found !== undefined) return found.version
    if (folder === '') return undefined
  }
}

function satisfies(present: string, range: string, wanted: string): boolean {
  return range === wanted ? present === wanted : present.split('.')[0] === wanted.split('.')[0]
}

function entryFor(name: string, version: string) {
  const words = name
    .toLowerCase()
    .replace('armv7l', 'arm')
    .replace('windows', 'win32')
    .split(/[-_/@.]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) =>
    words.some((word) => word === processor || (processor === 'arm' && word.startsWith('arm') && word !== 'arm64')),
  )
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return {
    version,
    optional: true,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
  }
}
