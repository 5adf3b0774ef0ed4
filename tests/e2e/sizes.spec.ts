import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import { expect, type Table, TWO, test } from './support/table.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
]
const OPENING = { ruleset: 'standard', seed: 'sizes', base: 'opening', round: 2, power: 'germany', players: TWO }

/** Nothing beside the screen, the main button and the map in sight, no words cut off. */
async function measure(table: Table, info: TestInfo, screen: string): Promise<void> {
  const { page } = table
  const { width, height } = page.viewportSize()!
  await page.screenshot({ path: path.join(info.project.outputDir, 'sizes', `${width}x${height} ${screen}.png`) })
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${screen}: width`).toBeLessThanOrEqual(width)
  await expect.soft(table.primary, `${screen}: main button`).toBeInViewport({ ratio: 1 })
  const map = (await page.getByRole('main', { name: 'Map' }).boundingBox())!
  const share = width > height ? map.width / width : map.height / height
  expect.soft(share, `${screen}: map`).toBeGreaterThanOrEqual(0.45)
  const cut = await page.evaluate(() => {
    const found: string[] = []
    for (const part of document.querySelectorAll('header, aside')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement
        if (!element?.checkVisibility() || !text.textContent?.trim() || element.closest('.sr-only, svg')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right } = range.getBoundingClientRect()
        const box = (element.closest('button, li, p, td, th, dd, dt, h1, h2, h3') ?? element).getBoundingClientRect()
        const clipped = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        if (clipped || right > box.right + 1 || left < box.left - 1) found.push(text.textContent.slice(0, 40))
      }
    }
    return found
  })
  expect.soft(cut, `${screen}: cut off`).toEqual([])
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
      await table.go(/^Fight for Lorraine/)
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
      await table.go(/^Fight for Sea Zone 7/)
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
      await page.screenshot({ path: path.join(info.project.outputDir, 'sizes', `${size.width}x${size.height} 0 start.png`) })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    })
  })
}
