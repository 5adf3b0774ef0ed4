/** What a page may be denied: a part of its code, its database, an address that makes sense. */
import type { Page } from '@playwright/test'
import { atTable, onPage, play, ready, type Site } from './page.ts'
import { type Row, row } from './table.ts'

const GAME = { ruleset: 'standard', seed: 'parts' } as const
/** Of somebody who waits for a word on a busy machine (ms). */
const PATIENCE = 30_000
const MISSING = /This part of the page could not be loaded/
const shows = (page: Page, text: RegExp | string) =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(() => true)
    .catch(() => false)

/** The chunk of the sheets fails, the retry fails and a later one succeeds; or all fail and the page is reloaded. */
async function missing(page: Page, url: string, status: number | null): Promise<string | null> {
  const part = /assets\/sheets-[^/]+\.js/
  await page.route(part, (route) => (status === null ? route.abort() : route.fulfill({ status })))
  await play(page, url, GAME)
  await page.getByRole('button', { name: 'Help' }).click()
  if (!(await shows(page, MISSING))) return 'nothing is said'
  if (!(await page.evaluate(() => contested.dispatch({ type: 'purchase', units: { infantry: 1 } }).ok)))
    return 'the table is dead'
  if (status !== null) {
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.evaluate(() => contested.kept())
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await page.waitForEvent('load')
    await atTable(page)
    return (await page.evaluate(() => contested.save().log.length)) === 1 ? null : 'the action is lost'
  }
  await page.unroute(part)
  await page.getByRole('button', { name: 'Try again' }).click()
  return (await shows(page, 'How to win')) ? null : 'it is not fetched again'
}

/** The shapes of the map cannot be fetched: the map reports it, the game goes on, and a retry loads them. */
async function shapeless(page: Page, url: string, status: number | null): Promise<string | null> {
  const file = /assets\/board\.topo-[^/]+\.json/
  await page.route(file, (route) => (status === null ? route.abort() : route.fulfill({ status })))
  await page.goto(url)
  await ready(page)
  if (!(await shows(page, MISSING))) return 'nothing is said on the start page'
  await page.evaluate((what) => contested.open(what), GAME)
  await atTable(page)
  const map = page.locator('main')
  if (!(await shows(page, MISSING))) return 'nothing is said at the table'
  if (!(await page.evaluate(() => contested.dispatch({ type: 'purchase', units: { infantry: 1 } }).ok)))
    return 'the table is dead'
  await page.getByRole('button', { name: 'Help' }).click()
  if (!(await shows(page, 'How to win'))) return 'other parts do not come either'
  await page.keyboard.press('Escape')
  await page.unroute(file)
  await map.getByRole('button', { name: 'Try again' }).click()
  const come = page.getByRole('application').waitFor({ timeout: PATIENCE })
  return await come.then(
    () => null,
    () => 'it is not fetched again',
  )
}

async function silent(page: Page, url: string): Promise<string | null> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
  await page.goto(url)
  await ready(page)
  await page.evaluate((what) => contested.open(what), GAME)
  await atTable(page)
  if (!(await shows(page, /does not respond/))) return 'nothing is said'
  return (await page.evaluate(() => contested.dispatch({ type: 'end-phase' }).ok)) ? null : 'play does not go on'
}

async function address(page: Page, url: string, hash: string): Promise<string | null> {
  await page.goto(url + hash)
  if (!(await shows(page, /no longer on this device/))) return `${hash}: nothing is said`
  return page.url() === url ? null : `${hash}: stays in the address`
}

/** Where nothing can be kept, closing the tab and dropping a file ask first. */
async function memory(page: Page, url: string): Promise<string | null> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto(url)
  await ready(page)
  await page.evaluate((what) => contested.open(what), GAME)
  await atTable(page)
  // The browser asks only where somebody has pressed something.
  await page.mouse.click(5, 5)
  await page.evaluate(() => contested.dispatch({ type: 'purchase', units: { infantry: 1 } }))
  const asking = page.waitForEvent('dialog', { timeout: PATIENCE }).catch(() => null)
  await page.close({ runBeforeUnload: true })
  const asked = await asking
  if (asked?.type() !== 'beforeunload') return 'closing does not ask'
  await asked.dismiss()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the start page' }).click()
  return (await shows(page, 'This game is not saved')) ? null : 'leaving does not ask'
}

/** The engine's chunk fails: starting a game says so, and works after a reload. */
async function ruleless(page: Page, url: string, status: number | null): Promise<string | null> {
  const rules = /assets\/(?:behind|inside)-[^/]+\.js/
  await page.route(rules, (route) => (status === null ? route.abort() : route.fulfill({ status })))
  await page.goto(url)
  const begin = page.getByRole('button', { name: 'Begin' })
  await begin.click()
  if (!(await shows(page, /The rules could not be loaded/))) return 'nothing is said'
  await page.unroute(rules)
  await page.reload()
  await begin.click()
  return atTable(page).then(
    () => null,
    () => 'no game is begun when they are there again',
  )
}

type Trial = (page: Page, url: string) => Promise<string | null>

export async function parts(site: Site): Promise<Row[]> {
  const counted = async (what: string, ...trials: readonly Trial[]): Promise<Row> => {
    const made = row(what)
    for (const trial of trials)
      made.trial(await onPage(site, (page) => trial(page, site.url)).catch((error: Error) => error.message.split('\n')[0]!))
    return made
  }
  /** The network is gone, or there is a newer version of the page. */
  const denied = (trial: typeof missing): readonly Trial[] => [null, 404].map((status) => (page, url) => trial(page, url, status))
  return [
    await counted('a part of the code that cannot be fetched: network gone, 404', ...denied(missing)),
    await counted('the shapes of the board that cannot be fetched: network gone, 404', ...denied(shapeless)),
    await counted('the rules that cannot be fetched: network gone, 404', ...denied(ruleless)),
    await counted('a database that never answers', silent),
    await counted(
      'addresses that are none',
      ...['#game=%', '#game=nobody'].map(
        (hash): Trial =>
          (page, url) =>
            address(page, url, hash),
      ),
    ),
    await counted('a game that is kept nowhere: closing and leaving ask', memory),
  ]
}
