// Take-backs that need both sides: by keys, by buttons, and in the log.
import { audit } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const FRONT = {
  ruleset: 'standard',
  seed: 'agreed',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'move',
  players: TWO,
  units: { alsace: { germany: { infantry: 9, artillery: 3 } }, lorraine: { france: { infantry: 4 } } },
}
const MARCH = { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 8, artillery: 3 } }

test.use({ viewport: { width: 1280, height: 720 }, pictures: false })

test('both hold their keys, the dice fall the same again, and a reload knows of it', async ({ page, table }) => {
  await table.open(FRONT)
  await table.rest()
  await table.do(MARCH, { type: 'end-phase' })
  const before = await table.hash()
  await table.do({ type: 'attack', space: 'lorraine' })
  const after = await table.hash()
  await page.keyboard.press('Control+z')
  const sheet = page.getByRole('alertdialog', { name: 'Take back together' })
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Seats' }).click()
  await page.getByRole('checkbox', { name: /^Take-back by both sides/ }).check()
  await audit(page, 'the seats with the option')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(sheet).toBeVisible()
  await audit(page, 'taking back together')
  // One alone, and both for too short a time, take nothing back.
  await page.keyboard.down('a')
  await page.keyboard.up('a')
  await expect(sheet.getByRole('button', { name: 'Central Powers agree' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.down('a')
  await page.keyboard.down('l')
  await expect(sheet).toBeHidden()
  await page.keyboard.up('a')
  await page.keyboard.up('l')
  expect(await table.hash()).toBe(before)
  await table.do({ type: 'attack', space: 'lorraine' })
  expect(await table.hash()).toBe(after)

  await table.kept()
  await page.reload()
  await expect(table.map).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByText(/^Taken back by agreement: one action, from round 2, Germany/)).toBeVisible()
  await audit(page, 'the log after taking back')

  await table.rest()
  await page.getByRole('button', { name: 'Undo' }).click()
  await sheet.getByRole('button', { name: 'Central Powers agree' }).press('Enter')
  await sheet.getByRole('checkbox', { name: 'Press instead of holding' }).check()
  await sheet.getByRole('button', { name: 'Allies agree' }).click()
  await expect(sheet).toBeHidden()
  expect(await table.hash()).toBe(before)
})

test('a game begun with it has it', async ({ page, table }) => {
  await table.start()
  await page.getByText('options, as printed').click()
  await page.getByRole('checkbox', { name: /^Take-back by both sides/ }).check()
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(table.map).toBeVisible()
  expect(await page.evaluate(() => contested.save().agreement)).toEqual({ on: true, taken: [] })
})
