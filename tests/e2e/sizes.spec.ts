import type { TestInfo } from '@playwright/test'
import { measure as measureScreen, pictureOf, SIZES } from './support/sizes.ts'
import { expect, type Table, TWO, test } from './support/table.ts'

const OPENING = { ruleset: 'standard', seed: 'sizes', base: 'opening', round: 2, power: 'germany', players: TWO }

/** Measured, with a picture. */
async function measure(table: Table, info: TestInfo, screen: string): Promise<void> {
  await table.page.screenshot({ path: pictureOf(info, table.page.viewportSize()!, screen) })
  await measureScreen(table, screen)
}

for (const size of SIZES) {
  test.describe(`${size.width}×${size.height}`, () => {
    test.use({ viewport: size })

    test('phases', async ({ page, table }, info) => {
      test.slow()
      await table.open({ ...OPENING, phase: 'purchase' })
      await table.set('Infantry', 6)
      await table.set('Battleship', 1)
      await measure(table, info, '1 purchase')
      await table.go(/^Buy 7 units/)
      await measure(table, info, '2 move')
      await table.press('alsace')
      await table.target('lorraine').hover()
      await measure(table, info, '3 move chosen')
      await table.press('paris', ['Shift'])
      await expect(table.why).toBeVisible()
      await measure(table, info, '4 why')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await table.do(
        { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 7, artillery: 3 } },
        { type: 'end-phase' },
      )
      await measure(table, info, '5 battles')
      await table.fight('Lorraine')
      await measure(table, info, '6 before battle')
      await table.attack()
      await expect(table.primary).toHaveText(/accept losses/)
      await measure(table, info, '7 losses')
      await table.primary.click()
      await expect(table.primary).toHaveText(/^France: accept losses/)
      await measure(table, info, '8 losses of the other')
      await table.primary.click()
      await measure(table, info, '9 result')
      await table.go(/^End combat/)
      await measure(table, info, '10 mobilise')
      await table.primary.click()
      await expect(table.phase()).toHaveText(/Collect/)
      await measure(table, info, '11 collect')
    })

    test('other screens', async ({ page, table }, info) => {
      test.slow()
      await table.open({
        ...OPENING,
        phase: 'combat',
        units: {
          sz7: {
            germany: { submarine: 2, cruiser: 1, battleship: 1 },
            britain: { submarine: 1, cruiser: 1, battleship: 1, transport: 1 },
          },
        },
        queue: [6, 6, 1, 6, 6, 6, 1, 6],
      })
      await table.fight('Sea Zone 7')
      await table.attack()
      await expect(table.primary).toHaveText(/fire/)
      await measure(table, info, '12 submerge')
      await table.primary.click()
      await table.primary.click()
      await expect(table.primary).toHaveText(/accept losses/)
      await measure(table, info, '13 sea losses')
      await table.primary.click()
      await table.primary.click()
      await expect(page.getByRole('radio', { name: /^Press on/ })).toBeVisible()
      await measure(table, info, '14 press on')
      await page.getByRole('radio', { name: /^Break off/ }).click()
      await table.go(/^Break off/)
      await measure(table, info, '15 broken off')
      if (size.width < 1720) {
        for (const tab of ['Log', 'Space']) {
          await page.getByRole('tab', { name: tab }).click()
          await measure(table, info, `16 ${tab}`)
        }
      }
      await page.getByRole('tab', { name: 'Income' }).click()
      await measure(table, info, '17 income')

      await page.evaluate((spec) => contested.open(spec as Parameters<typeof contested.open>[0]), {
        ...OPENING,
        phase: 'move',
      } as object)
      await table.press('kiel')
      await table.press('holland')
      await measure(table, info, '18 enter')
      await page.getByRole('button', { name: 'Enter Holland' }).click()
      await table.go(/^End movement/)
      await expect(table.question).toBeVisible()
      await measure(table, info, '19 choice')
      await table.do({ type: 'resign', side: 'allies' })
      await expect(table.dock.getByText('The Central Powers win the war')).toBeVisible()
      await measure(table, info, '20 victory')
    })

    test('start', async ({ page, table }, info) => {
      await table.start()
      await page.screenshot({ path: pictureOf(info, size, '0 start') })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    })
  })
}
