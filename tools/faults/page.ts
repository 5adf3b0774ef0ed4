/** The built page in a browser, served as by `npm start`, also over a host name, where no locks are available. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { ensureBrowser, findBrowser } from '../browser.mjs'

export const NAME = 'game.test'
const PORT = 4410

export type Door = typeof globalThis.contested
export type Spec = Parameters<Door['open']>[0]
export type Site = { browser: Browser; url: string; named: string; close: () => Promise<void> }

export async function openSite(): Promise<Site> {
  ensureBrowser()
  const server = await preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port: PORT, allowedHosts: [NAME] } })
  const url = server.resolvedUrls!.local[0]!
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  })
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { browser, url, named: url.replace('127.0.0.1', NAME), close }
}

/** The map is not drawn, and no file is kept by a worker but where it is asked for: neither is what is tried here, and both take time. */
export async function freshContext({ browser }: Site, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...more,
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => {
    for (const draw of ['drawImage', 'fill', 'stroke', 'fillText', 'strokeText', 'fillRect'] as const)
      CanvasRenderingContext2D.prototype[draw] = () => undefined
  })
  return context
}

/** A fresh browser context, closed afterwards. */
export async function onPage<T>(site: Site, work: (page: Page) => Promise<T>, more?: BrowserContextOptions): Promise<T> {
  const context = await freshContext(site, more)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

export const ready = (page: Page): Promise<unknown> => page.waitForFunction(() => 'contested' in globalThis)
export const atTable = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => 'contested' in globalThis && contested.state() !== null && document.querySelector('[data-sheet]') !== null,
  )

/** A game on the table, and kept. */
export async function play(page: Page, url: string, spec: Spec): Promise<void> {
  await page.goto(url)
  await ready(page)
  await page.evaluate((what) => contested.open(what), spec)
  await atTable(page)
  await page.evaluate(() => contested.kept())
}

/** Summary of the log: purchases by action. Null: no game. */
export const bought = (page: Page): Promise<number[] | null> =>
  page.evaluate(() => {
    if (!contested.state()) return null
    return contested.save().log.map(({ action }) => (action.type === 'purchase' ? (action.units.infantry ?? 0) : -1))
  })
