import { expect, TWO, test } from './support/table.ts'

const combat = { ruleset: 'standard', seed: 'hands', base: 'empty', round: 2, power: 'germany', phase: 'combat', players: TWO }
const lorraine = {
  ...combat,
  units: { lorraine: { germany: { infantry: 4, artillery: 3 }, france: { infantry: 3, artillery: 2 } } },
  queue: [1, 2, 6, 3, 5, 6, 6, 3, 6, 2, 5, 6],
}
const atSea = {
  ...combat,
  units: { sz7: { germany: { cruiser: 2 }, britain: { cruiser: 2 } }, berlin: { germany: { infantry: 2 } } },
  queue: Array(24).fill(6),
}

test('a key that is held down decides for one person only', async ({ page, table }) => {
  await table.open(lorraine)
  await expect(table.primary).toHaveText(/^End combat/)
  await page.keyboard.press('r')
  await table.attack()
  await expect(table.question).toHaveAttribute('data-power', 'germany')
  // Playwright says a key that is pressed again without being let go as the system does: as a repeat.
  for (let i = 0; i < 10; i++) await page.keyboard.down('c')
  await expect(table.question).toHaveAttribute('data-power', 'france')
  await page.keyboard.up('c')
  await page.keyboard.press('c')
  await expect(table.question).toHaveCount(0)
})

test('Ctrl+Enter rolls no dice: it ends combat where nothing must be fought', async ({ page, table }) => {
  await table.open(lorraine)
  await expect(table.primary).toHaveText(/^End combat, hold one/)
  await page.keyboard.press('r')
  await expect(table.primary).toHaveText(/^Attack/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('toolbar')).toContainText('opens no battle and rolls no dice')
  expect((await table.state()).table.rng.taken).toBe(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(table.phase()).toHaveText(/Mobilise/)
})

test('press on and break off both stay in the foot while the map is looked at', async ({ table }) => {
  await table.open(atSea)
  await table.fight('Sea Zone 7')
  await table.attack()
  await expect(table.question).toContainText('Germany decides')
  await table.press('berlin')
  await expect(table.dock.getByRole('tab', { name: 'Space', selected: true })).toBeVisible()
  await expect(table.primary).toHaveText(/^Press on to round 2/)
  await table.dock.getByRole('button', { name: 'Break off' }).click()
  expect((await table.state()).turn.battles).toMatchObject([{ space: 'sz7', resolved: true }])
})
