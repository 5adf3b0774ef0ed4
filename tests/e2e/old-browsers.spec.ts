// Unsupported browsers get a list of supported ones; a network failure is not mistaken for one.
import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/test.ts'

const TOO_OLD = /does not start in this browser. It needs Chrome or Edge 123, Firefox 138, Safari 17.2/

/** Said of a script that cannot be read: errors of syntax have no trace. */
const UNREAD = /^uncaught: $|SyntaxError/

/** Changes the text of scripts whose name begins so, as an old browser would stumble over it. */
async function change(page: Page, name: string, edit: (text: string) => string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: edit(await response.text()) })
  })
}

test('a browser that cannot parse the scripts is told which ones can', async ({ page, complaints }) => {
  await change(page, 'index', (text) => `class { syntax from the future }\n${text}`)
  await page.goto('./')
  await expect(page.getByRole('alert')).toHaveText(TOO_OLD)
  await expect(page.getByRole('button', { name: 'Begin the war' })).toBeHidden()
  expect(complaints.splice(0).filter((line) => !UNREAD.test(line))).toEqual([])
})

test('a script that cannot be fetched is said to be so', async ({ page, complaints }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('./')
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/)
  expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
})

test('a slow network is no old browser', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto('./')
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(page.getByRole('application')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(TOO_OLD)).toBeHidden()
})
