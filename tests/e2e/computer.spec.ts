// A computer at the table: it takes a side in a new game, plays its turn by itself, and leaves the next to the person.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const acts = (page: Page): Promise<number> => page.evaluate(() => contested.save().log.length)
const russia = (page: Page) => page.waitForFunction(() => 'contested' in globalThis && contested.state()?.flow.power === 'russia')

test('the computer plays its power, tells its turn, and acts no further in the turn of a person', async ({ page }) => {
  // Whom it attacks is its own affair: the losses of a person are taken as they are proposed.
  await page.addInitScript(() => localStorage.setItem('contested-1914:settings', JSON.stringify({ losses: 'never' })))
  await page.goto('./')
  await page.getByRole('combobox', { name: 'What the computer plays' }).selectOption('central')
  await page.getByRole('button', { name: /Begin the war/ }).click()
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
