/**
 * The table of the built page in a browser: from a press to stand-still, when nothing that is seen of the page changes any more and
 * the frame that shows it is drawn; what a screen reader is told comes a moment later by intent. Each thing the first time in a page that is at rest, then again and again; of five pages the median.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { build, preview } from 'vite'
import { ensureBrowser, findBrowser } from '../browser.mjs'
import { print, type Row } from './measure'
import { openKeptGame } from './opening'
import { ownTasks } from './own-tasks'

const root = process.cwd()
const outDir = path.join(root, 'node_modules/.cache/bench/app')
const PAGES = Number(process.env.BENCH_PAGES) || 5
/** So long nothing may change before a page counts as standing still (ms). */
const STILL = 250
/** So far a recorded game is played before its last action is taken back. */
const ACTIONS = 951
/** A longer war to open as well, if one is named. */
const WAR = process.env.BENCH_WAR

const fixture = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests/fixtures', file), 'utf8'))
const late = fixture('positions/late-war.json')
const game = fixture('games/allies-by-capitals.json') as { start: unknown; log: { action: unknown }[] }

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!
const seen = new Map<string, { times: number[]; goal: number; unit: string }>()
const note = (what: string, goal: number, ms: number, unit = 'ms') => {
  const known = seen.get(what) ?? { times: [], goal, unit }
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
  await press(page, 'o')
  await timeline(page)
  await charts(page, ACTIONS)
  await kept(page, await page.evaluate(() => contested.save()))
  if (WAR) await longWar(page, WAR)
}

/** On the map from the list of kept games. */
async function kept(page: Page, save: { log: readonly unknown[] }): Promise<void> {
  const { ms, own } = await openKeptGame(page, save)
  note(`a kept game of ${save.log.length} actions, to its map`, 400, ms)
  note(`  of ${save.log.length} actions, by processor`, 400, own)
}

/** The figures of the war, from the menu until lines and luck stand. */
async function charts(page: Page, actions: number): Promise<void> {
  for (const time of ['first', 'again', 'again'] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'The war in figures' }).focus()
    note(`chart sheet of ${actions} actions, ${time}`, 300, await press(page, 'Enter'))
    await page.keyboard.press('Escape')
    await page.waitForTimeout(STILL)
  }
}

/** The same of a war from a file, such as `npm run war` makes. */
async function longWar(page: Page, file: string): Promise<void> {
  const war = JSON.parse(readFileSync(file, 'utf8')) as { log: unknown[] }
  await kept(page, war)
  await page.evaluate((save) => contested.open(save as Parameters<typeof contested.open>[0]), war)
  await atRest(page)
  await charts(page, war.log.length)
}

/** Time of the page's main thread that a press takes until the page stands still again (ms): the mean of so many. */
async function mainThread(page: Page, keys: readonly string[]): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await spent()
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(STILL)
  }
  const after = await spent()
  await client.detach()
  return (after - before) / keys.length
}

/** Along the timeline of a long game: by single actions, and from anywhere to anywhere. */
async function timeline(page: Page): Promise<void> {
  await page.keyboard.press('y')
  await page.getByRole('slider', { name: 'Timeline' }).focus()
  await page.keyboard.press('PageDown')
  await page.waitForTimeout(STILL)
  note(`a step among ${ACTIONS} actions, main thread`, 16, await mainThread(page, Array(20).fill('ArrowLeft')))
  note(
    `a jump among ${ACTIONS} actions, main thread`,
    50,
    await mainThread(page, ['Home', 'PageUp', 'PageUp', 'PageUp', 'Home', 'End']),
  )
  await page.keyboard.press('y')
}

/** Presses a key that changes a number of units, and says in which frame after it a chance is written anew on the map: 1 is the very next. */
async function framesToChip(page: Page, key: string): Promise<{ frames: number; ms: number }> {
  const written = page.evaluate(
    () =>
      new Promise<{ frames: number; ms: number }>((done) => {
        const { prototype } = CanvasRenderingContext2D
        const { fillText } = prototype
        let [began, frames] = [0, 0]
        const count = () => {
          frames++
          if (prototype.fillText !== fillText) requestAnimationFrame(count)
        }
        prototype.fillText = function (...of) {
          fillText.apply(this, of)
          if (began === 0 || !of[0].includes('%')) return
          prototype.fillText = fillText
          done({ frames: Math.max(1, frames), ms: performance.now() - began })
        }
        const down = () => {
          began = performance.now()
          requestAnimationFrame(count)
        }
        addEventListener('keydown', down, { capture: true, once: true })
      }),
  )
  await page.evaluate(() => undefined)
  await page.keyboard.press(key)
  return written
}

