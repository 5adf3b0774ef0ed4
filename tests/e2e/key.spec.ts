import { audit } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const SPEC = { ruleset: 'standard', seed: 'key', base: 'opening', round: 2, power: 'germany', players: TWO, phase: 'move' }

test('the key to the map opens by key and by menu, is read by keyboard and closes again', async ({ page, table }) => {
  await table.open(SPEC)
  const key = page.getByRole('region', { name: 'Key to the map' })
  // Built while idle, and invisible until opened.
  await expect(page.locator('[aria-label="Key to the map"]')).toBeAttached()
  await expect(key).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(key).toBeFocused()
  for (const part of ['Units', 'Every power, every unit', 'States of a counter', 'Where a move can go'])
    await expect(key.getByRole('region', { name: part })).toBeAttached()
  await expect(key.getByRole('row', { name: 'Ottoman Empire' }).getByRole('img', { name: 'Submarine' })).toBeVisible()
  // Pictures come from the map: none is empty.
  const empty = () =>
    key.locator('canvas').evaluateAll((all) => {
      const blank = (canvas: HTMLCanvasElement) =>
        !canvas.width ||
        !canvas
          .getContext('2d')!
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0)
      return all.filter((canvas) => blank(canvas as HTMLCanvasElement)).length
    })
  await expect.poll(empty).toBe(0)
  await audit(page, 'the key')
  await page.keyboard.press('Escape')
  await expect(key).toBeHidden()
  // The keyboard goes back to where it was.
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(key).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(table.map).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Key to the map' }).click()
  await expect(key).toBeVisible()
  // Overlays close when something else opens.
  await page.keyboard.press('v')
  await expect(key).toBeHidden()
})

test('the key shows what is played, leaves the map at work, and another game lays its own board', async ({ page, table }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('the key shows the units and marks of the game that is played, and no others', async () => {
    const key = page.getByRole('region', { name: 'Key to the map' })
    await table.open(SPEC)
    await page.keyboard.press('k')
    await expect(key.getByRole('heading', { name: 'Machine gun' })).toHaveCount(0)
    await expect(key.getByText('Convoy', { exact: true })).toHaveCount(0)
    await expect(key.getByText('Armistice', { exact: true })).toHaveCount(0)
    await table.put({ ...SPEC, ruleset: 'advanced' })
    await page.keyboard.press('k')
    await expect(key.getByRole('heading', { name: 'Machine gun' })).toBeVisible()
    for (const mark of ['Convoy', 'Patrol', 'Open to submarines only', 'Closed', 'Armistice'])
      await expect(key.getByText(mark, { exact: true })).toBeAttached()
    await expect(key.getByText('an artillery with poison gas: a mask')).toBeAttached()
  })
  await page.keyboard.press('Escape')
  await test.step('the key leaves most of the map free and at work beside it; where there is no room it lies over the map', async () => {
    await table.put(SPEC)
    await page.keyboard.press('k')
    const key = page.getByRole('region', { name: 'Key to the map' })
    await expect(key).toBeFocused()
    const share = async () => {
      const [inner, outer] = [await key.boundingBox(), await page.getByRole('main').boundingBox()]
      return (inner!.width * inner!.height) / (outer!.width * outer!.height)
    }
    expect(await share()).toBeLessThan(0.4)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await table.press('paris')
    await expect(page.getByRole('heading', { name: 'Paris' })).toBeVisible()
    await expect(key).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(share).toBeGreaterThan(0.95)
    await expect(page.locator('[inert]').getByRole('application', { includeHidden: true })).toBeAttached()
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await test.step('another game lays its own board on the table', async () => {
    await table.put({ ...SPEC, ruleset: 'influence' })
    await table.press('montenegro')
    await expect(page.getByRole('heading', { name: 'Montenegro' })).toBeVisible()
  })
})
