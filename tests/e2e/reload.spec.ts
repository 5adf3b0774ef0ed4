import { readFileSync } from 'node:fs'
import { expect, TWO, test } from './support/table.ts'

const GERMANY = { ruleset: 'standard', seed: 'marne', base: 'opening', round: 2, power: 'germany', phase: 'move', players: TWO }

test('a reload in mid-battle brings back the same question and the same dice, and the battle goes on', async ({
  page,
  table,
}) => {
  await table.open({ ...GERMANY, queue: [1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6] })
  await table.do(
    { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 6, artillery: 2 } },
    { type: 'end-phase' },
  )
  await table.fight('Lorraine')
  await table.attack()
  const board = table.dock.getByRole('region', { name: 'Battle of Lorraine' })
  const seen = async () => [
    await board.getByRole('region', { name: /attacks$/ }).innerText(),
    await board.getByRole('region', { name: /defends$/ }).innerText(),
    await board.getByRole('region', { name: /^Germany loses/ }).innerText(),
    await table.primary.innerText(),
  ]
  await expect(table.primary).toHaveText(/^Germany: accept losses/)
  const before = await seen()
  await table.kept()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('toolbar')).toContainText('Dice were rolled in Lorraine')
  await page.reload()
  await expect(table.primary).toHaveText(/^Germany: accept losses/)
  expect(await seen()).toEqual(before)
  await table.primary.click()
  await table.go(/^France: accept losses/)
  await table.go(/^End combat/)
  await expect(table.phase()).toHaveText(/Mobilise/)

  // Undo stops at the answer of the other player, by button and by key, and says so.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(table.phase()).toHaveText(/Combat/)
  await undo.click({ force: true })
  await expect(page.getByRole('toolbar')).toContainText('Ben has decided since then.')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('toolbar')).toContainText('Ben has decided since then.')
})

test('one order is taken back among several; undo and redo go through the rest', async ({ page, table }) => {
  await table.open(GERMANY)
  for (const [from, to] of [
    ['berlin', 'kiel'],
    ['munich', 'ruhr'],
    ['prussia', 'silesia'],
  ] as const) {
    await table.press(from)
    await table.press(to)
  }
  await expect(table.dock).toContainText('Orders · 3')
  await page.getByRole('button', { name: /^Take back Munich › Ruhr/ }).click()
  await expect(table.dock).toContainText('Orders · 2')
  expect(await table.standing('munich')).toEqual({ 'germany infantry': 11, 'germany artillery': 3 })
  expect(await table.standing('prussia')).toEqual({})

  // That it was taken back is undone and done again like any other act.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(table.dock).toContainText('Orders · 3')
  expect(await table.standing('munich')).toEqual({})
  await page.keyboard.press('Control+Shift+z')
  await expect(table.dock).toContainText('Orders · 2')
  expect(await table.standing('prussia')).toEqual({})
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await table.standing('prussia')).toMatchObject({ 'germany infantry': 6 })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  const redo = page.getByRole('button', { name: 'Redo' })
  for (let act = 0; act < 4; act++) await redo.click()
  await redo.click({ force: true })
  await expect(page.getByRole('toolbar')).toContainText('There is nothing to redo.')
  await expect(table.dock).toContainText('Orders · 2')
})

type Act = { action: unknown; dice?: number[] }
type War = { start: object; log: Act[]; expect: { hash: string } }

test('a long game stands on the table again before its past has come; all of it goes to a file, and can be gone through', async ({
  page,
  table,
}) => {
  const war = JSON.parse(readFileSync(new URL('../fixtures/games/central-by-capitals.json', import.meta.url), 'utf8')) as War
  const log = war.log.map(({ action, dice }) => (dice ? { action, dice } : { action }))
  await table.open(war.start)
  await page.evaluate(
    ({ log, hash }) => {
      const { snapshot: _, ...save } = contested.save()
      contested.open({ ...save, log, hash } as Parameters<typeof contested.open>[0])
    },
    { log, hash: war.expect.hash },
  )
  await table.kept()
  await page.reload()
  await page.waitForFunction(() => contested.state() !== null)
  expect(await table.hash()).toBe(war.expect.hash)
  expect(await page.evaluate(() => contested.save().log.length)).toBe(log.length)

  await page.getByRole('button', { name: 'Timeline' }).click()
  const track = page.getByRole('slider', { name: 'Timeline' })
  await expect(track).toHaveAttribute('aria-valuemax', String(log.length))
  await table.map.focus()
  await page.keyboard.press('[')
  await expect(track).toHaveAttribute('aria-valuenow', String(log.length - 1))
  await page.keyboard.press('Escape')
  await expect(track).toHaveAttribute('aria-valuenow', String(log.length))
  expect(await table.hash()).toBe(war.expect.hash)
})
