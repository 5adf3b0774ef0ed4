/** Offline after one visit: plays a round of every ruleset with reloads, and opens every part of the page. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import * as engine from '../../src/engine/index.ts'
import { chance } from '../soak/chance.ts'
import { choose } from '../soak/game.ts'
import { staticHost } from './host.ts'
import { atTable, freshContext, ready, type Site } from './page.ts'
import { type Row, row } from './table.ts'

type Counted = ReturnType<typeof row>

const MISSING = 'could not be loaded'
/** Actions between reloads, and number of reloads. */
const AT_ONCE = 10
const RELOADS = 4
/** A command at the table, and what it must show. */
const PARTS: readonly { what: string; open: (page: Page) => Promise<unknown>; shows: string }[] = [
  { what: 'table of spaces', open: (page) => page.keyboard.press('v'), shows: '[aria-label="All spaces"]' },
  { what: 'key to the map', open: (page) => page.keyboard.press('k'), shows: '[aria-label="Key to the map"]' },
  { what: 'finder', open: (page) => page.keyboard.press('/'), shows: '[role="combobox"]' },
  { what: 'help', open: (page) => page.keyboard.press('?'), shows: '[role="dialog"] :text("How to win")' },
  { what: 'rules', open: (page) => fromMenu(page, /^Rules/), shows: '[aria-label="Rules"] [type="search"]' },
  { what: 'settings', open: (page) => fromMenu(page, /^Settings/), shows: '[role="dialog"] :text("Size of the text")' },
  { what: 'print page', open: (page) => page.emulateMedia({ media: 'print' }), shows: 'article figure svg' },
]

async function fromMenu(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const fault = (trial: Promise<unknown>): Promise<string | null> =>
  trial.then(
    () => null,
    (error: Error) => error.message.split('\n')[0]!,
  )

/** Visits the page until everything is cached, then stops the server. */
async function visited(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByText('Works offline.').waitFor()
  return page
}

async function lookAtParts(page: Page, counted: Counted): Promise<void> {
  for (const { what, open, shows } of PARTS) {
    const seen = await fault(open(page).then(() => page.locator(shows).first().waitFor({ timeout: 20_000 })))
    counted.trial(seen && `${what}: ${seen}`)
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
  }
  for (const tab of ['Space', 'Log', 'Income', 'Orders']) {
    const seen = await fault(page.getByRole('tab', { name: tab }).click())
    counted.trial(seen && `${tab}: ${seen}`)
  }
}

async function reloaded(page: Page): Promise<string | null> {
  const before = await page.evaluate(() => contested.kept().then(() => contested.save().hash))
  const gone = await fault(page.reload().then(() => atTable(page)))
  if (gone) return `loaded anew: ${gone}`
  const after = await page.evaluate(() => contested.save().hash)
  return after === before ? null : 'another game after a reload'
}

/** A round by chance. Phases are ended early, so that each of them comes soon. */
function roundOf(ruleset: engine.RulesetId): engine.Action[] {
  const dice = chance(`offline ${ruleset}`)
  const acts: engine.Action[] = []
  let state = engine.createGame({ ruleset, seed: 'offline' })
  while (engine.turn(state).round === 1 && !engine.winner(state)) {
    const offered = engine.legalActions(state)
    const end = offered.find(({ type }) => type === 'end-phase')
    const action = end && dice.once(3) ? end : choose(engine, dice, state, offered)
    const outcome = engine.reduce(state, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    acts.push(action)
    state = outcome.state
  }
  return acts
}

/** Each act through the page's own door, and drawn; the first that is refused, in words. */
const playedAndDrawn = (page: Page, acts: engine.Action[]): Promise<string | null> =>
  page.evaluate(async (all) => {
    for (const act of all) {
      const outcome = contested.dispatch(act)
      if (!outcome.ok) return outcome.error.message
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    return null
  }, acts)

async function round(page: Page, ruleset: engine.RulesetId, counted: Counted): Promise<void> {
  await page.evaluate((which) => contested.open({ ruleset: which, seed: 'offline' }), ruleset)
  await atTable(page)
  await page.getByRole('application').waitFor()
  await lookAtParts(page, counted)
  const acts = roundOf(ruleset)
  for (let at = 0; at < acts.length; at += AT_ONCE) {
    const some = acts.slice(at, at + AT_ONCE)
    const refused = await playedAndDrawn(page, some)
    const missing = await page.getByText(MISSING).count()
    for (const _ of some) counted.trial(refused ?? (missing > 0 ? 'a part is missing' : null))
    if (refused) return
    if (at % (AT_ONCE * RELOADS) === 0) counted.trial(await reloaded(page))
  }
  const ended = await page.evaluate(() => contested.state()?.flow.round)
  counted.trial(ended === 2 ? null : `the round ends in round ${ended}`)
}

/** Every file that was built, run or read by its address; all at once, for one may wait until another has begun. */
async function files(page: Page, counted: Counted): Promise<void> {
  const folder = path.resolve(process.env.OUT_DIR ?? 'dist')
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.\w+$/.test(name) && !name.startsWith('.') && name !== 'worker.js')
  const asked = all.map(async (name) => {
    const come = page.evaluate(async (file) => {
      const address = new URL(file, document.baseURI).href
      if (file.endsWith('.js')) return void (await import(address))
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${answer.status}`)
    }, name)
    const gone = await fault(come)
    counted.trial(gone && `${name}: ${gone}`)
  })
  await Promise.all(asked)
}

export async function offline(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  const host = await staticHost('/deep/er/')
  const context = await freshContext(site, { serviceWorkers: 'allow' })
  try {
    const page = await visited(context, host.url)
    const beyond = host.asked.filter((name) => !name.startsWith('/deep/er/'))
    const first = row('one visit to the page in a subfolder: all of it is kept, nothing asked for beyond it')
    first.trial(beyond.length > 0 ? `${beyond}` : null)
    rows.push(first)
    host.cut()
    const failed: string[] = []
    page.on('pageerror', (error) => failed.push(error.message))
    await page.reload()
    await ready(page)
    for (const ruleset of engine.RULESET_IDS) {
      const counted = row(`without a network, ${ruleset}: acts of a round, reloads, sheets, tabs and the printed page`)
      const broke = await fault(round(page, ruleset, counted))
      if (broke) counted.trial(broke)
      for (const error of failed.splice(0)) counted.trial(error)
      rows.push(counted)
    }
    const whole = row('without a network: every file of the page')
    await files(page, whole)
    rows.push(whole)
  } finally {
    await context.close()
    await host.close()
  }
  return rows
}
