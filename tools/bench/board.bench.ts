/**
 * The board in a browser, beside a bare Konva stage with as many sprites, in one run: what a frame costs on the main thread
 * while the map is dragged and zoomed, from the pointer to the highlight; and the built page: its first paint, its bytes.
 * Frames of a browser that draws without a graphics card say little, so scripts are timed, not frames.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, loadConfigFromFile, preview } from 'vite'
import { ensureBrowser, findBrowser } from '../browser.mjs'
import { print, type Row } from './measure'

const root = process.cwd()
const cache = path.join(root, 'node_modules/.cache/bench')
const positions: Record<string, unknown> = {
  opening: { ruleset: 'standard', seed: 'bench', base: 'opening' },
  'late war': JSON.parse(readFileSync(path.join(root, 'tests/fixtures/positions/late-war.json'), 'utf8')),
}
const STEPS = 120
const rows: Row[] = []

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!
const share = (list: readonly number[], part: number) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)]!
const ms = (n: number) => `${n.toFixed(n < 10 ? 2 : 0)} ms`
const kB = (n: number) => `${(n / 1000).toFixed(0)} kB`
function row(what: string, value: string, goal?: [text: string, met: boolean]): void {
  rows.push({ what, value, ...(goal ? { goal: goal[0], met: goal[1] ? 'met' : 'NOT MET' } : {}) })
}

async function served<T>(config: Parameters<typeof preview>[0], use: (url: string) => Promise<T>): Promise<T> {
  const server = await preview({ ...config, logLevel: 'silent', preview: { host: '127.0.0.1', port: 4400 } })
  try {
    return await use(server.resolvedUrls!.local[0]!)
  } finally {
    await server.close()
  }
}

ensureBrowser()
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })

async function compareBoard(page: Page, name: string): Promise<void> {
  await page.evaluate((spec) => bench.open(spec as Parameters<typeof bench.open>[0]), positions[name])
  for (const view of ['west', 'whole'] as const) {
    await page.evaluate((which) => bench.view(which), view)
    const sprites = await page.evaluate(() => bench.sprites())
    await page.evaluate((count) => bench.bare(count), sprites)
    // In turn, so that whatever else the machine does slows both alike.
    const times: Record<'pan' | 'zoom' | 'barePan' | 'bareZoom', number[]> = { pan: [], zoom: [], barePan: [], bareZoom: [] }
    for (let round = 0; round < 3; round++)
      for (const what of ['pan', 'barePan', 'zoom', 'bareZoom'] as const) {
        times[what].push(...(await page.evaluate(([each, steps]) => bench[each](steps), [what, STEPS / 2] as const)))
        if (what === 'zoom') await page.evaluate((which) => bench.view(which), view)
      }
    for (const [what, bare] of [
      ['pan', 'barePan'],
      ['zoom', 'bareZoom'],
    ] as const) {
      const [ours, theirs] = [median(times[what]), median(times[bare])]
      row(`${name}, ${view}, ${what}: a frame (${sprites} sprites)`, ms(ours), ['≤ 3.00 ms', ours <= 3])
      row(`  95th of a hundred`, ms(share(times[what], 0.95)))
      row(`  against the bare stage's ${ms(theirs)}`, (ours / theirs).toFixed(2), ['≤ 2.00', ours / theirs <= 2])
    }
  }
  const pointed = await page.evaluate((steps) => bench.point(steps), STEPS)
  row(`${name}: from the pointer to the highlight`, ms(median(pointed)), ['≤ 1.00 ms', median(pointed) <= 1])
}

async function benchPage(): Promise<void> {
  const outDir = path.join(cache, 'page')
  mkdirSync(cache, { recursive: true })
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'vite.config.ts'))
  const resolve = own?.config.resolve
  const config = {
    root: path.join(root, 'tools/bench/page'),
    configFile: false as const,
    plugins: [react()],
    ...(resolve ? { resolve } : {}),
  }
  await build({ ...config, logLevel: 'silent', base: './', build: { outDir, emptyOutDir: true, target: 'es2022' } })
  await served({ ...config, build: { outDir } }, async (url) => {
    for (const [name, scale] of [
      ['ratio 1', 1],
      ['ratio 2', 2],
    ] as const) {
      const page = await browser.newPage({
        viewport: { width: 1600, height: 1400 },
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
      })
      page.on('pageerror', (error) => console.error(error))
      await page.goto(url)
      if (scale === 1) for (const position of Object.keys(positions)) await compareBoard(page, position)
      else {
        await page.addStyleTag({ content: '#board { width: 1600px !important; height: 900px !important; }' })
        await page.evaluate((spec) => bench.open(spec as Parameters<typeof bench.open>[0]), positions['late war'])
        await page.evaluate(() => bench.pan(20))
        const bytes = await page.evaluate(() => bench.canvasBytes())
        row(`canvases at 1600×900, ${name}`, `${(bytes / 2 ** 20).toFixed(0)} MB`, ['≤ 150 MB', bytes <= 150 * 2 ** 20])
      }
      await page.close()
    }
  })
}

type Fetched = { name: string; type: 'script' | 'map' | 'font' | 'style' | 'other'; bytes: number }

/** What has been fetched so far, gzipped as a server would send it; fonts are packed already. */
function fetching(page: Page): { list: Fetched[]; settled: () => Promise<unknown> } {
  const list: Fetched[] = []
  const open: Promise<unknown>[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1)!
    open.push(
      response.body().then(
        (body) => {
          const font = name.endsWith('.woff2')
          const type = font
            ? 'font'
            : name.startsWith('map-')
              ? 'map'
              : name.endsWith('.js')
                ? 'script'
                : name.endsWith('.css')
                  ? 'style'
                  : 'other'
          list.push({ name, type, bytes: font ? body.length : gzipSync(body, { level: 9 }).length })
        },
        () => undefined,
      ),
    )
  })
  return { list, settled: () => Promise.all(open) }
}
const bytesOf = (list: readonly Fetched[], type: Fetched['type']) =>
  list.filter((each) => each.type === type).reduce((sum, each) => sum + each.bytes, 0)

