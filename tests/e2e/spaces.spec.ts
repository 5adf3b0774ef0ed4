import { audit } from './support/axe.ts'
import { expect, nameOf, TWO, test } from './support/table.ts'

const AUSTRIA = {
  ruleset: 'standard',
  seed: 'spaces',
  base: 'opening',
  round: 1,
  power: 'austria-hungary',
  phase: 'move',
  players: TWO,
}

test('Austria’s first move by the table of spaces and the keyboard alone', async ({ page, table }) => {
  await table.open(AUSTRIA)
  const grid = page.getByRole('grid', { name: 'All spaces' })
  const row = (space: string) => grid.locator(`tr[data-row="${space}"]`)
  const key = (name: string) => page.keyboard.press(name)
  /** Words narrow the table to the space that is meant; the down arrow leads to it. */
  const narrow = async (space: string) => {
    await key('/')
    await page.keyboard.type(nameOf(space))
    await key('ArrowDown')
    await expect(row(space).locator(':focus')).toBeVisible()
  }
  const take = async (space: string, name: RegExp) => {
    await narrow(space)
    await key('Enter')
    const item = page.getByRole('menuitem', { name })
    await expect(item).toBeVisible()
    for (let i = 0; i < 8 && !(await item.evaluate((element) => element === document.activeElement)); i++) await key('ArrowDown')
    await key('Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  await key('v')
  await expect(grid.locator(':focus')).toBeVisible()
  await expect(grid).toHaveAttribute('aria-rowcount', '127')
  // Only the rows in view are drawn, and the keyboard reaches the others.
  expect(await grid.getByRole('row').count()).toBeLessThan(50)
  await key('Control+End')
  await expect(grid.locator('tr[aria-rowindex="127"] :focus')).toBeInViewport()
  await key('Control+Home')
  await audit(page, 'all spaces')

  await take('trieste', /^Choose some/)
  await expect(table.stepper('Infantry')).toBeFocused()
  await key('5')
  await expect(table.stepper('Infantry')).toHaveText('5')
  await table.stepper('Artillery').focus()
  await key('Home')
  await key('v')
  await expect(grid.locator(':focus')).toBeVisible()
  await take('serbia', /^Send 5 infantry here from Trieste/)
  const enter = table.dock.getByRole('button', { name: 'Enter Serbia' })
  await expect(enter).toBeFocused()
  await key('Enter')
  expect(await table.standing('serbia')).toMatchObject({ 'austria-hungary infantry': 5 })

  // What was asked gives the keyboard back to the row it came from.
  await expect(row('serbia').locator(':focus')).toBeVisible()
  await key('ArrowUp')
  await expect(grid.getByRole('columnheader', { name: 'Space' })).toBeFocused()
  await key('Enter')
  await expect(grid.getByRole('columnheader', { name: 'Space' })).toHaveAttribute('aria-sort', 'ascending')
  await take('berlin', /^Show on the map/)
  await expect(grid).toHaveCount(0)
  await expect(table.map).toBeFocused()
  await key('Control+Enter')
  await expect(table.phase()).toHaveText(/Combat/)
})

test('with a menu open the table is clean for those who listen, and fits a tablet', async ({ page, table }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await table.open(AUSTRIA)
  await page.getByRole('button', { name: 'All spaces as a table' }).click()
  await page.getByRole('button', { name: 'Alsace: menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await audit(page, 'all spaces, with a menu')
  await page.keyboard.press('Escape')
  await expect(table.primary).toBeInViewport({ ratio: 1 })
  const sheet = (await page.getByRole('region', { name: 'All spaces' }).boundingBox())!
  const dock = (await table.dock.boundingBox())!
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(dock.x)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  // The keyboard goes back to where it was.
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page.getByRole('grid').locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(table.map).toBeFocused()
})
