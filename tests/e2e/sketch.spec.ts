// A sketch on top of the game: begun, fought by chosen dice, undone, dropped or kept; a reload shows the game as it was.
import { auditAll } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const FRONT = {
  ruleset: 'standard',
  seed: 'sketch',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'move',
  players: TWO,
  units: { alsace: { germany: { infantry: 9, artillery: 3 } }, lorraine: { france: { infantry: 4 } } },
}
const MARCH = { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 8, artillery: 3 } }

test.use({ viewport: { width: 1280, height: 720 } })

test('an attack is tried, undone over its dice, and dropped without a trace', async ({ page, table }) => {
  await table.open(FRONT)
  await table.rest()
  const before = await table.state()
  await table.dock.getByRole('button', { name: 'Try it' }).click()
  const band = page.getByRole('region', { name: 'A sketch' })
  await expect(band).toContainText('This is a sketch.')
  await auditAll(page, 'a sketch in Movement')
  await page.getByLabel('The dice', { exact: true }).selectOption({ label: 'Best tenth' })
  await table.do(MARCH, { type: 'end-phase' })
  await table.fight('Lorraine')
  await table.attack()
  const board = table.dock.getByRole('region', { name: 'Battle of Lorraine' })
  await expect(board).toContainText('hits')
  await auditAll(page, 'a battle of a sketch')
  await page.keyboard.press('Control+z')
  await expect(table.primary).toHaveText(/^Attack/)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(band).toBeHidden()
  expect(await table.state()).toEqual(before)
  await expect(table.dock.getByRole('button', { name: 'Try it' })).toBeVisible()
})

test('the orders before the first dice are kept', async ({ page, table }) => {
  await table.open(FRONT)
  await table.rest()
  await table.dock.getByRole('button', { name: 'Try it' }).click()
  const band = page.getByRole('region', { name: 'A sketch' })
  await expect(band.getByRole('button', { name: 'Keep the orders' })).toHaveAttribute('aria-disabled', 'true')
  await table.do(MARCH, { type: 'end-phase' }, { type: 'attack', space: 'lorraine' })
  await band.getByRole('button', { name: 'Keep the order' }).click()
  await expect(band).toBeHidden()
  const state = await table.state()
  expect(state.flow.phase).toBe('move')
  expect(state.table.dice).toBe('seeded')
  expect(await table.standing('lorraine')).toMatchObject({ 'germany infantry': 8, 'germany artillery': 3 })
})

test('much is dropped only upon an answer, and a reload within a sketch loses nothing of the game', async ({ page, table }) => {
  await table.open(FRONT)
  await table.rest()
  await table.do({ type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 1 } })
  await table.kept()
  const before = await table.hash()
  await page.keyboard.press('u')
  const march = { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 1 } }
  await table.do(march, march, march, march, { type: 'end-phase' })
  const band = page.getByRole('region', { name: 'A sketch' })
  await band.getByRole('button', { name: 'Drop it' }).click()
  await expect(band).toContainText('Drop 5 steps of the sketch?')
  await page.keyboard.press('Escape')
  await expect(band).toContainText('This is a sketch.')
  await page.keyboard.press('u')
  await expect(band).toContainText('Drop 5 steps of the sketch?')
  await page.keyboard.press('Escape')
  await table.kept()
  await page.reload()
  await expect(table.map).toBeVisible()
  await expect(band).toBeHidden()
  expect(await table.hash()).toBe(before)
  await page.keyboard.press('u')
  await expect(band).toContainText('This is a sketch.')
  await page.keyboard.press('u')
  await expect(band).toBeHidden()
  expect(await table.hash()).toBe(before)
})
