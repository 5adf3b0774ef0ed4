import { expect, test } from './support/test.ts'

test('the page loads, names the game and shows something', async ({ page }) => {
  const answer = await page.goto('./')
  expect(answer?.ok()).toBe(true)
  await expect(page).toHaveTitle(/Contested 1914/)
  const app = page.locator('#root > *').first()
  await expect(app).toBeVisible()
  await expect(app).toContainText(/\S/)
})

test('the page lets no text become markup, and says what it forbids', async ({ page, complaints }) => {
  const answer = await page.goto('./')
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none';.*; frame-ancestors 'none'$/)
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>bold</b>')
      return ''
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TrustedHTML')
  // Said for the header and for the page.
  expect(complaints.splice(0).filter((line) => !line.includes('TrustedHTML'))).toEqual([])
})

test('opened as a file the page says how to open it', async ({ page, complaints }) => {
  await page.goto(new URL('../../dist/index.html', import.meta.url).href)
  await expect(page.getByText('Contested 1914 cannot run from a file')).toBeVisible()
  // The files that the browser refuses.
  expect(complaints.splice(0).filter((line) => !line.includes('file:///'))).toEqual([])
})

test('the table is loaded when the player first uses the start page', async ({ page }) => {
  await page.goto('./')
  const tables = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('TablePage')).length)
  expect(await tables()).toBe(0)
  // Move twice: a slow page may miss the first move.
  let x = 10
  const somebody = async () => {
    await page.mouse.move(x++, 10)
    return tables()
  }
  await expect.poll(somebody).toBeGreaterThan(0)
})
