import { expect, TWO, test } from './support/table.ts'

test('a neutral is invaded: the card tells before, and the other side names who raises its army', async ({ page, table }) => {
  await table.open({
    ruleset: 'standard',
    seed: 'dyke',
    base: 'opening',
    round: 2,
    power: 'germany',
    phase: 'move',
    players: TWO,
  })
  await table.press('kiel')
  await table.press('holland')
  const card = table.dock.getByRole('heading', { name: 'Enter Holland?' }).locator('..')
  await expect(card).toContainText('Holland is neutral and not mobilised.')
  await expect(card).toContainText('3 infantry, 1 artillery')
  await expect(card).toContainText('for a power that the other side chooses')
  await table.dock.getByRole('button', { name: 'Keep planning' }).click()
  expect(await table.standing('holland')).toEqual({})

  await table.press('holland')
  await page.getByRole('button', { name: 'Enter Holland' }).click()
  await table.go(/^End movement/)

  await expect(table.question).toHaveAttribute('data-power', 'russia')
  await expect(table.question).toContainText('The Allies decide')
  await expect(table.question).toContainText('Ben')
  await expect(table.question.getByRole('heading', { name: 'Which power raises the army of Holland?' })).toBeVisible()
  await expect(table.phase()).toHaveText(/Move/)
  await expect(table.question).toContainText('It is still neutral')
  await expect(table.question.getByRole('radio')).toHaveCount(4)
  await table.question.getByRole('radio', { name: /^Britain/ }).click()
  await table.go(/^Britain raises it/)

  await expect(table.phase()).toHaveText(/Combat · 0 of 1/)
  expect(await table.standing('holland')).toEqual({
    'germany infantry': 3,
    'germany artillery': 4,
    'britain infantry': 3,
    'britain artillery': 1,
  })
  // The one battle that there is, and it must be fought: it is on the board at once.
  await expect(table.dock.getByRole('region', { name: 'Battle of Holland' })).toBeVisible()
  expect((await table.state()).war.control.holland).toBe('contested')
})
