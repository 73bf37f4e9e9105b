import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

const Entry = v.looseObject({
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  inBundle: v.optional(v.boolean()),
  link: v.optional(v.boolean()),
  engines: v.optional(v.unknown()),
  hasInstallScript: v.optional(v.boolean()),
})
const LockFile = v.object({ packages: v.record(v.string(), Entry) })

/** Every package in a lock file that npm would take unseen, or from an address of somebody's own. */
export function findLooseLocks(): string[] {
  const files = ['package-lock.json', ...globSync('scripts/publish/tools/*/package-lock.json')]
  return files.flatMap((file) => looseEntries(readFileSync(file, 'utf8'), file))
}

export function looseEntries(text: string, file: string): string[] {
  const { packages } = v.parse(v.pipe(v.string(), v.parseJson(), LockFile), text)
  return Object.entries(packages).flatMap(([path, { integrity, resolved, inBundle, link }]) => {
    const place = `${file}: ${path}`
    if (resolved !== undefined && link !== true) return [`${place} names the address it came from`]
    const proved = path === '' || link === true || inBundle === true || /^sha512-/.test(integrity ?? '')
    return proved ? [] : [`${place} has no integrity (SHA-512)`]
  })
}

/** What makes npm warn of something that is no trouble here. */
export function findNeedlessWarnings(): string[] {
  const { allowScripts } = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ allowScripts: v.record(v.string(), v.boolean()) })),
    readFileSync('package.json', 'utf8'),
  )
  return needlessWarnings(readFileSync('package-lock.json', 'utf8'), allowScripts)
}

/** npm holds engines against its own Node, not the one among the packages, and asks about scripts that are not judged. */
export function needlessWarnings(text: string, judgedScripts: Readonly<Record<string, boolean>>): string[] {
  const { packages } = v.parse(v.pipe(v.string(), v.parseJson(), LockFile), text)
  return Object.entries(packages).flatMap(([path, { engines, hasInstallScript }]) => {
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const asked = hasInstallScript === true && !(name in judgedScripts)
    return [
      ...(engines === undefined ? [] : [`${path} names its engines: run node scripts/complete-lock-file.ts`]),
      ...(asked ? [`${path} has an install script that allowScripts in package.json says nothing of`] : []),
    ]
  })
}
