import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lookAtSnapshot } from './look-at-snapshot.ts'

/** How many of the last good snapshots are kept, the one in use among them. */
const KEPT = 10
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+Z-([0-9a-f]{32})\.sqlite$/

/** The snapshots that are kept in a folder, the latest first. */
export function keptSnapshots(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/**
 * Keeps a snapshot under its time and content, as a hard link, unless the latest that is kept has the same content.
 * Lets go of the oldest beyond ten, but for the latest of each other store, and of those that this version cannot read.
 * Returns what is kept.
 */
export function keepSnapshot(
  folder: string,
  snapshotFile: string,
  { crawledAt, contentHash }: { crawledAt: string; contentHash: string },
): string[] {
  mkdirSync(folder, { recursive: true })
  const [latest] = keptSnapshots(folder)
  if (latest === undefined || !latest.endsWith(`-${contentHash}.sqlite`)) {
    // No system forbids these letters in a file's name.
    const moment = crawledAt.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-')
    const file = join(folder, `${moment}-${contentHash}.sqlite`)
    if (!existsSync(file)) linkSync(snapshotFile, file)
  }
  const stores = new Set<string>()
  const kept: string[] = []
  for (const [index, file] of keptSnapshots(folder).entries()) {
    const store = lookAtSnapshot(file)?.store
    if (store !== undefined && (index < KEPT || !stores.has(store))) kept.push(file)
    else rmSync(file, { force: true })
    stores.add(store ?? '')
  }
  return kept
}
