// What is learned with, on a desk and on a phone: axe finds nothing in daylight, at night or with more contrast.
import type { Page } from '@playwright/test'
import { audit, COLOURS } from './support/axe.ts'
import { expect, type Table, TWO, test } from './support/table.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
const COLOURED = { dark: { colorScheme: 'dark' }, contrast: { contrast: 'more' } } as const

/** In all three themes; what is not a matter of colour in one of them. */
async function auditAll(page: Page, screen: string): Promise<void> {
  await audit(page, `${screen}, light`)
  for (const [theme, media] of Object.entries(COLOURED)) {
    await page.emulateMedia(media)
    await audit(page, `${screen}, ${theme}`, COLOURS)
    await page.emulateMedia({ colorScheme: 'light', contrast: null })
  }
}

/** A drill from its address. */
async function drill(table: Table, id: string): Promise<void> {
  await table.page.goto(`./#lesson=${id}`)
  await expect(table.page.getByRole('region', { name: 'Drill' })).toBeVisible()
  await table.rest()
}

for (const size of SIZES)
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size })

    test('the start page tells of drills and short wars, and a war begins from there', async ({ page, table }) => {
      await table.start()
      await expect(page.getByRole('button', { name: /^Drills 0 of 30 Next:/ })).toBeVisible()
      await page.getByText('Short wars for two').click()
      const war = page.getByRole('button', { name: /^The Balkans/ })
      await expect(war).toBeVisible()
      await auditAll(page, 'short wars on the start page')
      await war.click()
      await expect(table.map).toBeVisible()
      expect((await table.state()).flow).toMatchObject({ round: 2, power: 'austria-hungary' })
      await page.getByRole('tab', { name: 'Income' }).click()
      await expect(page.getByText('At the end of round 4').first()).toBeVisible()
      await auditAll(page, 'how a short war ends')
    })

    test('a drill in play, why not, and its result', async ({ page, table }) => {
      await drill(table, 'guns-need-men')
      await auditAll(page, 'a drill')
      await table.primary.click()
      await expect(table.dock.getByRole('heading', { name: 'Not yet' })).toBeFocused()
      await auditAll(page, 'a result')
      await table.dock.getByRole('button', { name: /^Show me how/ }).click()
      await expect(page.getByRole('region', { name: /Worked example|Step by step/ }).first()).toBeVisible()
      await auditAll(page, 'a worked example')
    })

    test('a lesson that is made', async ({ page, table }) => {
      await table.open({ ruleset: 'standard', seed: 'm', base: 'opening', power: 'austria-hungary', phase: 'move', players: TWO })
      await table.rest()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Make a lesson from here' }).click()
      const band = page.getByRole('region', { name: 'Make a lesson' })
      await page.evaluate(() =>
        contested.dispatch({ type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }),
      )
      await auditAll(page, 'a lesson that is being made')
      await band.getByRole('button', { name: 'Done' }).click()
      await expect(table.dock.getByRole('textbox', { name: /^The task/ })).toBeFocused()
      await auditAll(page, 'the words of a lesson')
    })
  })
