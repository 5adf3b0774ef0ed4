/** Reloads, closings and crashes at random moments: does any action come to nothing that stood on the screen? */
import type { BrowserContext, Page } from '@playwright/test'
import { createGame, hashOf, reduce } from '../../src/engine/index.ts'
import { encode } from '../../src/save/encode.ts'
import { numbers } from './broken.ts'
import { atTable, bought, freshContext, play, type Site, type Spec } from './page.ts'
import { type Row, row } from './table.ts'

type End = 'reload' | 'close' | 'crash'
type Trial = { what: string; end: End; most: number; wait: readonly [least: number, below: number]; times: number }

const OPENING = { ruleset: 'standard', seed: 'lost' } as const
const LONG = 2500

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

/** Does some actions, waits, and is gone; the page that comes after it. */
async function goAway(context: BrowserContext, page: Page, end: End, units: number[], wait: number): Promise<Page> {
  const url = page.url()
  await page.evaluate(
    async ([each, ms, reload]) => {
      for (const infantry of each) contested.dispatch({ type: 'purchase', units: { infantry } })
      if (reload && ms === 0) location.reload()
      else if (reload) setTimeout(() => location.reload(), ms)
      else if (ms > 0) await new Promise((done) => setTimeout(done, ms))
    },
    [units, wait, end === 'reload'] as const,
  )
  if (end === 'reload') {
    await page.waitForEvent('load')
    await atTable(page)
    return page
  }
  if (end === 'crash') await page.goto('chrome://crash').catch(() => undefined)
  await page.close()
  const next = await context.newPage()
  await next.goto(url)
  await atTable(next)
  return next
}

async function run(site: Site, spec: Spec, { what, end, most, wait: [least, below], times }: Trial): Promise<Row> {
  const counted = row(what)
  const context = await freshContext(site)
  let page = await context.newPage()
  await play(page, site.url, spec)
  const below5 = numbers(times + least)
  let before = (await bought(page))!
  for (let i = 0; i < times; i++) {
    const units = Array.from({ length: 1 + below5(most) }, () => 1 + below5(5))
    page = await goAway(context, page, end, units, least + (below > least ? below5(below - least) : 0))
    const after = (await bought(page)) ?? []
    const whole = [...before, ...units]
    const strange = after.some((each, at) => each !== whole[at])
    counted.trial(
      strange ? 'a state that was not played' : after.length < whole.length ? `${whole.length - after.length} lost` : null,
    )
    before = after
  }
  await context.close()
  return counted
}

export async function lost(site: Site, times: number): Promise<Row[]> {
  const long = longGame()
  const few = Math.ceil(times / 2)
  const trials: [Spec, Trial][] = [
    [OPENING, { what: 'reload in the same task as 1–5 actions', end: 'reload', most: 5, wait: [0, 0], times }],
    [OPENING, { what: 'reload 1–30 ms after 1–5 actions', end: 'reload', most: 5, wait: [1, 30], times }],
    [OPENING, { what: 'tab closed at once after 1–5 actions', end: 'close', most: 5, wait: [0, 0], times }],
    [OPENING, { what: 'renderer crashed at once after 1–5 actions', end: 'crash', most: 5, wait: [0, 0], times: few }],
    [OPENING, { what: 'one action, reload after 50–200 ms', end: 'reload', most: 1, wait: [50, 200], times }],
    [OPENING, { what: 'one action, closed after 50–200 ms', end: 'close', most: 1, wait: [50, 200], times }],
    [long, { what: `one action, reload after 20–200 ms, log of ${LONG}`, end: 'reload', most: 1, wait: [20, 200], times }],
    [long, { what: `one action, closed after 20–200 ms, log of ${LONG}`, end: 'close', most: 1, wait: [20, 200], times }],
    [long, { what: `renderer crashed 50 ms after an action, log of ${LONG}`, end: 'crash', most: 1, wait: [50, 51], times: few }],
  ]
  const rows: Row[] = []
  for (const [spec, trial] of trials) rows.push(await run(site, spec, trial))
  return rows
}
