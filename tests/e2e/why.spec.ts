import { expect, TWO, test } from './support/table.ts'

test.use({ pictures: false })

const GERMANY = { ruleset: 'standard', seed: 'why', base: 'opening', round: 2, power: 'germany', players: TWO }

test('a forbidden space answers with its rule, and a way out that is offered can be taken', async ({ page, table }) => {
  await table.open({ ...GERMANY, phase: 'move' })
  await table.press('munich')
  await table.press('paris', ['Shift'])
  await expect(table.why).toContainText('Land units move one space a turn: choose a neighbouring space.')
  await expect(table.why.getByRole('heading', { level: 2 })).toContainText('from Munich to Paris')
  await table.why
    .getByRole('button', { name: /^Rule STD-MOV-/ })
    .first()
    .click()
  const rule = page.getByRole('region', { name: 'Rules' })
  await expect(rule).toContainText('STD-MOV-')
  await page.keyboard.press('Escape')
  await expect(rule).toBeHidden()

  await table.why.getByRole('button', { name: /^1\b.*Send .* to Switzerland/ }).click()
  await expect(table.why).toBeHidden()
  await expect(table.dock.getByRole('heading', { name: 'Enter Switzerland?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await table.press('paris', ['Shift'])
  // The ways are looked for once the card is drawn.
  await expect(table.why.getByRole('button', { name: /^2\b/ })).toBeVisible()
  await page.keyboard.press('2')
  await expect(table.why).toBeHidden()
  await expect(table.dock).toContainText('Orders · 1')
  expect(await table.standing('munich')).toEqual({})
})

test('steppers at their end and locked units say why', async ({ page, table }) => {
  await table.open({ ...GERMANY, phase: 'purchase' })
  const answer = page.getByRole('dialog', { name: 'Why not?' })
  await page.getByRole('button', { name: 'Why no Tank?' }).click()
  await expect(answer).toContainText('You can buy tanks from round 4')
  await expect(answer.getByRole('button', { name: /^Rule STD-PUR-/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(answer).toBeHidden()

  await table.askWhy(page.getByRole('button', { name: 'One less: Infantry' }))
  await expect(answer).toContainText('None are ordered.')
  await page.keyboard.press('Escape')
  await table.set('Infantry', 9)
  await table.askWhy(page.getByRole('button', { name: 'One more: Battleship' }))
  await expect(answer).toContainText('only')
  await expect(answer.getByRole('button', { name: /^Rule STD-PUR-/ })).toBeVisible()
  expect((await table.state()).turn.purchase).toEqual({ infantry: 9 })
  // From there to the ways out, one of which is used.
  await answer.getByRole('button', { name: 'What can be done' }).click()
  await table.why.getByRole('button', { name: /^1\b.*Buy 9 infantry, 1 fighter/ }).click()
  await expect(table.why).toBeHidden()
  expect((await table.state()).turn.purchase).toEqual({ infantry: 9, fighter: 1 })
})

test('the last infantry of an army is locked among the losses', async ({ page, table }) => {
  await table.open({
    ...GERMANY,
    phase: 'combat',
    base: 'empty',
    units: { lorraine: { germany: { infantry: 2, artillery: 2 }, france: { infantry: 3 } } },
    queue: [6, 6, 6, 6, 1, 1, 6],
  })
  await table.fight('Lorraine')
  await table.attack()
  await expect(table.primary).toHaveText(/^Germany: accept losses/)
  await table.set('artillery', 0)
  await table.set('infantry', 1)
  const answer = await table.askWhy(page.getByRole('button', { name: 'One more: infantry' }))
  await expect(answer).toContainText('The last infantry of Germany stays')
  await expect(answer.getByRole('button', { name: /^Rule STD-LND-18/ })).toBeVisible()
})
