// A battle that is over, on its board again: from the log, by keys and by buttons, and back to where one was.
import { auditAll } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const BATTLE = {
  ruleset: 'standard',
  seed: 'again',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'combat',
  players: TWO,
  units: { lorraine: { germany: { infantry: 4, artillery: 1 }, france: { infantry: 3, artillery: 1 } } },
  control: { lorraine: 'contested' },
  queue: [2, 6, 5, 2, 6, 6, 6, 1, 6],
}

test.use({ viewport: { width: 1280, height: 720 }, pictures: false })

test('the log leads to a battle again, step by step, and back', async ({ page, table }) => {
  await table.open(BATTLE)
  await table.rest()
  await table.do(
    { type: 'attack', space: 'lorraine' },
    { type: 'casualties', lose: { germany: { infantry: 1 } } },
    { type: 'casualties', lose: { france: { infantry: 2 } } },
  )
  const done = await table.hash()
  await page.keyboard.press('l')
  await page.getByRole('button', { name: /^Again: .*Lorraine/ }).click()
  const again = table.dock.getByRole('region', { name: 'A battle again' })
  const band = page.getByRole('region', { name: 'A battle that is over' })
  await expect(again).toContainText('1 of')
  await expect(again).toContainText('Before the battle')
  await expect(again.getByRole('region', { name: /odds/i })).toBeVisible()
  await expect(band).toContainText('Germany, round 2: the battle of Lorraine.')
  await auditAll(page, 'a battle again, before it')

  await page.keyboard.press('Enter')
  await expect(again).toContainText('2 of')
  await expect(again.getByRole('region', { name: 'Battle of Lorraine' })).toContainText('hits')
  await page.keyboard.press('Enter')
  await expect(again).toContainText(/chose: \d infantry/)
  await auditAll(page, 'a battle again, its losses')
  await page.keyboard.press('Backspace')
  await expect(again).toContainText('2 of')
  // Nothing is ordered there.
  await page.keyboard.press('r')
  expect(await table.hash()).toBe(done)

  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
  await expect(band).toBeHidden()
  await expect(table.dock.getByRole('tab', { name: /^Log/ })).toHaveAttribute('aria-selected', 'true')
  expect(await table.hash()).toBe(done)
})

test('its last step is its end, and the step after it the present; the result of a battle leads there too', async ({ table }) => {
  await table.open(BATTLE)
  await table.rest()
  await table.fight('Lorraine')
  await table.attack()
  await table.do(
    { type: 'casualties', lose: { germany: { infantry: 1 } } },
    { type: 'casualties', lose: { france: { infantry: 2 } } },
  )
  await table.dock.getByRole('button', { name: 'The battle again, step by step' }).click()
  const again = table.dock.getByRole('region', { name: 'A battle again' })
  await expect(again).toContainText('1 of')
  const next = table.dock.getByRole('button', { name: /^Next: / })
  await expect(async () => {
    await next.click({ timeout: 500 }).catch(() => undefined)
    await expect(table.primary).toHaveText(/^Return/, { timeout: 500 })
  }).toPass()
  await expect(again).toContainText('The battle ends')
  await table.primary.click()
  await expect(again).toBeHidden()
  await expect(table.dock.getByRole('region', { name: 'Battle of Lorraine' })).toBeVisible()
})
