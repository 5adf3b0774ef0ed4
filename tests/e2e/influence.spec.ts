import { advance, endMovement, march, press, step, toSerbia } from './support/driver.ts'
import { expect, TWO, test } from './support/table.ts'

test('a turn of influence: a country is won, a revolt raised, allies attack together', async ({ page, table }) => {
  await table.open({
    ruleset: 'influence',
    seed: 'influence',
    base: 'empty',
    round: 2,
    power: 'germany',
    players: TWO,
    treasury: { germany: 26 },
    units: { lorraine: { germany: { infantry: 3 }, 'austria-hungary': { infantry: 2 }, france: { infantry: 2 } } },
    // Five attackers, two of whom hit; two defenders, who miss.
    queue: [1, 6, 6, 1, 6, 6, 6],
  })
  const win = page.getByRole('button', { name: 'Win Greece for 20 IPC' })
  await win.click()
  await expect(table.dock.getByText('paid; joins in Mobilise')).toHaveCount(1)
  await page.getByRole('button', { name: 'Raise a revolt in Morocco for 5 IPC' }).click()
  await expect(table.dock.getByText('paid; joins in Mobilise')).toHaveCount(2)
  // There is one IPC left: the next country says why it cannot be had.
  const why = await table.askWhy(page.getByRole('button', { name: 'Win Afghanistan for 15 IPC' }))
  await expect(why).toContainText('1')
  await page.keyboard.press('Escape')
  expect((await table.state()).war.treasury.germany).toBe(1)

  await table.go(/^Buy no units/)
  await table.go(/^End movement/)
  await table.fight('Lorraine')
  await table.dock.getByRole('checkbox', { name: 'Austria-Hungary' }).check()
  await table.attack()
  expect(await table.standing('lorraine')).toEqual({ 'germany infantry': 3, 'austria-hungary infantry': 2 })
  expect((await table.state()).war.control.lorraine).toBe('germany')
  await table.go(/^End combat/)

  await expect(table.phase()).toHaveText(/Mobilise/)
  expect(await table.standing('greece')).toEqual({ 'germany infantry': 3, 'germany artillery': 1 })
  expect(await table.standing('morocco')).toEqual({ 'germany infantry': 1 })
  expect((await table.state()).war.control).toMatchObject({ greece: 'germany', morocco: 'germany' })
})

test('before it is at war Italy is told what it may not do, and why', async ({ page, table }) => {
  await table.open({ ruleset: 'influence', seed: 'italy', base: 'opening', power: 'italy', phase: 'move', players: TWO })
  await page.getByText('Italy is neutral until round 2: what it cannot do').click()
  await expect(table.rule('INF-ITA-03').first()).toBeVisible()
  await table.press('venice')
  await table.press('trieste')
  await expect(table.why).toContainText('INF-ITA-03')
})

test('a round by the buttons: money is spent on whatever it can win, and nothing is a dead end', async ({ page, table }) => {
  test.slow()
  await table.open({ ruleset: 'influence', seed: 'a round of influence', players: TWO })
  const won = page.getByRole('button', { name: /^(Win|Raise a revolt in) / }).and(page.locator(':not([aria-disabled="true"])'))
  for (let turn = 0; turn < 8; turn++) {
    const { power } = (await table.state()).flow
    if (await won.count()) await won.first().dispatchEvent('click')
    await page.getByRole('button', { name: 'All infantry' }).dispatchEvent('click')
    await step(table, () => press(table))
    if (turn === 0) await toSerbia(table)
    await march(table)
    await endMovement(table)
    await advance(
      table,
      () => press(table),
      (at) => at.power !== power,
    )
  }
  const {
    table: { rng },
    war: { revolted = [], influenced = [] },
    flow: { round },
  } = await table.state()
  expect(round).toBe(2)
  expect(rng.taken).toBeGreaterThan(30)
  expect([...revolted, ...influenced].length).toBeGreaterThan(2)
})
