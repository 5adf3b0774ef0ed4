/** WebKit as GTK has it, by its own driver; on a machine without a screen, on one that is drawn nowhere. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Origin } from 'selenium-webdriver'
import { asText, type Engine, type Seat, WINDOW } from './seat.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
/** Next to the library, in a folder named after the platform. */
const LIBRARIES = '/usr/lib'
const browser = () =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .flatMap((machine) => ['4.1', '4.0'].map((version) => `${LIBRARIES}/${machine}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file))
const missing = (): string[] => [
  ...(existsSync(DRIVER) && browser() ? [] : ['webkit2gtk-driver']),
  ...(process.env.DISPLAY || existsSync(SCREEN) ? [] : ['xvfb']),
]

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The driver does not say when it listens. */
async function listening(port: number): Promise<void> {
  for (const end = Date.now() + 30_000; ; await wait(100)) {
    const heard = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (heard) return
    if (Date.now() > end) throw new Error('WebKitWebDriver does not listen')
  }
}

/** A screen of its own, which says its number. */
async function screen(): Promise<{ display: string; process: ChildProcess | null }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, process: null }
  const size = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`
  const server = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise<string>((resolve) =>
    server.stdio[3]?.once('data', (data: Buffer) => resolve(String(data).trim())),
  )
  return { display: `:${number}`, process: server }
}

async function seat(): Promise<Seat> {
  const shown = await screen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: shown.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser(), args: ['--automation'] },
  }
  await listening(port)
  const web = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  await web.manage().setTimeouts({ script: 30_000 })
  await web
    .manage()
    .window()
    .setRect({ ...WINDOW, height: WINDOW.height + 100, x: 0, y: 0 })
  const made = await web.getCapabilities()
  return {
    name: `WebKitGTK ${made.getBrowserVersion()}`,
    keeps: true,
    open: (url) => web.get(url),
    reload: () => web.navigate().refresh(),
    async ask<T>(expression: string) {
      const text = await web.executeAsyncScript<string>(
        `const done = arguments[0]; ${asText(expression)}.then((text) => done(text), (error) => done('!' + error))`,
      )
      if (text.startsWith('!')) throw new Error(text.slice(1))
      return JSON.parse(text) as T
    },
    press: ({ x, y }) =>
      web
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    async close() {
      await web.quit()
      driver.kill()
      shown.process?.kill()
    },
  }
}

export const WEBKIT: Engine = { name: 'WebKit', missing, seat }
