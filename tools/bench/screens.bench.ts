/**
 * The table of the built page in a browser: from a press to stand-still, when nothing that is seen of the page changes any more and
 * the frame that shows it is drawn; what a screen reader is told comes a moment later by intent. Each thing the first time in a page that is at rest, then again and again; of five pages the median.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureBrowser, findBrowser } from '../browser.mjs'
import { print, type Row } from './measure'

const root = process.cwd()
const outDir = path.join(root, 'node_modules/.cache/bench/app')
const PAGES = Number(process.env.BENCH_PAGES) || 5
/** So long nothing may change before a page counts as standing still (ms). */
const STILL = 250
/** So far a recorded game is played before its last action is taken back. */
const ACTIONS = 951

const fixture = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests/fixtures', file), 'utf8'))
const late = fixture('positions/late-war.json')
const game = fixture('games/allies-by-capitals.json') as { start: unknown; log: { action: unknown }[] }

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!
const seen = new Map<string, { times: number[]; goal: number }>()
const note = (what: string, goal: number, ms: number) => {
  const known = seen.get(what) ?? { times: [], goal }
  known.times.push(ms)
  seen.set(what, known)
}

/** Presses a key and says how long it took until the page stood still again, in the clock of the page. */
async function press(page: Page, key: string): Promise<number> {
  const stood = page.evaluate(
    (still) =>
      new Promise<number>((done) => {
        let began = 0
        let last = 0
        let timer: ReturnType<typeof setTimeout>
        const rest = () => {
          observer.disconnect()
          done(last - began)
        }
        const ofSight = ({ target }: MutationRecord) =>
          !(target instanceof Element ? target : target.parentElement)?.closest('.sr-only[aria-live]')
        const changed = (records?: MutationRecord[]) => {
          if (records && !records.some(ofSight)) return
          // The frame that shows it: what is asked for in a frame is answered when it has been drawn.
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => {
              last = performance.now()
            }
            channel.port2.postMessage(null)
          })
          clearTimeout(timer)
          timer = setTimeout(rest, still)
        }
        const observer = new MutationObserver(changed)
        const down = (event: KeyboardEvent) => {
          if (['Control', 'Shift'].includes(event.key)) return
          removeEventListener('keydown', down, true)
          began = performance.now()
          last = began
          observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
          changed()
        }
        addEventListener('keydown', down, true)
      }),
    STILL,
  )
  // The listener stands before the key is pressed.
  await page.evaluate(() => undefined)
  await page.keyboard.press(key)
  return stood
}

/** A page that is at rest: what comes later has come, and nothing is drawn any more. */
async function atRest(page: Page): Promise<void> {
  await page.locator('main canvas').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => performance.getEntriesByName('contested-1914:at-rest').length > 0)
  // What the browser makes ready of it, and what the page draws of it, may take a moment longer.
  await page.waitForTimeout(1000)
}

async function table(page: Page): Promise<void> {
  await page.evaluate((spec) => contested.open(spec as Parameters<typeof contested.open>[0]), late)
  await atRest(page)
  for (const [what, key, goal, again] of [
    ['table of spaces', 'v', 150, 60],
    ['key to the map', 'k', 100, 100],
    ['find', '/', 100, 100],
    ['log', 'l', 100, 100],
  ] as const) {
    for (const time of ['first', 'again', 'again'] as const) {
      const ms = await press(page, key)
      note(`${what}, ${time}`, time === 'first' ? goal : again, ms)
      if (key === 'l') await press(page, 'o')
      else await press(page, 'Escape')
    }
  }
}

async function longGame(page: Page): Promise<void> {
  await page.evaluate(
    ([start, log]) => {
      contested.open(start as Parameters<typeof contested.open>[0])
      for (const action of log as Parameters<typeof contested.dispatch>[0][]) {
        const outcome = contested.dispatch(action)
        if (!outcome.ok) throw new Error(outcome.error.message)
      }
      contested.open(contested.save())
    },
    [game.start, game.log.slice(0, ACTIONS).map(({ action }) => action)] as const,
  )
  await atRest(page)
  const played = await page.evaluate(() => contested.save().log.length)
  if (played !== ACTIONS) throw new Error(`${played} actions were played, not ${ACTIONS}`)
  note(`undo of ${ACTIONS} actions, first`, 60, await press(page, 'Control+z'))
  for (let i = 0; i < 2; i++) note(`undo of ${ACTIONS} actions, again`, 60, await press(page, 'Control+z'))
  const left = await page.evaluate(() => contested.save().log.length)
  if (left >= played) throw new Error('nothing was taken back')
  note(`log of ${ACTIONS} actions, first`, 100, await press(page, 'l'))
}

ensureBrowser()
const executablePath = findBrowser()
await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
const server = await preview({ root, logLevel: 'silent', build: { outDir }, preview: { host: '127.0.0.1', port: 4410 } })
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
for (const part of [table, longGame])
  for (let i = 0; i < PAGES; i++) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(error))
    await page.goto(server.resolvedUrls!.local[0]!)
    await page.getByRole('button', { name: 'Begin the war' }).waitFor()
    await part(page)
    await context.close()
  }
await browser.close()
await server.close()
const rows = [...seen].map(([what, { times, goal }]): Row => {
  const ms = median(times)
  return { what, value: `${ms.toFixed(0)} ms`, goal: `≤ ${goal} ms`, met: ms <= goal ? 'met' : 'NOT MET' }
})
print(rows)
