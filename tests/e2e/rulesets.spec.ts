import { expect, type Table, test } from './support/table.ts'

type Ruleset = {
  id: string
  name: string
  about: RegExp
  order: string
  land: [string, Record<string, number>]
  /** A space of this board and no other. */
  only?: string
  date: string
}

const RULESETS: Ruleset[] = [
  {
    id: 'standard',
    name: 'Standard game',
    about: /^The game of the printed rulebook/,
    order: 'AH RU GE FR GB OT IT US',
    land: ['kiel', { 'germany infantry': 3, 'germany artillery': 4 }],
    date: 'Autumn 1914',
  },
  {
    id: 'tournament',
    name: 'Tournament game',
    about: /^The standard game, made to end in one evening/,
    order: 'AH RU GE FR GB OT IT US',
    land: ['livonia', { 'russia infantry': 6, 'russia artillery': 2 }],
    date: 'Autumn 1914',
  },
  {
    id: 'advanced',
    name: 'Advanced game',
    about: /^The war in detail/,
    order: 'AH RU GE FR GB OT IT US',
    land: ['rome', { 'italy infantry': 6, 'italy artillery': 2, 'italy machine-gun': 1 }],
    only: 'Sea Zone 31',
    date: '1914',
  },
  {
    id: 'influence',
    name: 'Influence game',
    about: /^The war of the chancelleries/,
    order: 'AH RU GE FR IT OT GB US',
    land: ['mesopotamia', { 'ottoman infantry': 3, 'ottoman artillery': 1 }],
    only: 'Senussia',
    date: '1914',
  },
]

/** The table shows this ruleset: phases, date, board and units. */
async function opened(table: Table, { id, order, land, only, date }: Ruleset): Promise<void> {
  const { page } = table
  await expect(table.map).toBeVisible()
  const state = await table.state()
  expect(state.table.ruleset).toBe(id)
  const chips = page.getByRole('list', { name: 'The powers, in turn order' }).getByRole('listitem')
  await expect(chips).toHaveText(order.split(' ').map((code) => new RegExp(`^${code}`)))
  await expect(page.locator('header').getByText(date, { exact: true })).toBeVisible()
  const [space, units] = land
  expect(await table.standing(space)).toEqual(units)
  // A space that only some boards have is found on those alone.
  const field = page.getByRole('combobox', { name: 'Name of a territory or sea zone' })
  for (const name of ['Sea Zone 31', 'Senussia']) {
    await page.keyboard.press('/')
    await field.fill(name)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveCount(only === name ? 1 : 0)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  }
}

for (const ruleset of RULESETS) {
  test(`the ${ruleset.name.toLowerCase()} is chosen, explained and begun, and a save of it opens after a reload`, async ({
    page,
    table,
  }) => {
    await table.start()
    await page.getByRole('radio', { name: ruleset.name }).check({ force: true })
    await expect(page.getByText(ruleset.about)).toBeVisible()
    await page.getByText('How the four games differ').click()
    await expect(page.getByRole('columnheader', { name: ruleset.name })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Begin the war' }).click()
    await opened(table, ruleset)
    await table.more('Infantry', 2)
    await table.kept()
    const before = await table.hash()
    await page.reload()
    await opened(table, ruleset)
    expect(await table.hash()).toBe(before)
  })
}
