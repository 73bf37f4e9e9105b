import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { linkFile } from './link-file.ts'
import { lookAtSnapshot } from './look-at-snapshot.ts'

/** How many of the last good snapshots are kept, the one in use among them. */
const KEPT = 10
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-([0-9a-f]{32})\.sqlite$/

/** The snapshots that are kept in a folder, the latest first. */
export function keptSnapshots(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

/** When a snapshot came into the shop, by the name that it is kept under, in milliseconds since 1970. */
export function keptAtMs(file: string): number {
  const [, day, hours, minutes, seconds] = NAME.exec(basename(file)) ?? []
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}

/**
 * Keeps a snapshot under its time and content, as a hard link where the disk takes one, unless the latest that is kept
 * has the same content. Lets go of the oldest beyond ten, but for the latest of each other store, and of those that this
 * version cannot read. Returns what is kept.
 */
export function keepSnapshot(
  folder: string,
  snapshotFile: string,
  { crawledAt, contentHash }: { crawledAt: string; contentHash: string },
  nowMs: number,
): string[] {
  mkdirSync(folder, { recursive: true })
  setBack(folder, nowMs)
  const [latest] = keptSnapshots(folder)
  if (latest === undefined || !latest.endsWith(`-${contentHash}.sqlite`)) {
    const file = join(folder, nameOf(crawledAt, contentHash))
    if (!existsSync(file)) linkFile(snapshotFile, file)
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

/** What a clock that ran ahead named came before now, in its order: else it would be the latest until its time has come. */
function setBack(folder: string, nowMs: number): void {
  const ahead = keptSnapshots(folder).filter((file) => keptAtMs(file) > nowMs)
  for (const [index, file] of ahead.entries()) {
    const moment = new Date(nowMs - (index + 1) * 1_000).toISOString()
    renameSync(file, join(folder, nameOf(moment, NAME.exec(basename(file))?.[5] ?? '')))
  }
}

/** No system forbids these letters in a file's name. */
function nameOf(moment: string, contentHash: string): string {
  return `${moment.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-')}-${contentHash}.sqlite`
}
