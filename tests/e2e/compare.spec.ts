// Two moments held against each other: two maps with one camera, what differs as a list and as figures, and the way to a moment.
import type { Page } from '@playwright/test'
import { audit, auditBoth } from './support/axe.ts'
import { expect, test } from './support/table.ts'

const ACTS = [
  { type: 'purchase', units: { infantry: 4 } },
  { type: 'end-phase' },
  { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } },
  { type: 'move', from: 'vienna', path: ['tyrolia'], units: { infantry: 3 } },
  { type: 'end-phase' },
]

async function compared(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Compare two moments' }).click()
  const sheet = page.getByRole('main', { name: 'Compare' })
  await expect(sheet.getByRole('heading', { name: 'Compare' })).toBeVisible()
  return sheet
}

test('two moments of a game, and of two games, held against each other', async ({ table, page }) => {
  test.setTimeout(120_000)
  await table.open({ ruleset: 'standard', seed: 'compare' })
  await table.do(...ACTS)
  await table.rest()

  await test.step('what differs is listed and marked, moments change places, and one leads to its place in the game', async () => {
    const sheet = await compared(page)
    const [left, right] = [
      sheet.getByRole('combobox', { name: 'The moment on the left' }),
      sheet.getByRole('combobox', { name: 'The moment on the right' }),
    ]
    await expect(sheet.getByRole('img', { name: /^Map: Round 1, Austria-Hungary/ })).toHaveCount(2)
    await expect(left.locator('option:checked')).toHaveText('Round 1, Austria-Hungary, Purchase')
    await expect(right.locator('option:checked')).toHaveText('Round 1, Austria-Hungary, Combat')
    await expect(sheet.getByRole('region', { name: 'Who holds what' }).getByRole('button')).toHaveText(/Serbia/)
    const armies = sheet.getByRole('region', { name: 'Armies, largest change' }).getByRole('button')
    await expect(armies.first()).toContainText('Budapest')
    await armies.first().click()
    await expect(armies.first()).toHaveAttribute('aria-current', 'true')

    await auditBoth(page, 'two moments')
    await page.emulateMedia({ contrast: 'more' })
    await audit(page, 'two moments, contrast')
    await page.emulateMedia({ contrast: null })

    const row = sheet.getByRole('row', { name: /^Austria-Hungary/ })
    await sheet.getByRole('radio', { name: 'Treasury' }).check()
    const before = await row.getByRole('cell').allTextContents()
    await armies.first().focus()
    await page.keyboard.press('x')
    await expect(left.locator('option:checked')).toHaveText('Round 1, Austria-Hungary, Combat')
    const swapped = await row.getByRole('cell').allTextContents()
    expect(swapped.slice(0, 2)).toEqual([before[1], before[0]])
    expect(swapped[2]).not.toBe(before[2])

    await page.keyboard.press('e')
    await expect(sheet).toBeHidden()
    await expect(table.map).toBeVisible()
    expect((await table.state()).war.units.serbia?.length).toBeGreaterThan(0)
  })
  await page.keyboard.press('Escape')
  await test.step('another moment is chosen from the title, the maps move together, and Esc leads back', async () => {
    const sheet = await compared(page)
    await sheet
      .getByRole('combobox', { name: 'The moment on the left' })
      .selectOption({ label: 'Round 1, Austria-Hungary, Combat' })
    await expect(sheet.getByRole('region', { name: 'Who holds what' })).toContainText('No differences.')
    const second = () => sheet.getByRole('img').nth(1).screenshot()
    let before = await second()
    const rests = async () => {
      const last = before
      before = await second()
      return before.equals(last)
    }
    await expect.poll(rests).toBe(true)
    const still = before
    await sheet.getByRole('img').first().hover()
    await page.mouse.wheel(0, -600)
    await expect.poll(async () => (await second()).equals(still)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(table.map).toBeVisible()
  })
  await test.step('with room for one map, holding a button shows the other moment', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const sheet = await compared(page)
    const map = sheet.getByRole('img')
    await expect(map).toHaveAccessibleName('Map: Round 1, Austria-Hungary, Combat')
    const flip = sheet.getByRole('button', { name: /^Hold to see/ })
    await flip.hover()
    await page.mouse.down()
    await expect(map).toHaveAccessibleName('Map: Round 1, Austria-Hungary, Purchase')
    await page.mouse.up()
    await expect(map).toHaveAccessibleName('Map: Round 1, Austria-Hungary, Combat')
    await flip.press('Enter')
    await expect(map).toHaveAccessibleName('Map: Round 1, Austria-Hungary, Purchase')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(map).toBeHidden()
    await expect(sheet.getByRole('table')).toBeVisible()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await test.step('the end of another game is not the present, and the button says that it leads there', async () => {
    // A game of its own from before the last two orders.
    await page.keyboard.press('[')
    await page.keyboard.press('[')
    await page.keyboard.press('p')
    await expect(page.getByText(/You continue in a new game/)).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Compare two moments' }).click()
    const sheet = page.getByRole('main', { name: 'Compare' })
    await expect(sheet.getByRole('button', { name: 'Go to round 1' })).toBeVisible()
    await sheet.getByRole('combobox', { name: 'The moment on the left' }).selectOption({ label: 'Latest' })
    await expect(sheet.getByText('Autumn 1914 · latest')).toBeVisible()
    await expect(sheet.getByText('Autumn 1914 · now')).toBeVisible()
    await sheet.getByRole('button', { name: 'Other game, round 1' }).click()
    await expect(sheet).toBeHidden()
    await expect.poll(() => page.evaluate(() => contested.save().log.length)).toBe(ACTS.length)
  })
})