async function builtApp(): Promise<void> {
  const outDir = path.join(cache, 'app')
  await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
  await served({ root, build: { outDir } }, async (url) => {
    const paints: number[] = []
    const tables: number[] = []
    let atTable: Fetched[] = []
    for (let i = 0; i < 5; i++) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      const { list, settled } = fetching(page)
      // Nothing is fetched ahead of need while the bytes are counted.
      await page.addInitScript(() => {
        globalThis.requestIdleCallback = () => 0
      })
      await page.goto(url)
      const begin = page.getByRole('button', { name: 'Begin the war' })
      await begin.waitFor()
      const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
      paints.push((await painted.jsonValue()) as number)
      const clicked = Date.now()
      await begin.click()
      await page.locator('[data-primary]').waitFor()
      await page.locator('main canvas').first().waitFor()
      tables.push(Date.now() - clicked)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(400)
      await settled()
      atTable = [...list]
      await context.close()
    }
    row('first useful paint of the start page', ms(median(paints)))
    row('from "Begin the war" to the table', ms(median(tables)))
    const mapCode = atTable.filter((each) => each.type === 'script' && /^map-/.test(each.name))
    const script = bytesOf(atTable, 'script')
    row('script before play, all of it', kB(script), ['≤ 330 kB', script <= 330_000])
    row('  of it what draws the map', kB(mapCode.reduce((sum, each) => sum + each.bytes, 0)))
    const map = bytesOf(atTable, 'map')
    row('map before play', kB(map), ['≤ 250 kB', map <= 250_000])
    const fonts = bytesOf(atTable, 'font')
    row('fonts before play', kB(fonts), ['≤ 60 kB', fonts <= 60_000])
    row('styles before play', kB(bytesOf(atTable, 'style')))
    if (process.env.BENCH_FILES)
      for (const each of atTable) console.log(each.type.padEnd(7), String(each.bytes).padStart(7), each.name)
  })
}

await builtApp()
await benchPage()
await browser.close()
print(rows)
