// A first game with the coach, in a browser: two presses to the first purchase, a strip that moves nothing, Esc and ×.
import { audit } from './support/axe.ts'
import { measureInAll } from './support/sizes.ts'
import { expect, test } from './support/table.ts'

const boxes = ['[role="application"]', '[data-primary]', 'footer']

test('whoever has never played is in the first purchase at one press, and is told what to do', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: /^First game with a coach/ }).click()
  await expect(table.phase()).toHaveText(/Purchase/)
  expect((await table.state()).flow).toMatchObject({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('Buy here for this turn.')
  await expect(page.getByRole('status').first()).toHaveText(/The number of infantry is meant\./)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await audit(page, `the coach, ${theme}`)
  }
  await page.emulateMedia({ contrast: 'more' })
  await audit(page, 'the coach, contrast')
  await page.emulateMedia({ contrast: null, colorScheme: 'light' })

  const places = () => Promise.all(boxes.map((box) => page.locator(box).first().boundingBox()))
  const before = await places()
  await table.more('Infantry', 2)
  await expect(coach).toContainText('In attack one artillery lifts one infantry')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('Money is left for more.')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('What you do not spend stays yours.')
  await page.keyboard.press('Escape')
  await expect(coach.getByRole('paragraph')).toHaveText('')
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-label="Coach"]') ?? null)).toBeNull()

  await table.primary.click()
  await expect(coach).toContainText('You must enter Serbia this turn: press Budapest first')
  await table.press('budapest')
  await expect(coach).toContainText('Now press Serbia.')
  await table.press('serbia')
  // The panel asks, and the coach is silent.
  await expect(coach.getByRole('paragraph')).toHaveText('')
  await table.dock.locator('[data-first]').click()
  await expect(coach).toContainText('Beside the order to Serbia: your chance to clear it')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('Move more, or end movement here.')

  await coach.getByRole('button', { name: 'Switch the coach off' }).click()
  await expect(coach).toBeHidden()
  await page.reload()
  await expect(table.map).toBeVisible()
  await expect(coach).toBeHidden()
})

test('the first game that is begun on a device has the coach, the next has not', async ({ table, page }) => {
  await table.start()
  const coach = page.getByRole('region', { name: 'Coach' })
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(coach).toContainText('Buy here for this turn.')
  await table.kept()
  await page.goto('./')
  await page.reload()
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(table.phase()).toHaveText(/Purchase/)
  await expect(coach).toBeHidden()
})

test('the coach, and the help for whoever learns, fit every window', async ({ table, page }, info) => {
  await table.start()
  await page.getByRole('button', { name: /^First game with a coach/ }).click()
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('Buy here for this turn.')
  await measureInAll(table, info, 'the coach in the first purchase')
  await table.primary.click()
  await expect(coach).toContainText('You must enter Serbia this turn')
  await measureInAll(table, info, 'the coach in movement')
  await page.keyboard.press('?')
  await measureInAll(table, info, 'the help')
})
