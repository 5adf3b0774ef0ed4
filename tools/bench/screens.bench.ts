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
import { atRest, press, STILL } from './at-rest'
import { chips } from './chips'
import { copyIn, noteWithCopies } from './copies'
import { print } from './measure'
import { note, noted } from './noted'
import { openKeptGame } from './opening'
import { timeline } from './timeline'
import { watched } from './watched'

const root = process.cwd()
const outDir = path.join(root, 'node_modules/.cache/bench/app')
const PAGES = Number(process.env.BENCH_PAGES) || 5
/** So far a recorded game is played before its last action is taken back. */
const ACTIONS = 951
/** A longer war to open as well, if one is named. */
const WAR = process.env.BENCH_WAR

const fixture = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'tests/fixtures', file), 'utf8'))
const late = fixture('positions/late-war.json')
const game = fixture('games/allies-by-capitals.json') as { start: unknown; log: { action: unknown }[] }

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
  await timeline(page, ACTIONS)
  await charts(page, ACTIONS)
  await kept(page, await page.evaluate(() => contested.save()))
  if (WAR) await longWar(page, WAR)
}

/** On the map from the list of kept games. */
async function kept(page: Page, save: { log: readonly unknown[] }): Promise<void> {
  const { ms, own } = await openKeptGame(page, save)
  note(`a kept game of ${save.log.length} actions, to its map`, 400, ms)
  noteWithCopies(`  of ${save.log.length} actions, by processor`, 400, own, await copyIn(page))
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
  for (const time of ['first', 'again'] as const)
    note(`undo of ${war.log.length} actions, ${time}`, 60, await press(page, 'Control+z'))
  await timeline(page, war.log.length)
  await charts(page, war.log.length)
}

/** The first odds that are asked for in a page that has just been opened, once what reckons them has come. */
async function firstOdds(page: Page): Promise<void> {
  const ms = await page.evaluate(async (file) => {
    const { answer, position } = (await import(file)) as typeof import('./first-answer')
    // As long as a page takes at least until somebody has a position before him.
    await new Promise((done) => setTimeout(done, 1000))
    const state = position()
    const began = performance.now()
    answer(state)
    const took = performance.now() - began
    Object.assign(globalThis, { position })
    return took
  }, ARITHMETIC)
  noteWithCopies('the first odds after the page has opened', 5, ms, await copyIn(page, 'position()'))
}
/** Bundles engine and odds like the page's own scripts. */
const ARITHMETIC = './first-answer.js'
async function withArithmetic(): Promise<void> {
  const bundle = await rolldown({
    input: 'tools/bench/first-answer.ts',
    cwd: root,
    logLevel: 'silent',
  })
  await bundle.write({ file: path.join(outDir, ARITHMETIC), minify: true })
}

ensureBrowser()
const executablePath = findBrowser()
await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
await withArithmetic()
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
print(noted())
