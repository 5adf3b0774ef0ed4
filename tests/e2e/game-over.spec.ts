import { expect, TWO, test } from './support/table.ts'

/** The last turn of a round in which the Central Powers hold enough capitals: collecting ends the war. */
const LAST_STEP = {
  ruleset: 'standard',
  base: 'opening',
  seed: 'last step',
  round: 6,
  power: 'usa',
  phase: 'income',
  usaAtWar: true,
  control: { paris: 'germany', rome: 'austria-hungary' },
  units: { paris: { germany: { infantry: 4 } }, rome: { 'austria-hungary': { infantry: 4 } } },
  players: TWO,
}

test('a war ends, is looked at, and is played again with sides exchanged', async ({ page, table }) => {
  await table.open(LAST_STEP)
  await table.primary.click()

  const heading = page.getByRole('heading', { name: 'The Central Powers win the war' })
  await expect(heading).toBeFocused()
  await expect(table.dock).toContainText('In round 6 they hold Paris and Rome.')
  const header = page.getByRole('banner')
  await expect(header).toContainText('The war is over')
  await expect(header).toContainText('1 round, 1 action')
  await expect(header).toContainText('Anna won with the Central Powers')
  await expect(header).not.toContainText('Treasury')
  await expect(header.locator('[aria-current]')).toHaveCount(0)

  await test.step('a rule is read and closed again', async () => {
    await table.dock
      .getByRole('button', { name: /^Rule STD-VIC-02/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Victory of the Central Powers' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('looking back shows the phases again, and the present the result', async () => {
    await page.keyboard.press('y')
    await page.keyboard.press('[')
    await expect(header).toContainText('Collect')
    await page.keyboard.press('y')
    await expect(header).toContainText('The war is over')
  })

  await test.step('Ctrl+Enter begins the rematch', async () => {
    await expect(table.primary).toHaveText(/^Rematch, sides swapped/)
    await page.keyboard.press('Control+Enter')
    await expect(header).not.toContainText('The war is over')
    await expect(header).toContainText('Collect')
    const players = await page.evaluate(() => contested.state()?.table.players)
    expect(players?.map(({ name, powers }) => [name, powers.length])).toEqual([
      ['Ben', 3],
      ['Anna', 5],
    ])
  })
})

test('a side resigns by the menu, and takes it back', async ({ page, table }) => {
  await table.open({ ...LAST_STEP, control: {}, units: {} })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('The Allies resign: the Central Powers win.')
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('heading', { name: 'The Central Powers win the war' })).toBeVisible()
  await expect(table.dock).toContainText('The Allies resigned in round 6.')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'The Central Powers win the war' })).toHaveCount(0)
})
