import { expect, test } from './support/table.ts'

test.use({ handsOver: true })

test('Austria-Hungary plays its first turn: it cannot pass Serbia by, fights there, and Russia is called to the table', async ({
  page,
  table,
}) => {
  await table.start()
  await page.getByRole('radio', { name: '2 players' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ben')
  await page.getByRole('textbox', { name: 'Seed' }).fill('danube')
  await page.getByRole('button', { name: 'Begin the war' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible()
  await expect(table.phase()).toHaveText(/Purchase/)
  await table.more('Infantry', 6)
  await table.more('Artillery', 2)
  await expect(table.dock).toContainText('0 IPC left')
  await table.go(/^End purchase: 8 units for 26/)

  await expect(table.phase()).toHaveText(/Move/)
  await table.go(/^End movement/)
  await expect(table.why).toContainText('In the first round, Austria-Hungary must send land units into Serbia')
  await expect(table.why.getByRole('button', { name: /^Rule STD-POL-02/ })).toBeVisible()
  expect((await table.state()).flow.phase).toBe('move')
  await page.keyboard.press('Escape')
  await expect(table.why).toBeHidden()

  await table.press('budapest')
  await table.set('Infantry', 6)
  await table.press('serbia')
  const card = table.dock.locator('section').filter({ hasText: 'Enter Serbia?' })
  await expect(card.last()).toContainText('3 infantry, 1 artillery')
  await expect(card.last()).toContainText('Russia')
  await table.dock.getByRole('button', { name: 'Enter Serbia' }).click()
  expect(await table.standing('serbia')).toEqual({ 'austria-hungary infantry': 6, 'austria-hungary artillery': 2 })
  await expect(table.dock).toContainText('All duties are done')
  await table.go(/^End movement/)

  await expect(table.phase()).toHaveText(/Combat · 0 of 1/)
  await table.fight('Serbia')
  await table.attack()
  await expect(table.dock.getByRole('region', { name: 'Battle of Serbia' })).toBeVisible()
  const asked: string[] = []
  for (const [power, player] of [
    ['Austria-Hungary', 'Anna'],
    ['Russia', 'Ben'],
  ] as const) {
    if (player === 'Ben') await table.begin('Ben, for Russia')
    await expect(table.primary).toHaveText(new RegExp(`^${power}: accept losses`))
    const losses = table.dock.getByRole('region', { name: new RegExp(`^${power} loses`) })
    await expect(losses).toContainText(player)
    asked.push((await table.state()).flow.pending?.by ?? '')
    await table.primary.click()
  }
  expect(asked).toEqual(['austria-hungary', 'russia'])
  await table.begin('Anna, for Austria-Hungary')
  await table.go(/^End combat/)

  await expect(table.phase()).toHaveText(/Mobilise/)
  await table.go(/^Place 8 units/)
  expect(await table.standing('vienna')).toMatchObject({ 'austria-hungary infantry': 18, 'austria-hungary artillery': 4 })

  await expect(table.phase()).toHaveText(/Collect/)
  await table.go(/^Collect 26 IPC/)
  const after = await table.state()
  expect([after.flow.power, after.flow.phase, after.war.treasury['austria-hungary']]).toEqual(['russia', 'purchase', 26])
  await expect(table.handover).toContainText('It is your turn.')
  await expect(table.handover.getByRole('listitem').first()).toContainText('Serbia')
  await table.begin('Ben, for Russia')
  // The missed moment is listed with the orders and links to its place.
  await table.dock.getByRole('button', { name: 'Before your first turn' }).click()
  const missed = table.dock.getByRole('region', { name: 'Before your first turn' })
  await missed
    .getByRole('button', { name: /Serbia/ })
    .first()
    .click()
  await expect(missed).toBeVisible()
})
