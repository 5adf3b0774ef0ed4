import { expect, TWO, test } from './support/table.ts'

test('a turn of the advanced game: a convoy is raided, the raiders disengage, and guns fire gas', async ({ page, table }) => {
  await table.open({
    ruleset: 'advanced',
    seed: 'advanced',
    base: 'empty',
    round: 2,
    power: 'germany',
    phase: 'combat',
    players: TWO,
    treasury: { britain: 10 },
    units: {
      lorraine: { germany: { infantry: 3, artillery: 2 }, france: { infantry: 2 } },
      sz4: { germany: { submarine: 2 }, britain: { cruiser: 1 } },
    },
    markers: { gas: { lorraine: { germany: 1 } } },
    // At sea: the other submarine misses, and so does the cruiser; the raid costs 2; Germany wins the dice for leaving.
    // On land: gas on all defenders; two of four attackers hit, and of the weakened defenders none.
    queue: [6, 6, 4, 6, 1, 1, 1, 1, 6, 6, 6, 6],
  })
  await table.fight('Sea Zone 4')
  await table.attack()
  await expect(table.question).toContainText('Raid the convoys in Sea Zone 4?')
  await table.set('submarines', 1)
  await table.go(/^One submarine raids/)
  await table.go(/fire/)
  await expect(table.question).toContainText('Stay or disengage?')
  expect((await table.state()).war.treasury.britain).toBe(8)
  await page.getByRole('radio', { name: /^Disengage/ }).click()
  await table.go(/^Disengage/)
  await expect(table.question).toContainText('Germany wants to disengage.')
  await table.go(/^Fight on/)
  expect(await table.standing('sz4')).toEqual({ 'germany submarine': 2, 'britain cruiser': 1 })

  await table.fight('Lorraine')
  await table.attack()
  await expect(table.question).toContainText('Fire gas in Lorraine?')
  await expect(table.stepper('artillery')).toHaveText('1')
  await table.go(/^One artillery fires gas/)
  await expect(table.primary).toHaveText(/^End combat/)
  expect(await table.standing('lorraine')).toEqual({ 'germany infantry': 3, 'germany artillery': 2 })
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(table.dock).toContainText('raided the convoy in Sea Zone 4: 2 IPC of damage')
  await expect(table.dock).toContainText('had 2 infantry weakened by gas in Lorraine')
})
