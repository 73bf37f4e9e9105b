import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findWebKit } from '../../scripts/running/other-browsers.ts'
import { freePort } from '../free-port.ts'
import { type Guise, reachable, selectAll, type Theme, type Visitor } from './visitor.ts'
import { type Driver, type Element, newSession } from './web-driver.ts'

/** The bar above the page would not let its window be as narrow as a phone. */
const NARROW_BAR = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 6px }'

/** Layers that a processor draws in a GPU's place were seen to stay black for good: the page is drawn as one. */
const NO_GPU = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }

/** Browsers of WebKitGTK write what the console of a page says, and what went wrong in it, to their output. */
const CONSOLE = /^CONSOLE .*(?:ERROR|WARN).*$/gm

/** WebKit, as WebKitGTK has it, over WebDriver, in a display that nobody sees. */
export async function openWebKit(guise: Guise): Promise<Visitor> {
  const { driver: program, browser, display } = findWebKit() ?? { driver: '', browser: '', display: '' }
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR)
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"`)
  const output = join(folder, 'output')
  const screen = await openDisplay(display)
  const port = await freePort()
  const env = { ...NO_GPU, DISPLAY: screen.name, XDG_CONFIG_HOME: folder, GTK_A11Y: 'none', LANG: 'en_GB.UTF-8' }
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const session = await newSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      // The driver throws the output of its browser away.
      binary: '/bin/sh',
      args: ['-c', `exec "$0" "$@" >${output} 2>&1`, browser, ...options(guise.theme)],
    },
  })
  await resize(session, guise)
  const reach = async (path: string): Promise<Element> => {
    let element: Element | null = null
    await expect
      .poll(async () => (element = await session.ask<Element | null>(reachable, path)), { message: path })
      .not.toBeNull()
    if (element === null) throw new Error(`${path} cannot be reached.`)
    return element
  }
  return {
    open: (address) => session.open(address),
    ask: (question, ...given) => session.ask(question, ...given),
    press: (path) => expect.poll(async () => press(session, await reach(path)), { message: path }).toBe(true),
    async write(path, text) {
      const field = await reach(path)
      await session.ask(selectAll, field)
      await session.type(field, text)
    },
    picture: () => session.picture(),
    problems: () => readFileSync(output, 'utf8').match(CONSOLE) ?? [],
    downloads,
    async close() {
      await session.end()
      driver.kill()
      screen.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a press has come to its element. On a busy machine the driver was seen to lose one: no event of it came. */
async function press(session: Driver, element: Element): Promise<boolean> {
  await session.ask((pressed: HTMLElement) => {
    Object.assign(window, { hasCome: false })
    pressed.addEventListener('click', () => Object.assign(window, { hasCome: true }), { capture: true, once: true })
  }, element)
  if (!(await session.press(element))) return false
  const untilMs = performance.now() + LOST_MS
  // In a page that it led to nothing is known of it.
  while (!(await session.ask<boolean>(() => Reflect.get(window, 'hasCome') !== false))) {
    if (performance.now() > untilMs) return false
  }
  return true
}

/** Longer than a press takes on a busy machine. */
const LOST_MS = 5_000

function options(theme: Theme): string[] {
  const dark = theme === 'dark' ? ['--dark-mode'] : []
  return ['--automation', '--enable-write-console-messages-to-stdout=true', ...dark]
}

/** The bar takes some of the window: what is given to it is more by as much. */
async function resize(session: Driver, { width, height }: Guise): Promise<void> {
  await session.resize({ width, height })
  const inner = () => session.ask<[number, number]>(() => [innerWidth, innerHeight])
  await expect.poll(async () => (await inner())[0]).toBe(width)
  const bar = height - (await inner())[1]
  await session.resize({ width, height: height + bar })
  await expect.poll(inner).toEqual([width, height])
}

async function openDisplay(program: string): Promise<{ name: string; close(): void }> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(server.stdio[3] as NodeJS.ReadableStream, 'data')
  return { name: `:${String(number).trim()}`, close: () => void server.kill() }
}
