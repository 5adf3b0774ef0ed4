// The step-by-step view: opened, closed, undone and reloaded without changing the game.
import { audit } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const BATTLE = {
  ruleset: 'standard',
  seed: 'steps',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'combat',
  players: TWO,
  units: { lorraine: { germany: { infantry: 4, artillery: 1, fighter: 1 }, france: { infantry: 3, fighter: 1 } } },
  control: { lorraine: 'contested' },
  queue: [2, 6, 5, 2, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6],
}

test.use({ viewport: { width: 1280, height: 720 }, pictures: false })

test('a battle is shown step by step, by keys and by buttons, skipped, and left where it is', async ({ page, table }) => {
  await page.addInitScript(() => localStorage.setItem('contested-1914:settings', '{"steps":true}'))
  await table.open(BATTLE)
  await table.rest()
  await table.fight('Lorraine')
  await table.map.focus()
  const card = table.dock.getByRole('region', { name: 'Step by step' })
  // The battle's button takes a moment before it throws.
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(card).toContainText('1 of', { timeout: 500 })
  }).toPass()
  await expect(table.map).toBeFocused()
  const done = await table.hash()
  await audit(page, 'a step')

  await table.ready()
  await page.keyboard.press('Control+Enter')
  await expect(card).toContainText('2 of')
  await expect(card).toContainText('Air battle')
  await expect(card.getByRole('button', { name: /^Rule STD-LND-07/ })).toBeVisible()
  await table.dock.getByRole('button', { name: 'Back' }).click()
  await expect(card).toContainText('1 of')
  // No order is given meanwhile, and none is taken for a press on the map.
  await page.keyboard.press('r')
  await table.press('lorraine')
  await expect(card).toContainText('1 of')
  expect(await table.hash()).toBe(done)

  await table.kept()
  await page.reload()
  await expect(table.map).toBeVisible()
  await expect(table.primary).toHaveText(/^End combat/)
  await expect(card).toBeHidden()
  expect(await table.hash()).toBe(done)
  // Skipping goes to the present.
  await table.put(BATTLE)
  await table.rest()
  await table.fight('Lorraine')
  await table.attack()
  await expect(card).toContainText('1 of')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(table.dock.getByRole('region', { name: 'Battle of Lorraine' })).toBeVisible()
})

test('a turn that is over is looked back at: a remark leads to its position, and back', async ({ page, table }) => {
  await table.open({
    ruleset: 'standard',
    seed: 'back',
    base: 'opening',
    round: 2,
    power: 'germany',
    phase: 'move',
    players: TWO.map(({ powers }) => ({ name: 'Anna', powers })),
    units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 3 } } },
    control: { lorraine: 'contested' },
  })
  await table.rest()
  await table.do(
    { type: 'move', from: 'lorraine', path: ['alsace'], units: { infantry: 2 } },
    ...Array.from({ length: 4 }, () => ({ type: 'end-phase' })),
  )
  const done = await table.hash()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Look back at a turn' }).click()
  const list = table.dock.getByRole('region', { name: 'Looking back' })
  await expect(list).toContainText('All your units left contested Lorraine: France has it.')
  await expect(list.getByRole('button', { name: /^Rule STD-MOV-13/ })).toBeVisible()
  await audit(page, 'looking back')
  const remark = list.getByRole('listitem').filter({ hasText: 'Lorraine' })
  await remark.getByRole('button', { name: 'Go there' }).click()
  const band = page.getByRole('region', { name: 'A past moment' })
  await expect(band).toContainText('Germany, round 2, Movement.')
  const rail = page.getByRole('list', { name: 'Phases of the turn' })
  await expect(rail.locator('[aria-current="step"]')).toHaveText('Move')
  await expect(page.locator('header [data-power="germany"][aria-current="true"]')).toBeVisible()
  await audit(page, 'a position that is past')
  await page.keyboard.press('Escape')
  await expect(band).toBeHidden()
  await expect(rail.locator('[aria-current="step"]')).toHaveText('Purchase')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  expect(await table.hash()).toBe(done)
})

test('one key on the map leads through a whole worked example', async ({ page, table }) => {
  await page.goto('./#lesson=mines')
  const how = page.getByRole('button', { name: 'Show me how' })
  await expect(async () => {
    await page.evaluate(() => contested.dispatch({ type: 'end-phase' }))
    await expect(how).toBeVisible({ timeout: 300 })
  }).toPass()
  await how.click()
  await expect(table.dock).toContainText('Step 1 of 4')
  await table.rest()
  await table.map.focus()
  const seen = ['Step 2 of 4', 'Step 3 of 4', '1 of 3', '2 of 3', '3 of 3', 'That is one way. Now try it yourself.']
  for (const words of seen) {
    await page.keyboard.press('Enter')
    await expect(table.dock).toContainText(words)
  }
  await expect(table.map).toBeFocused()
})
