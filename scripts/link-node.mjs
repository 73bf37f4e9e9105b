// Links the Node among the packages, where npm 10 has taken the link away with the Nodes for other systems: runs after
// `npm ci`, with whatever Node there is, so it is plain JavaScript. Safe to run again.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LINKS = join('node_modules', '.bin')
const { optionalDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
const program = Object.keys(optionalDependencies)
  .flatMap((name) => ['node', 'node.exe'].map((file) => join(name, 'bin', file)))
  .find((file) => existsSync(join('node_modules', file)))

if (program !== undefined && !['node', 'node.cmd'].some((link) => existsSync(join(LINKS, link)))) {
  mkdirSync(LINKS, { recursive: true })
  if (process.platform === 'win32') writeFileSync(join(LINKS, 'node.cmd'), `@"%~dp0\\..\\${program}" %*\r\n`)
  else symlinkSync(join('..', program), join(LINKS, 'node'))
}
