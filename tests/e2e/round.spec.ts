import { advance, step } from './support/driver.ts'
import { expect, nameOf, type Table, TWO, test } from './support/table.ts'

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
  const enter = () => page.keyboard.press('Control+Enter')
  for (const { power, buys, count, from, to } of TURNS) {
    const now = await table.state()
    expect([now.power, now.phase]).toEqual([power, 'purchase'])
    await table.set(buys, count)
    await page.keyboard.press('Enter')
    await expect(table.phase()).toHaveText(/Move/)
    if (from) {
      await table.find(from)
      await page.keyboard.press('Enter')
      await expect(table.dock.getByText('Where they may go')).toBeVisible()
      await table.find(to)
      await page.keyboard.press('Enter')
      if (power === 'austria-hungary') await page.keyboard.press('Enter')
      await expect(table.dock.getByRole('button', { name: `${nameOf(from)} › ${nameOf(to)}`, exact: true })).toBeVisible()
    }
    await advance(table, enter, (at) => at.power !== power)
  }
  const { round, power } = await table.state()
  expect([round, power]).toEqual([2, 'austria-hungary'])
  await page.keyboard.press('l')
  await expect(table.dock.getByRole('tabpanel', { name: 'Log' })).toContainText('Italy, round 1')
})

const BOLD = /: (Enter|Meet|Sail into mines)/

/** Sends two armies at whatever they can be sent at, by the buttons of the dock. */
async function march(table: Table): Promise<void> {
  for (let orders = 0, tried = 0; orders < 2 && tried < 8; tried++) {
    const idle = table.dock.locator('[data-plain]')
    const count = await idle.count()
    if (tried >= count) return
    await idle.nth(tried).dispatchEvent('click')
    const bold = table.dock.getByRole('button', { name: BOLD })
    if ((await bold.count()) === 0) {
      await table.page.keyboard.press('Escape')
      continue
    }
    await bold.first().dispatchEvent('click')
    const asked = table.dock.locator('[data-first]')
    if ((await asked.count()) > 0) await asked.first().dispatchEvent('click')
    orders++
    if (await table.why.isVisible()) await table.page.keyboard.press('Escape')
  }
}

test('three rounds by the buttons: no dead end, nothing breaks', async ({ table }) => {
  test.setTimeout(240_000)
  await table.open({ ruleset: 'standard', seed: 'three rounds', players: TWO })
  await table.page.getByRole('button', { name: 'Menu' }).click()
  await table.page.getByRole('menuitem', { name: 'Settings' }).click()
  await table.page.getByRole('radio', { name: 'Say nothing' }).check({ force: true })
  await table.page.keyboard.press('Escape')
  const press = () => table.primary.dispatchEvent('click')
  for (let turn = 0; turn < 24; turn++) {
    const { power, phase } = await table.state()
    if (phase === 'purchase') {
      await table.page.getByRole('button', { name: 'All infantry' }).click()
      await step(table, press)
    }
    if (turn === 0) await toSerbia(table)
    await march(table)
    for (let i = 0; i < 12 && (await table.state()).phase === 'move'; i++) {
      await press()
      if (!(await table.why.isVisible())) break
      // An order that cannot stand at the end of the phase: the last one goes.
      await table.page.keyboard.press('Escape')
      await table.page.keyboard.press('Control+z')
    }
    await advance(table, press, (at) => at.power !== power)
    if ((await table.state()).winner) return
  }
  const { round, rng } = await table.state()
  expect(round).toBe(4)
  expect(rng.taken).toBeGreaterThan(100)
})

async function toSerbia(table: Table): Promise<void> {
  await table.press('budapest')
  await table.press('serbia')
  await table.dock.locator('[data-first]').click()
}
