import type { Page } from '@playwright/test'
import { expect, nameOf, type Table, TWO, test } from './support/table.ts'

const OPENING = { ruleset: 'standard', seed: 'hand', base: 'opening', round: 2, phase: 'move', power: 'germany', players: TWO }

type Point = { x: number; y: number }
const camera = (page: Page) => page.evaluate(() => contested.camera()!)
/** What the map shows under a point of the page, in board pixels. */
const under = async ({ page, map }: Table, { x, y }: Point) => {
  const box = (await map.boundingBox())!
  const { x: dx, y: dy, k } = await camera(page)
  return { x: (x - box.x - dx) / k, y: (y - box.y - dy) / k, k }
}
/** The point of the board that was under the first point is under the second, to two pixels of the screen. */
const expectUnder = async (table: Table, board: Point, at: Point) => {
  const now = await under(table, at)
  expect(Math.hypot(now.x - board.x, now.y - board.y) * now.k).toBeLessThanOrEqual(2)
}
const middleOf = async ({ map }: Table): Promise<Point> => {
  const { x, y, width, height } = (await map.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
const zoomed = (page: Page, from: number, way: 'in' | 'out') =>
  expect.poll(async () => Math.sign((await camera(page)).k - from)).toBe(way === 'in' ? 1 : -1)

/** The keys are listened for a moment after the map is there. */
async function openInTheWest(table: Table): Promise<void> {
  await table.open(OPENING)
  await expect(async () => {
    await table.page.keyboard.press('Alt+1')
    expect((await camera(table.page)).k).toBeGreaterThan(0.6)
  }).toPass()
}

test('mouse: wheel and drag, the card beside it, and what the log points at', async ({ page, table }) => {
  test.setTimeout(120_000)
  await openInTheWest(table)
  await test.step('a card beside the resting mouse says what entering would do, and leaves the map free', async () => {
    const card = page.locator('[data-card]')
    const rest = async (space: string) => {
      const { x, y } = await table.pointOf(space)
      await page.mouse.move(x, y)
      await expect(card).toContainText(nameOf(space))
      const [box, map] = [(await card.boundingBox())!, (await table.map.boundingBox())!]
      expect(box.x).toBeGreaterThanOrEqual(map.x)
      expect(box.y).toBeGreaterThanOrEqual(map.y)
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height)
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false)
    }
    await rest('belgium')
    await expect(card).toContainText('Not mobilised, aligned to France')
    await expect(card).toContainText('Belgium raises')
    await table.press('ruhr')
    await expect(card).toHaveCount(0)
    await rest('belgium')
    await expect(card).toContainText('Enter a minor power')
    await rest('paris')
    await expect(card).toContainText('They cannot go there')
    await rest('munich')
    await expect(card).toContainText('Move within friendly land')
    await page.keyboard.press('Shift')
    await expect(card).toHaveCount(0)
  })
  await page.keyboard.press('Escape')
  await test.step('mouse: wheel, trackpad, drag, double click, small map and theatre keys', async () => {
    const middle = await middleOf(table)
    const at = { x: middle.x + 140, y: middle.y - 90 }
    await page.mouse.move(at.x, at.y)

    let before = await under(table, at)
    await page.mouse.wheel(0, -240)
    await zoomed(page, before.k, 'in')
    await expectUnder(table, before, at)
    await page.mouse.wheel(0, 240)
    await expect.poll(async () => (await camera(page)).k).toBeCloseTo(before.k, 3)

    // A trackpad says a pinch as a wheel with Ctrl; at the limit the page itself must not be zoomed.
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -40)
    await zoomed(page, before.k, 'in')
    await expectUnder(table, before, at)
    for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -200)
    await expect.poll(async () => (await camera(page)).k).toBe(2.8)
    await page.keyboard.up('Control')
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)

    before = await under(table, at)
    await page.mouse.down()
    await page.mouse.move(at.x - 60, at.y + 40, { steps: 4 })
    await expect(page.locator('[data-card]')).toHaveCount(0)
    await page.mouse.up()
    await expectUnder(table, before, { x: at.x - 60, y: at.y + 40 })

    await page.keyboard.press('w')
    const all = await camera(page)
    await page.mouse.dblclick(middle.x, middle.y)
    await zoomed(page, all.k, 'in')
    await page.keyboard.down('Shift')
    await page.mouse.dblclick(middle.x, middle.y)
    await page.keyboard.up('Shift')
    await expect.poll(async () => (await camera(page)).k).toBeCloseTo(all.k, 6)

    const seen = new Set<string>()
    for (let theatre = 1; theatre <= 6; theatre++) {
      await page.keyboard.press(`Alt+${theatre}`)
      seen.add(JSON.stringify(await camera(page)))
    }
    expect(seen.size).toBe(6)
    await page.keyboard.press('=')
    await page.keyboard.press('=')
    const near = await camera(page)
    await page.keyboard.press('-')
    await zoomed(page, near.k, 'out')

    const small = (await page.locator('canvas[aria-hidden]').boundingBox())!
    await page.mouse.click(small.x + small.width * 0.25, small.y + small.height * 0.5)
    const centre = await under(table, middle)
    // One pixel of it is 35 of the board.
    expect(Math.abs(centre.x - 4200 * 0.25)).toBeLessThan(130)
    expect(Math.abs(centre.y - 3450 * 0.5)).toBeLessThan(130)
  })
  await page.keyboard.press('Alt+1')
  await test.step('the log points at the map: ringed in sight without a move, brought in by the shortest way', async () => {
    await table.do(
      { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 2 } },
      { type: 'move', from: 'berlin', path: ['prussia'], units: { infantry: 2 } },
    )
    await page.getByRole('tab', { name: 'Log' }).click()
    const line = (words: string) => table.dock.getByRole('button', { name: words })
    const before = await camera(page)
    const near = line('Alsace › Lorraine')
    await near.click()
    expect(await camera(page)).toEqual(before)

    const far = line('Berlin › Prussia')
    await page.keyboard.press('Alt+3')
    const away = await camera(page)
    await far.hover()
    expect(await camera(page)).toEqual(away)
    await far.click()
    await expect.poll(() => camera(page)).not.toEqual(away)
    const there = await camera(page)
    expect(there.k).toBeLessThanOrEqual(away.k)
    // The second time it is in sight.
    await far.click()
    expect(await camera(page)).toEqual(there)
  })
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('taps choose, two fingers pinch and pull', async ({ page, table }) => {
    await openInTheWest(table)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const { x, y } = await middleOf(table)

    const before = await under(table, { x, y })
    await send('touchStart', { x: x - 60, y }, { x: x + 60, y })
    for (const far of [70, 80, 90]) await send('touchMove', { x: x - far, y }, { x: x + far, y })
    await send('touchEnd')
    await zoomed(page, before.k, 'in')
    await expectUnder(table, before, { x, y })

    const held = await under(table, { x, y })
    await send('touchStart', { x: x - 60, y }, { x: x + 60, y })
    for (const by of [10, 25, 40]) await send('touchMove', { x: x - 60 + by, y: y + by }, { x: x + 60 + by, y: y + by })
    await send('touchEnd')
    expect((await camera(page)).k).toBeCloseTo(held.k, 3)
    await expectUnder(table, held, { x: x + 40, y: y + 40 })
    // Nothing of this was a press.
    await expect(table.dock.getByRole('heading', { name: 'Movement' })).toBeVisible()

    const ruhr = await table.pointOf('ruhr')
    await page.touchscreen.tap(ruhr.x, ruhr.y)
    await expect(table.dock.getByRole('heading', { name: 'Ruhr' })).toBeVisible()
    await expect(page.locator('[data-card]')).toHaveCount(0)
    for (const button of await table.map.locator('..').getByRole('button').all()) {
      const box = (await button.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('keyboard: a walk from space to space, each told; keys that answer', async ({ page, table }) => {
  await table.open(OPENING)
  const said = table.map.locator('..').locator('[aria-live="polite"]').first()
  await expect(async () => {
    await page.keyboard.press('g')
    await expect(table.map).toBeFocused({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Home')
  await expect(said).toContainText('Berlin, Germany, 8 IPC.')
  await page.keyboard.press('ArrowDown')
  await expect(said).toContainText('Borders')
  await expect(said).not.toContainText('Berlin, Germany')
  await page.keyboard.press('Home')
  // Round the neighbours and back again, never further away.
  const around = new Set<string>()
  const first = await said.textContent()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('n')
    await expect(said).toContainText('Berlin')
    around.add((await said.textContent())!)
  }
  expect(around.has(first!)).toBe(false)
  expect(around.size).toBeGreaterThanOrEqual(4)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(table.dock.getByRole('heading', { name: 'Berlin' })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: 'Back and forward' })).toContainText('Battles are fought in the combat phase.')
  await page.keyboard.press('i')
  await expect(page.getByRole('status').filter({ hasText: 'Germany: income' })).toHaveCount(1)
})
