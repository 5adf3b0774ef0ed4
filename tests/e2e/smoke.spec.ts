import { expect, test } from './support/test.ts'

test('the page loads, names the game and shows something', async ({ page }) => {
  const answer = await page.goto('./')
  expect(answer?.ok()).toBe(true)
  await expect(page).toHaveTitle(/Contested 1914/)
  const app = page.locator('#root > *').first()
  await expect(app).toBeVisible()
  await expect(app).toContainText(/\S/)
})
