// The game in time: scrubbed by press, by drawing along it and by keys, played again, left for the present; the game is not touched.
import { audit } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const MARCH = {
  ruleset: 'standard',
  seed: 'timeline',
  base: 'opening',
  round: 2,
  power: 'germany',
  phase: 'move',
  players: TWO,
}
const move = (from: string, to: string, infantry: number) => ({ type: 'move', from, path: [to], units: { infantry } })
const DONE = [
  move('ruhr', 'hanover', 1),
  move('ruhr', 'hanover', 1),
  move('hanover', 'kiel', 2),
  move('kiel', 'hanover', 1),
  { type: 'end-phase' },
  { type: 'end-phase' },
]

test.use({ viewport: { width: 1280, height: 720 } })

test('a game in time: gone through, drawn along, played again, and its front', async ({ page, table }) => {
  test.setTimeout(120_000)
  await table.open(MARCH)
  await table.do(...DONE)
  await table.rest()

  await test.step('the map stands still while its line is drawn along and goes to what was done where the hand stops', async () => {
    await page.keyboard.press('y')
    const camera = () => page.evaluate(() => contested.camera()!)
    await page.getByRole('button', { name: 'Near East' }).click()
    await expect.poll(async () => (await camera()).x).toBeLessThan(-1500)
    const east = await camera()
    // Where no motion is wanted the map never goes anywhere by itself.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const { x, y, width } = (await page.getByRole('slider', { name: 'Timeline' }).boundingBox())!
    await page.mouse.move(x + width / 2, y + 20)
    await page.mouse.down()
    await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute('aria-valuenow', '3')
    expect(await camera()).toEqual(east)
    await page.mouse.up()
    // Hanover and Kiel lie to the north-west: the map moves to the right and down to show them.
    await expect.poll(async () => (await camera()).x).toBeGreaterThan(east.x + 100)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'A past moment' })).toBeHidden()
  await page.keyboard.press('y')
  await test.step('is opened, gone through by keys, and left; nothing on the table jumps and nothing of the game changes', async () => {
    const hash = await table.hash()
    const track = page.getByRole('slider', { name: 'Timeline' })
    const band = page.getByRole('region', { name: 'A past moment' })
    const map = await table.map.boundingBox()
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(track).toHaveAttribute('aria-valuenow', '6')
    await table.map.focus()

    await page.keyboard.press('[')
    await expect(track).toHaveAttribute('aria-valuenow', '5')
    await expect(band).toContainText('round 2, Germany')
    await page.keyboard.press('Shift+{')
    await expect(track).toHaveAttribute('aria-valuenow', '0')
    await page.keyboard.press(']')
    await expect(track).toHaveAttribute('aria-valuetext', /^Round 2, Germany, Move: .*, \d of 6$/)
    await expect(table.dock.getByRole('tab', { name: 'Moment' })).toBeVisible()
    await expect(table.dock.getByRole('region', { name: 'What changed' })).toBeVisible()
    expect(await table.map.boundingBox()).toEqual(map)

    // Nothing is ordered there, and nothing undone.
    await page.keyboard.press('Control+z')
    expect(await table.hash()).toBe(hash)

    await page.keyboard.press('Escape')
    await expect(band).toBeHidden()
    await expect(table.dock.getByRole('tab', { name: /^Orders/ })).toBeVisible()
    await expect(track).toHaveAttribute('aria-valuenow', '6')
    expect(await table.hash()).toBe(hash)
    expect(await table.map.boundingBox()).toEqual(map)
  })
  await test.step('its line is pressed, drawn along and gone through by arrows', async () => {
    const track = page.getByRole('slider', { name: 'Timeline' })
    const { x, y, width } = (await track.boundingBox())!
    await page.mouse.click(x + width / 2, y + 20)
    await expect(track).toHaveAttribute('aria-valuenow', '3')
    await page.mouse.move(x + width / 2, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + width / 6, y + 20, { steps: 6 })
    await expect(track).toHaveAttribute('aria-valuenow', '1')
    await page.mouse.up()

    await track.focus()
    await page.keyboard.press('ArrowRight')
    await expect(track).toHaveAttribute('aria-valuenow', '2')
    await page.keyboard.press('Home')
    await expect(track).toHaveAttribute('aria-valuetext', /the opening, 0 of 6$/)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(track).toHaveAttribute('aria-valuenow', '5')
    await page.keyboard.press('End')
    await expect(page.getByRole('region', { name: 'A past moment' })).toBeHidden()
    expect((await table.state()).flow.phase).toBe('mobilize')
  })
  await test.step('the war is played again to the present, and stops where somebody goes elsewhere', async () => {
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('½ a second')
    const track = page.getByRole('slider', { name: 'Timeline' })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(track).toHaveAttribute('aria-valuenow', '1')
    await page.getByRole('button', { name: 'One action back' }).click()
    await expect(track).toHaveAttribute('aria-valuenow', '0')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('8 a second')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('region', { name: 'A past moment' })).toBeHidden()
    await expect(track).toHaveAttribute('aria-valuenow', '6')
  })
  await test.step('shows the front of every moment on the map while the timeline lies open', async () => {
    const map = page.locator('canvas').first()
    const front = page.getByRole('button', { name: 'Front line' })
    await expect(front).toHaveAttribute('aria-pressed', 'false')
    const layers = () => page.evaluate(() => [...document.querySelectorAll('canvas')].map((each) => each.toDataURL().length))
    await expect(map).toBeVisible()
    const before = await layers()
    await front.focus()
    await page.keyboard.press('Enter')
    await expect(front).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(layers).not.toEqual(before)
    await page.keyboard.press('Enter')
    await expect(front).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(layers).toEqual(before)
  })
  await test.step('has nothing that axe finds wrong, in three themes, and a row of its own where the table is narrow', async () => {
    const track = page.getByRole('slider', { name: 'Timeline' })
    await page.keyboard.press('[')
    await audit(page, 'a moment, light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await audit(page, 'a moment, dark')
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
    await audit(page, 'a moment, contrast')
    await page.setViewportSize({ width: 1024, height: 768 })
    const [line, button] = [await track.boundingBox(), await page.getByRole('button', { name: 'One action back' }).boundingBox()]
    expect(line!.y + line!.height).toBeLessThanOrEqual(button!.y)
    expect(line!.width).toBeGreaterThan(600)
    await expect(table.map).toBeVisible()
  })
})
