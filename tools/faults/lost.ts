/** Reloads, closings and crashes at random moments: does any action come to nothing that stood on the screen? */
import type { BrowserContext, Page } from '@playwright/test'
import { createGame, hashOf, reduce } from '../../src/engine/index.ts'
import { encode } from '../../src/save/encode.ts'
import { numbers } from './broken.ts'
import { bought, freshContext, play, type Site, type Spec } from './page.ts'
import { type Row, row } from './table.ts'

const ENDS = ['reload', 'close', 'crash'] as const
type End = (typeof ENDS)[number]
/** `ends`: one of these each time. `most` acts in one task, then a wait (ms). */
type Trial = {
  what: string
  spec: Spec
  ends: readonly End[]
  most: number
  wait: readonly [least: number, below: number]
  times: number
}

const OPENING = { ruleset: 'standard', seed: 'lost' } as const
const LONG = 2500
/** Number of parallel trials, each with its own browser context. */
const LANES = 4

/** A game of many actions, all of them purchases. */
function longGame(): Spec {
  let state = createGame(OPENING)
  const log = Array.from({ length: LONG }, (_, i) => {
    const action = { type: 'purchase', units: { infantry: (i % 5) + 1 } } as const
    const outcome = reduce(state, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    state = outcome.state
    return { action }
  })
  return encode({ start: OPENING, log, state, hash: hashOf(state), savedAt: '2026-01-01T00:00:00.000Z', title: 'Long' }) as Spec
}

const isThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'contested' in globalThis && contested.state() !== null)

/**
 * The game is there again. The next action does not wait until all of the table is drawn: the page is busiest then. On a machine
 * where the database takes longer than somebody waits for, the start page says so; then it is opened a second time, as they would.
 */
const opened = (page: Page, url: string): Promise<unknown> =>
  isThere(page).catch(() => page.goto('about:blank').then(() => page.goto(url).then(() => isThere(page))))

/** Does some actions, waits, and is gone; the page that comes after it. Null: an action was refused, so none was there to be lost. */
async function goAway(context: BrowserContext, page: Page, end: End, units: number[], wait: number): Promise<Page | null> {
  const url = page.url()
  const anew = end === 'reload' ? page.waitForEvent('framenavigated') : null
  const done = await page.evaluate(
    async ([each, ms, reload]) => {
      const outcomes = each.map((infantry) => contested.dispatch({ type: 'purchase', units: { infantry } }).ok)
      if (reload && ms === 0) location.reload()
      else if (reload) setTimeout(() => location.reload(), ms)
      else if (ms > 0) await new Promise((over) => setTimeout(over, ms))
      return !outcomes.includes(false)
    },
    [units, wait, end === 'reload'] as const,
  )
  if (!done) return null
  if (anew) {
    await anew
    await opened(page, url)
    return page
  }
  if (end === 'crash') await page.goto('chrome://crash').catch(() => undefined)
  await page.close()
  const next = await context.newPage()
  await next.goto(url, { waitUntil: 'commit' })
  await opened(next, url)
  return next
}

type Counted = ReturnType<typeof row>

async function lane(
  site: Site,
  { spec, ends, most, wait: [least, below] }: Trial,
  seed: number,
  next: () => boolean,
  to: Counted,
) {
  const context = await freshContext(site)
  let page = await context.newPage()
  await play(page, site.url, spec)
  const chance = numbers(seed)
  let before = (await bought(page))!
  while (next()) {
    const units = Array.from({ length: 1 + chance(most) }, () => 1 + chance(5))
    const wait = least + (below > least ? chance(below - least) : 0)
    const end = ends[chance(ends.length)]!
    const gone = await goAway(context, page, end, units, wait)
    const after = (gone && (await bought(gone))) ?? []
    const whole = [...before, ...units]
    const strange = after.some((each, at) => each !== whole[at])
    const lost = whole.length - after.length
    const fault = strange ? 'a state that was not played' : lost > 0 ? `${lost} of ${units.length} lost` : null
    to.trial(gone ? fault && `${fault} (${end} after ${wait} ms)` : 'an action was refused')
    page = gone ?? page
    before = gone ? after : before
  }
  await context.close()
}

async function run(site: Site, trial: Trial): Promise<Row> {
  const counted = row(trial.what)
  let begun = 0
  const next = () => begun++ < trial.times
  const lanes = Math.min(LANES, trial.times)
  await Promise.all(Array.from({ length: lanes }, (_, i) => lane(site, trial, trial.times * 10 + i, next, counted)))
  return counted
}

async function all(site: Site, trials: readonly Trial[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const trial of trials) rows.push(await run(site, trial))
  return rows
}

/** At once, and soon. */
export function lost(site: Site, times: number): Promise<Row[]> {
  const short = { spec: OPENING, most: 5, times }
  const one = { spec: longGame(), most: 1, times }
  const few = Math.ceil(times / 2)
  return all(site, [
    { ...short, what: 'reload in the same task as 1–5 actions', ends: ['reload'], wait: [0, 0] },
    { ...short, what: 'reload 1–30 ms after 1–5 actions', ends: ['reload'], wait: [1, 30] },
    { ...short, what: 'tab closed at once after 1–5 actions', ends: ['close'], wait: [0, 0] },
    { ...short, what: 'renderer crashed at once after 1–5 actions', ends: ['crash'], wait: [0, 0], times: few },
    { ...one, what: `one action, reload after 20–50 ms, log of ${LONG}`, ends: ['reload'], wait: [20, 50] },
    { ...one, what: `one action, closed after 20–50 ms, log of ${LONG}`, ends: ['close'], wait: [20, 50] },
  ])
}

/** When it has stood on the screen for a twentieth of a second, an action is safe. */
export function gone(site: Site, times: number): Promise<Row[]> {
  const soon = { most: 1, wait: [50, 300], ends: ENDS } as const
  const many = Math.ceil(times / 4)
  const what = 'one action, reload, closing or crash after 50–300 ms'
  return all(site, [
    { ...soon, what: `${what}, log of ${LONG}`, spec: longGame(), times: many },
    { ...soon, what, spec: OPENING, times: times - many },
  ])
}
