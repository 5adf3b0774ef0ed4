import { expect, TWO, test } from './support/table.ts'

test('a sea battle: boats submerge, a battleship is damaged, the attack is pressed and then broken off', async ({
  page,
  table,
}) => {
  await table.open({
    ruleset: 'standard',
    seed: 'sea',
    base: 'empty',
    round: 2,
    power: 'germany',
    phase: 'combat',
    players: TWO,
    units: {
      sz7: { germany: { submarine: 2, cruiser: 1, battleship: 1 }, britain: { submarine: 1, cruiser: 1, battleship: 1 } },
    },
    // Round 1: boat, cruiser, battleship against boat, cruiser, battleship; one hit each. Round 2: all miss.
    queue: [6, 1, 6, 6, 1, 6, ...Array(12).fill(6)],
  })
  await table.fight('Sea Zone 7')
  await table.attack()

  await expect(table.question).toContainText('Up to 2 submarines can submerge')
  await expect(table.question).toHaveAttribute('data-power', 'germany')
  await table.set('submarines', 1)
  await table.go(/^1 submarine submerges/)

  await expect(table.question).toHaveAttribute('data-power', 'britain')
  await table.go(/^It fires/)

  const ours = table.dock.getByRole('region', { name: 'Germany loses 1' })
  await expect(ours.getByRole('spinbutton', { name: 'Damage a battleship' })).toBeVisible()
  await expect(ours.getByRole('spinbutton', { name: 'Submerged' })).toBeVisible()
  for (const row of await ours.getByRole('spinbutton').all()) await row.press('Home')
  await table.set('Damage a battleship', 1)
  await table.go(/^Germany: accept losses/)
  const theirs = table.dock.getByRole('region', { name: 'Britain loses 1' })
  for (const row of await theirs.getByRole('spinbutton').all()) await row.press('Home')
  await table.set('Damage a battleship', 1)
  await table.go(/^Britain: accept losses/)
  expect(await table.standing('sz7')).toEqual({
    'germany submarine': 2,
    'germany cruiser': 1,
    'germany battleship damaged': 1,
    'britain submarine': 1,
    'britain cruiser': 1,
    'britain battleship damaged': 1,
  })

  await page.getByRole('radio', { name: /^Press on/ }).click()
  await table.go(/^Press on to round 2/)
  // Only the other submarine is asked.
  await expect(table.question).toContainText('A submarine can submerge')
  await table.go(/^It fires/)
  await table.go(/^It fires/)
  await expect(table.dock).toContainText('after round 2')
  await page.getByRole('radio', { name: /^Break off/ }).click()
  await table.go(/^Break off/)

  const board = table.dock.getByRole('region', { name: 'Battle of Sea Zone 7' })
  await expect(board.getByRole('heading', { name: 'Broken off' })).toBeVisible()
  expect((await table.state()).war.units.sz7?.some((stack) => stack.submerged)).toBe(false)
  await table.go(/^End combat/)
  await expect(table.phase()).toHaveText(/Mobilise/)
})
