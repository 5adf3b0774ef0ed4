// A computer at the table: it takes a side in a new game, plays its turn by itself, and leaves the next to the person.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const acts = (page: Page): Promise<number> => page.evaluate(() => contested.save().log.length)
const russia = (page: Page) => page.waitForFunction(() => 'contested' in globalThis && contested.state()?.flow.power === 'russia')

/** The same dice and the same choices each time: what the start page draws by lot is no lot. */
const begin = async (page: Page, seat: string): Promise<void> => {
  // Whom it attacks is its own affair: the losses of a person are taken as they are proposed.
  await page.addInitScript(() => {
    let last = 1914
    Math.random = () => {
      last = (last * 9301 + 49297) % 233280
      return last / 233280
    }
    localStorage.setItem('contested-1914:settings', JSON.stringify({ losses: 'never', pace: 'step' }))
  })
  await page.goto('./')
  await page.getByRole('combobox', { name: 'What the computer plays' }).selectOption(seat)
  await page.getByRole('button', { name: /Begin the war/ }).click()
  // The button can be pressed before the rules have come.
  await page.waitForFunction(() => 'contested' in globalThis && Boolean(contested.state()))
}
/** One order of the computer at a press. */
const next = async (page: Page): Promise<void> => {
  const before = await acts(page)
  await page.getByRole('button', { name: 'Next order' }).click()
  await page.waitForFunction((n) => contested.save().log.length > n, before)
}

test('the computer plays its power, tells its turn, and acts no further in the turn of a person', async ({ page }) => {
  await begin(page, 'central')
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
  await russia(page)
  const played = await acts(page)
  expect(played).toBeGreaterThan(5)
  await expect(page.getByRole('heading', { name: 'Before your first turn' })).toBeVisible()
  await page.evaluate(() => contested.kept())

  await page.reload()
  await russia(page)
  expect(await acts(page)).toBe(played)
  await expect(page.getByRole('button', { name: /Buy nothing/ })).toBeEnabled()
  expect(await page.evaluate(() => contested.dispatch({ type: 'purchase', units: { infantry: 2 } }).ok)).toBe(true)
  expect(await acts(page)).toBe(played + 1)
})

test('a page that is closed while the computer plays goes on with the same choice, and a power is taken over', async ({
  page,
  browser,
}) => {
  await begin(page, 'central')
  for (let i = 0; i < 4; i++) await next(page)
  const orders = await page.evaluate(() => contested.save().log.map(({ action }) => JSON.stringify(action)))
  // The same game in a page that is gone in the middle of it.
  const other = await browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  await begin(other, 'central')
  for (let i = 0; i < 2; i++) await next(other)
  await other.evaluate(() => contested.kept())
  // Asked for another order, and closed while it is thought about.
  await other.getByRole('button', { name: 'Next order' }).click()
  await other.reload()
  await other.getByRole('button', { name: 'Next order' }).waitFor()
  for (let left = 4 - (await acts(other)); left > 0; left--) await next(other)
  expect(await other.evaluate(() => contested.save().log.map(({ action }) => JSON.stringify(action)))).toEqual(orders)
  await other.close()

  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByRole('button', { name: 'Next order' })).toBeHidden()
  await expect(page.locator('[data-primary]')).toBeVisible()
  expect(await acts(page)).toBe(4)
})
