/**
 * Compares the screens of two builds: npm run screens -- --before <folder> --after <folder> [--only <part of a name>]
 *
 * For each screen it compares the pixels of the map, and the outline of the page: the roles of all elements in order, without
 * their texts. It prints `same`, `text only` (same map, same outline) or `differs`, and writes the pictures of both to
 * test-results/screens/. The map is drawn in pieces by a worker, so a few pixels at their seams may differ from run to run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { ensureBrowser, findBrowserForTests } from './browser.mjs'
import { prepareShot, SCREENS, SHOTS, type Shot } from './pictures/shots.ts'

const OUT = 'test-results/screens'

/** Share of the map's pixels that may differ, and by how much a channel (0 to 255) must differ to count. */
const MAP_TOLERANCE = 0.005
const CHANNEL_TOLERANCE = 32

type Screen = { readonly page: Buffer; readonly map: Buffer | null; readonly outline: readonly string[] }

/** Roles and states without names, from Playwright's snapshot of the accessibility tree. */
const outlineOf = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .map((line) => line.replace(/"[^"]*"|\/(?:[^/\\]|\\.)*\/|:.*$/g, '').trimEnd())
    .filter((line) => line.trim() !== '' && !/^\s*- (?:text|\/url)\b/.test(line))

async function screenOf(page: Page): Promise<Screen> {
  const main = page.locator('main:has(canvas)')
  const map = (await main.count()) > 0 ? await main.first().screenshot() : null
  return { page: await page.screenshot(), map, outline: await outlineOf(page) }
}

/** Waits until the picture has not changed for a second (at most 15 s). */
async function settledScreen(page: Page): Promise<Screen> {
  let last = await screenOf(page)
  for (let i = 0; i < 15; i++) {
    await page.waitForTimeout(1000)
    const now = await screenOf(page)
    if (now.page.equals(last.page)) return now
    last = now
  }
  return last
}

/** The share of pixels that differ between two PNGs of one size; 1 where the sizes differ. Decoded by the browser. */
const differenceOf = (page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async ([sources, tolerance]) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (c) => c.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')!
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let differing = 0
      for (let i = 0; i < a.data.length; i += 4)
        if ([0, 1, 2].some((c) => Math.abs(a.data[i + c]! - b.data[i + c]!) > tolerance)) differing++
      return differing / (a.width * a.height)
    },
    [pictures.map((picture) => picture.toString('base64')), CHANNEL_TOLERANCE] as const,
  )

async function take(browser: Browser, url: string, name: string, shot: Shot): Promise<Screen> {
  const [width, height] = shot.size
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await prepareShot(page, url, name, shot)
    return await settledScreen(page)
  } finally {
    await context.close()
  }
}

const { values } = parseArgs({ options: { before: { type: 'string' }, after: { type: 'string' }, only: { type: 'string' } } })
if (!values.before || !values.after) {
  console.error('Give the folders of two builds: --before <folder> --after <folder>')
  process.exit(2)
}
const serve = (outDir: string, port: number) =>
  preview({ logLevel: 'silent', build: { outDir: path.resolve(outDir) }, preview: { host: '127.0.0.1', port } })
const servers = await Promise.all([serve(values.before, 4510), serve(values.after, 4511)])
const urls = servers.map((server) => server.resolvedUrls!.local[0]!)
ensureBrowser()
const executablePath = findBrowserForTests()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
mkdirSync(OUT, { recursive: true })
const blank = await browser.newPage()
let differing = 0
try {
  for (const [name, shot] of Object.entries({ ...SHOTS, ...SCREENS })) {
    if (values.only && !name.includes(values.only)) continue
    const [before, after] = [await take(browser, urls[0]!, name, shot), await take(browser, urls[1]!, name, shot)]
    for (const [when, { page, outline }] of Object.entries({ before, after })) {
      writeFileSync(path.join(OUT, `${name}.${when}.png`), page)
      writeFileSync(path.join(OUT, `${name}.${when}.txt`), outline.join('\n'))
    }
    const difference =
      before.map && after.map ? await differenceOf(blank, [before.map, after.map]) : Number(before.map !== after.map)
    const sameMap = difference <= MAP_TOLERANCE
    const sameOutline = before.outline.join() === after.outline.join()
    const result = before.page.equals(after.page) ? 'same' : sameMap && sameOutline ? 'text only' : 'differs'
    if (result === 'differs') differing++
    const where = [sameMap ? '' : `map ${(100 * difference).toFixed(1)} %`, sameOutline ? '' : 'outline']
      .filter(Boolean)
      .join(', ')
    console.log(`${name.padEnd(16)} ${result}${result === 'differs' ? `: ${where}` : ''}`)
  }
} finally {
  await browser.close()
  await Promise.all(servers.map((server) => server.close()))
}
process.exit(differing > 0 ? 1 : 0)
