// A drill in a browser: found from the start page, played by the screen to its three stars, and left by Esc.
import { audit } from './support/axe.ts'
import { expect, test } from './support/table.ts'

test('a drill is found, missed, taken back, won and left', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: 'Learn by drills' }).click()
  await page.getByRole('button', { name: /^Guns need infantry/ }).click()
  await audit(page, 'the page of drills')
  await page.getByRole('button', { name: /^Begin/ }).click()
  const strip = page.getByRole('region', { name: 'Drill' })
  await expect(strip).toContainText('Bring two guns from Munich to Alsace.')
  await expect(page).toHaveURL(/#lesson=guns-need-men$/)

  await table.primary.click()
  await expect(table.dock.getByRole('heading', { name: 'Not yet' })).toBeFocused()
  await page.keyboard.press('Control+z')

  await table.dock.getByRole('button', { name: 'Munich' }).click()
  await page.keyboard.press('Escape')
  await expect(strip).toBeVisible()
  await table.dock.getByRole('button', { name: 'Munich' }).click()
  const guns = table.dock.getByRole('spinbutton', { name: /Artillery/ })
  await guns.focus()
  await page.keyboard.press('2')
  await table.dock.getByRole('spinbutton', { name: /Infantry/ }).focus()
  await page.keyboard.press('2')
  await table.dock.getByRole('button', { name: /^Alsace/ }).click()
  await table.primary.click()
  await expect(table.dock.getByRole('heading', { name: 'Three stars' })).toBeFocused()
  await audit(page, 'the result of a drill')

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#learn$/)
  await expect(page.getByRole('button', { name: 'Guns need infantry, 3 stars of three' })).toBeVisible()
})
