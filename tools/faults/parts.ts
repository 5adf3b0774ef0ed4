/** What a page may be denied: a part of its code, its database, an address that makes sense. */
import type { Page } from '@playwright/test'
import { atTable, freshContext, play, ready, type Site } from './page.ts'
import { type Row, row } from './table.ts'

const GAME = { ruleset: 'standard', seed: 'parts' } as const
const MISSING = /This part of the page could not be fetched/
const shows = (page: Page, text: RegExp | string) =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: 15_000 })
    .then(() => true)
    .catch(() => false)

/** The code of the help is refused, asked for again in vain, and then comes; or it stays away, and the page is loaded anew. */
async function missing(site: Site, status: number | null): Promise<string | null> {
  const context = await freshContext(site)
  try {
    const page = await context.newPage()
    const part = /assets\/Help-[^/]+\.js/
    await page.route(part, (route) => (status === null ? route.abort() : route.fulfill({ status })))
    await play(page, site.url, GAME)
    await page.getByRole('button', { name: 'Help' }).click()
    if (!(await shows(page, MISSING))) return 'nothing is said'
    if (!(await page.evaluate(() => contested.dispatch({ type: 'purchase', units: { infantry: 1 } }).ok)))
      return 'the table is dead'
    if (status !== null) {
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.evaluate(() => contested.kept())
      await page.getByRole('button', { name: 'Load the page anew' }).click()
      await page.waitForEvent('load')
      await atTable(page)
      return (await page.evaluate(() => contested.save().log.length)) === 1 ? null : 'the action is lost'
    }
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    return (await shows(page, 'How to win')) ? null : 'it is not fetched again'
  } finally {
    await context.close()
  }
}

/** The file of the board's shapes is refused: the map says so in its own place, play goes on, and it comes when it is asked for again. */
async function shapeless(site: Site, status: number | null): Promise<string | null> {
  const context = await freshContext(site)
  try {
    const page = await context.newPage()
    const file = /assets\/map-[^/]+\.json/
    await page.route(file, (route) => (status === null ? route.abort() : route.fulfill({ status })))
    await page.goto(site.url)
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
    const come = page.getByRole('application').waitFor({ timeout: 15_000 })
    return await come.then(
      () => null,
      () => 'it is not fetched again',
    )
  } finally {
    await context.close()
  }
}

async function silent(site: Site): Promise<string | null> {
  const context = await freshContext(site)
  try {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    })
    const page = await context.newPage()
    await page.goto(site.url)
    await ready(page)
    await page.evaluate((what) => contested.open(what), GAME)
    await atTable(page)
    if (!(await shows(page, /does not answer/))) return 'nothing is said'
    return (await page.evaluate(() => contested.dispatch({ type: 'end-phase' }).ok)) ? null : 'play does not go on'
  } finally {
    await context.close()
  }
}

async function address(site: Site, hash: string): Promise<string | null> {
  const context = await freshContext(site)
  try {
    const page = await context.newPage()
    await page.goto(site.url + hash)
    if (!(await shows(page, /no longer kept on this device/))) return `${hash}: nothing is said`
    return page.url() === site.url ? null : `${hash}: stays in the address`
  } finally {
    await context.close()
  }
}

/** Where nothing can be kept, closing the tab and dropping a file ask first. */
async function memory(site: Site): Promise<string | null> {
  const context = await freshContext(site)
  try {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    const page = await context.newPage()
    await page.goto(site.url)
    await ready(page)
    await page.evaluate((what) => contested.open(what), GAME)
    await atTable(page)
    // The browser asks only where somebody has pressed something.
    await page.mouse.click(5, 5)
    await page.evaluate(() => contested.dispatch({ type: 'purchase', units: { infantry: 1 } }))
    const asking = page.waitForEvent('dialog', { timeout: 15_000 }).catch(() => null)
    await page.close({ runBeforeUnload: true })
    const asked = await asking
    if (asked?.type() !== 'beforeunload') return 'closing does not ask'
    await asked.dismiss()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Back to the start page' }).click()
    return (await shows(page, 'This game is kept nowhere')) ? null : 'leaving does not ask'
  } finally {
    await context.close()
  }
}

async function counted(what: string, trials: readonly (() => Promise<string | null>)[]): Promise<Row> {
  const made = row(what)
  for (const trial of trials) made.trial(await trial().catch((error: Error) => error.message.split('\n')[0]!))
  return made
}

export async function parts(site: Site): Promise<Row[]> {
  return [
    await counted('a part of the code that cannot be fetched: network gone, 404', [
      () => missing(site, null),
      () => missing(site, 404),
    ]),
    await counted('the shapes of the board that cannot be fetched: network gone, 404', [
      () => shapeless(site, null),
      () => shapeless(site, 404),
    ]),
    await counted('a database that never answers', [() => silent(site)]),
    await counted('addresses that are none', [() => address(site, '#game=%'), () => address(site, '#game=nobody')]),
    await counted('a game that is kept nowhere: closing and leaving ask', [() => memory(site)]),
  ]
}
