import { expect, TWO, test } from './support/table.ts'

test('a turn of the tournament: a fleet retreats, and a power that has lost too much surrenders', async ({ page, table }) => {
  await table.open({
    ruleset: 'tournament',
    seed: 'tournament',
    base: 'empty',
    round: 3,
    power: 'britain',
    phase: 'move',
    players: TWO,
    control: { wales: 'germany', yorkshire: 'germany', scotland: 'germany' },
    units: {
      london: { britain: { infantry: 3 } },
      wales: { germany: { infantry: 2 } },
      yorkshire: { germany: { infantry: 2 } },
      scotland: { germany: { infantry: 2 } },
      sz3: { britain: { cruiser: 2 } },
      sz4: { germany: { cruiser: 2 } },
    },
    queue: Array(4).fill(6),
  })
  // The score is in the header, the homelands next to the income.
  await page.getByRole('button', { name: /^Points for homeland territory: Central Powers 7, Allies 0/ }).click()
  await expect(table.dock.getByRole('button', { name: /^Britain: 7 of 13 IPC lost/ })).toBeVisible()
  await page.getByRole('tab', { name: /^Orders/ }).click()

  await table.press('sz3')
  await table.press('sz4')
  await table.go(/^End movement/)
  await table.fight('Sea Zone 4')
  await table.attack()
  await page.getByRole('radio', { name: /^Retreat to Sea Zone 3/ }).click()
  await table.go(/^Retreat to Sea Zone 3/)
  expect(await table.standing('sz3')).toEqual({ 'britain cruiser': 2 })
  expect(await table.standing('sz4')).toEqual({ 'germany cruiser': 2 })
  await table.go(/^End combat/)

  for (let i = 0; i < 3 && (await table.state()).flow.power === 'britain'; i++) await table.primary.click()
  const state = await table.state()
  expect(state.war.surrendered).toEqual(['britain'])
  expect(await table.standing('london')).toEqual({})
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(table.dock).toContainText(/surrender/i)
})
