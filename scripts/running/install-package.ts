import { spawnSync } from 'node:child_process'

/** Installs a package of the distribution where that is possible (as root, with apt-get); otherwise does nothing. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return
  console.log(`No ${name} on this machine: installing it (apt-get install ${name})`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  // Another installation may be under way, on a new machine its own updates.
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', name]
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
}
