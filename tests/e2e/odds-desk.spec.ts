// The odds desk in a browser: opened from the start page, asked by keyboard, its link copied and opened, and audited.
import { audit } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('a question is asked at the desk, exchanged, copied as a link, and opened again from it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./')
  await page.getByRole('button', { name: 'Odds desk' }).click()
  const desk = page.getByRole('dialog', { name: 'Odds desk' })
  const result = desk.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('% cleared')

  const guns = desk.getByRole('spinbutton', { name: 'Artillery, Germany' })
  await guns.focus()
  await page.keyboard.press('ArrowUp')
  await expect(guns).toHaveAttribute('aria-valuenow', '3')
  await desk.getByRole('button', { name: 'Swap sides' }).click()
  await expect(
    desk.getByRole('region', { name: 'Defender' }).getByRole('spinbutton', { name: 'Artillery, Germany' }),
  ).toHaveAttribute('aria-valuenow', '3')
  await audit(page, 'the odds desk')

  await desk.getByRole('button', { name: 'Copy link' }).click()
  await expect(desk.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#odds=')
  const said = await result.textContent()
  await page.keyboard.press('Escape')
  await expect(desk).toBeHidden()
  expect(new URL(page.url()).hash).toBe('')

  await page.goto('about:blank')
  await page.goto(link)
  await expect(result).toBeVisible()
  expect(await result.textContent()).toBe(said)
})

test('opening a link leaves the game on the table as it is', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: /Begin the war/ }).click()
  await expect(page).toHaveURL(/#game=/)
  const game = new URL(page.url()).hash
  await page.evaluate(() => {
    location.hash = '#odds=nonsense'
  })
  const desk = page.getByRole('dialog', { name: 'Odds desk' })
  await expect(desk.getByRole('alert')).toContainText('This link cannot be read')
  await page.keyboard.press('Escape')
  await expect(desk).toBeHidden()
  expect(new URL(page.url()).hash).toBe(game)
  await expect(page.getByRole('main', { name: 'Map' })).toBeVisible()
})
