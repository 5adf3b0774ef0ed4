// A page zoomed or scaled by CSS: the pointer hits what is below it, and nothing is cut off or blurred.
import type { Page } from '@playwright/test'
import { expect, nameOf, TWO, test } from './support/table.ts'

const OPENING = { ruleset: 'standard', seed: 'zoom', base: 'opening', phase: 'move', power: 'germany', players: TWO }
const WAYS = {
  'the page is 1.25 times as large': 'html { zoom: 1.25 }',
  'the page is 0.8 times as large': 'html { zoom: 0.8 }',
  'the table is scaled to 0.8': '#root { transform: scale(0.8); transform-origin: 0 0 }',
}

const pointOf = (page: Page, space: string) => page.evaluate((id) => contested.clickPointOf(id)!, space)
/** Device pixels of the map's canvas to one of the viewport. */
const sharpness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas')!
    return canvas.width / canvas.getBoundingClientRect().width
  })

for (const [name, css] of Object.entries(WAYS))
  test(`${name}: pointing, pressing, wheel and drag`, async ({ page, table }) => {
    await page.addInitScript((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, css)
    await table.open(OPENING)
    for (const space of ['ruhr', 'munich']) {
      const { x, y } = await table.pointOf(space)
      await page.mouse.move(x, y)
      await expect(page.locator('[data-card] b').first()).toHaveText(nameOf(space))
      await page.mouse.move(x, y + 300)
      await expect(page.locator('[data-card]')).toBeHidden()
    }
    await table.press('munich')
    await expect(table.dock.getByRole('heading', { name: 'Munich' })).toBeVisible()
    await page.keyboard.press('Escape')

    const ruhr = await table.pointOf('ruhr')
    const { k } = await page.evaluate(() => contested.camera()!)
    await page.mouse.move(ruhr.x, ruhr.y)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => page.evaluate(() => contested.camera()!.k)).toBeGreaterThan(k)
    const zoomed = await pointOf(page, 'ruhr')
    expect(Math.hypot(zoomed.x - ruhr.x, zoomed.y - ruhr.y)).toBeLessThan(2)
    await page.mouse.down()
    await page.mouse.move(ruhr.x + 60, ruhr.y + 30, { steps: 4 })
    await page.mouse.up()
    const dragged = await pointOf(page, 'ruhr')
    expect(Math.hypot(dragged.x - zoomed.x - 60, dragged.y - zoomed.y - 30)).toBeLessThan(2)

    // In the page from its first frame, so that the canvas was made for it; a scaled-down canvas may have pixels to spare.
    expect(await sharpness(page)).toBeGreaterThan(0.98)
    const primary = (await table.primary.boundingBox())!
    const { width, height } = page.viewportSize()!
    expect(primary.x + primary.width).toBeLessThanOrEqual(width)
    expect(primary.y + primary.height).toBeLessThanOrEqual(height)
  })

test('zoomed after it was drawn, the page follows: small map and canvas', async ({ page, table }) => {
  await table.open(OPENING)
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.25'))
  await expect.poll(() => sharpness(page)).toBeGreaterThan(0.98)
  const small = (await page.locator('canvas[data-covers]').boundingBox())!
  await page.mouse.click(small.x + small.width * 0.25, small.y + small.height * 0.5)
  const { x, k } = await page.evaluate(() => contested.camera()!)
  const middle = await table.map.evaluate((map) => map.clientWidth / 2)
  // One pixel of the small map is 35 of the board, which is 4200 wide.
  expect(Math.abs((middle - x) / k - 4200 * 0.25)).toBeLessThan(130)
})
