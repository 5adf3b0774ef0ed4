import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const FIGHT = {
  ruleset: 'standard',
  seed: 'saves',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'move',
  players: [
    { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ],
}
const STEPS = [
  { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 6, artillery: 2 } },
  { type: 'end-phase' },
  { type: 'attack', space: 'lorraine' },
]

/** A battle with the question of the first losses open, kept on the device. */
async function inBattle(page: Page) {
  await page.goto('./')
  await page.getByRole('button', { name: 'Begin the war' }).waitFor()
  await page.evaluate(
    ([spec, steps]) => {
      contested.open(spec as Parameters<typeof contested.open>[0])
      for (const step of steps as Parameters<typeof contested.dispatch>[0][]) contested.dispatch(step)
    },
    [FIGHT, STEPS] as const,
  )
  await expect(page.getByText('saved')).toBeVisible()
  await page.evaluate(() => contested.kept())
}
const pending = (page: Page) => page.evaluate(() => contested.state()?.pending)
const hash = (page: Page) => page.evaluate(() => contested.save().hash)

test('a battle goes on after a reload with its question open', async ({ page }) => {
  await inBattle(page)
  const before = [await pending(page), await hash(page)]
  await page.reload()
  await expect(page.getByRole('application')).toBeVisible()
  expect([await pending(page), await hash(page)]).toEqual(before)
})

test('undo stops at the dice and says where they fell', async ({ page }) => {
  await inBattle(page)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('toolbar')).toContainText('Dice were thrown in Lorraine')
})

test('a game goes out as a file and comes in again; what is no game is refused and the open one stays', async ({ page }) => {
  await inBattle(page)
  const before = await hash(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Save to a file' }).click()
  const file = await (await download).path()

  const open = page.getByTestId('open-file')
  await open.setInputFiles({ name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('{"photos":[]}') })
  await expect(page.getByText('“holiday.json” was not opened.')).toBeVisible()
  expect(await hash(page)).toBe(before)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave for the start page' }).click()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await page.getByTestId('open-file').setInputFiles(file)
  await expect(page.getByRole('application')).toBeVisible()
  expect(await hash(page)).toBe(before)
})

test('the same game in a second tab is looked at until it is taken over', async ({ page, context }) => {
  await inBattle(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('This game is open in another tab')).toBeVisible()
  await second.getByRole('button', { name: 'Take over here' }).click()
  await expect(page.getByText('This game is open in another tab')).toBeVisible()
  await second.evaluate(() => contested.dispatch({ type: 'resign', side: 'central' }))
  await expect.poll(() => page.evaluate(() => contested.state()?.winner?.side)).toBe('allies')
})
