import { advance, endMovement, march, press as pressing, pressKey, step, toSerbia } from './support/driver.ts'
import { expect, nameOf, TWO, test } from './support/table.ts'

const TURNS: readonly { power: string; buys: string; count: number; from: string; to: string }[] = [
  { power: 'austria-hungary', buys: 'Infantry', count: 8, from: 'budapest', to: 'serbia' },
  { power: 'russia', buys: 'Artillery', count: 6, from: 'poland', to: 'galicia' },
  { power: 'germany', buys: 'Infantry', count: 9, from: 'alsace', to: 'lorraine' },
  { power: 'france', buys: 'Infantry', count: 8, from: 'picardy', to: 'lorraine' },
  { power: 'britain', buys: 'Transport', count: 3, from: 'wales', to: 'london' },
  { power: 'ottoman', buys: 'Infantry', count: 5, from: 'ankara', to: 'constantinople' },
  { power: 'italy', buys: 'Infantry', count: 4, from: 'venice', to: 'trieste' },
  { power: 'usa', buys: 'Infantry', count: 2, from: '', to: '' },
]

test('a round of all eight powers by keyboard', async ({ page, table }) => {
  test.slow()
  await table.open({ ruleset: 'standard', seed: 'autumn', players: TWO })
  const enter = () => pressKey(table)
  for (const { power, buys, count, from, to } of TURNS) {
    const now = await table.state()
    expect([now.flow.power, now.flow.phase]).toEqual([power, 'purchase'])
    await table.set(buys, count)
    await table.ready()
    await page.keyboard.press('Enter')
    await expect(table.phase()).toHaveText(/Move/)
    if (from) {
      await table.find(from)
      await page.keyboard.press('Enter')
      await expect(table.dock.getByText('Where they can go')).toBeVisible()
      await table.find(to)
      await page.keyboard.press('Enter')
      const order = table.dock.getByRole('button', { name: `${nameOf(from)} › ${nameOf(to)}`, exact: true })
      // Some orders are asked about first.
      const asked = table.dock.locator('[data-first]')
      await expect(order.or(asked).first()).toBeVisible()
      if (await asked.isVisible()) await page.keyboard.press('Enter')
      await expect(order).toBeVisible()
    }
    await advance(table, enter, (at) => at.power !== power)
  }
  const { round, power } = (await table.state()).flow
  expect([round, power]).toEqual([2, 'austria-hungary'])
  await page.keyboard.press('l')
  await expect(table.dock.getByRole('tabpanel', { name: 'Log' })).toContainText('Italy, round 1')
})

test('two rounds by the buttons: no dead end, nothing breaks', async ({ table }) => {
  test.setTimeout(240_000)
  await table.open({ ruleset: 'standard', seed: 'two rounds', players: TWO })
  await table.page.getByRole('button', { name: 'Menu' }).click()
  await table.page.getByRole('menuitem', { name: 'Settings' }).click()
  await table.page.getByRole('radio', { name: 'Continue at once' }).check({ force: true })
  await table.page.keyboard.press('Escape')
  const press = () => pressing(table)
  for (let turn = 0; turn < 16; turn++) {
    const { power, phase } = (await table.state()).flow
    if (phase === 'purchase') {
      await table.page.getByRole('button', { name: 'All infantry' }).click()
      await step(table, press)
    }
    if (turn === 0) await toSerbia(table)
    await march(table)
    await endMovement(table)
    await advance(table, press, (at) => at.power !== power)
    if ((await table.state()).flow.winner) return
  }
  const {
    table: { rng },
    flow: { round },
  } = await table.state()
  expect(round).toBe(3)
  expect(rng.taken).toBeGreaterThan(100)
})