/** Ten infantry before five: with each that stays at home the chance on the map is another. */
async function chips(page: Page): Promise<void> {
  const units = { belgium: { germany: { infantry: 10, artillery: 2 } }, picardy: { france: { infantry: 5, artillery: 1 } } }
  const spec = { ruleset: 'standard', seed: 'chips', base: 'empty', round: 6, phase: 'move', power: 'germany', units }
  await page.evaluate((what) => contested.open(what as Parameters<typeof contested.open>[0]), spec)
  await atRest(page)
  const field = page.getByRole('combobox', { name: 'Name of a territory or sea zone' })
  await page.keyboard.press('/')
  await field.fill('Belgium')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1000)
  const at = await page.evaluate(() => contested.clickPointOf('belgium'))
  if (!at) throw new Error('the map does not show Belgium')
  await page.mouse.click(at.x, at.y)
  const infantry = page.getByRole('spinbutton', { name: 'Infantry', exact: true })
  await infantry.press('End')
  await page.waitForTimeout(500)
  for (const time of ['first', 'again', 'again', 'again'] as const) {
    const { frames, ms } = await framesToChip(page, 'ArrowDown')
    note(`a chip after a press of a count, ${time}: frame`, 1, frames, '')
    note(`a chip after a press of a count, ${time}`, time === 'first' ? 100 : 50, ms)
  }
}

/** So long the computers are watched (ms). */
const WATCHED = 10_000

/** Frames that are drawn in so long, and the longest wait for one; in the page. */
const framesIn = (ms: number): Promise<{ frames: number; longest: number }> =>
  new Promise((done) => {
    const began = performance.now()
    let [frames, longest, last] = [0, 0, began]
    const count = (now: number) => {
      frames++
      longest = Math.max(longest, now - last)
      last = now
      if (now - began < ms) requestAnimationFrame(count)
      else done({ frames, longest })
    }
    requestAnimationFrame(count)
  })

/** All powers played by the computer, an order each third of a second: frames that were not drawn, and the longest wait for one. */
async function watched(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'What the computer plays' }).selectOption('all')
  await page.getByRole('button', { name: /Begin the war/ }).click()
  await page.getByRole('radio', { name: '0.3 s' }).check({ force: true })
  await atRest(page)
  const before = await page.evaluate(() => contested.save().log.length)
  let seenFrames = { frames: 0, longest: 0 }
  const count = async () => {
    seenFrames = await page.evaluate(framesIn, WATCHED)
  }
  const own = await ownTasks(page, count)
  const { frames, longest } = seenFrames
  const acts = (await page.evaluate(() => contested.save().log.length)) - before
  if (acts < 3) throw new Error(`the computers did ${acts} things while they were watched`)
  note('computers at play: frames missed of 60 a second', 5, 100 * Math.max(0, 1 - frames / ((60 * WATCHED) / 1000)), '%')
  note('  by what the page itself had to do', 5, (100 * own.missed) / ((60 * WATCHED) / 1000), '%')
  note('computers at play: longest wait for a frame', 100, longest)
  note('  longest task of the page, by processor', 100, own.longest)
}

/** The first odds that are asked for in a page that has just been opened. */
async function firstOdds(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // As a script of the page, past its policy for scripts.
  await session.send('Runtime.evaluate', { expression: await arithmetic })
  const ms = await page.evaluate(() => {
    const state = askedFirst.position()
    const began = performance.now()
    askedFirst.answer(state)
    return performance.now() - began
  })
  note('the first odds after the page has opened', 5, ms)
}
declare const askedFirst: typeof import('./first-answer')
/** Engine and odds as one script. */
const arithmetic = (async () => {
  const bundle = await rolldown({ input: 'tools/bench/first-answer.ts', cwd: root, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', name: 'askedFirst', minify: true })
  return output[0].code
})()

ensureBrowser()
const executablePath = findBrowser()
await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
const server = await preview({
  root,
  logLevel: 'silent',
  build: { outDir },
  preview: { host: '127.0.0.1', port: Number(process.env.BENCH_PORT) || 4410 },
})
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
for (const part of [firstOdds, table, longGame, chips, watched])
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
const rows = [...seen].map(([what, { times, goal, unit }]): Row => {
  const value = median(times)
  return {
    what,
    value: `${value.toFixed(value % 1 && value < 10 ? 1 : 0)} ${unit}`,
    goal: `≤ ${goal} ${unit}`,
    met: value <= goal ? 'met' : 'NOT MET',
  }
})
print(rows)
