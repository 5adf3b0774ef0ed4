// A double press at the end of a turn must not act for the next person, whose button is elsewhere.
import { expect, TWO, test } from './support/table.ts'

test.use({ handsOver: true, pictures: false })

const COLLECT = {
  ruleset: 'standard',
  seed: 'handover',
  base: 'opening',
  power: 'austria-hungary',
  phase: 'income',
  players: TWO,
}

test('two quick presses at Collect never play the next person’s turn', async ({ page, table }) => {
  await table.start()
  const acts = () => page.evaluate(() => contested.save().log.length)
  for (const gap of [0, 90, 150, 400, 800]) {
    await test.step(`Ctrl+Enter, ${gap} ms apart`, async () => {
      await table.put(COLLECT)
      await expect(table.primary).toHaveText(/^Collect/)
      await table.ready()
      await page.keyboard.press('Control+Enter')
      await page.waitForTimeout(gap)
      await page.keyboard.press('Control+Enter')
      await expect(table.handover.or(table.dock.getByRole('heading', { name: 'Purchase' }))).toBeVisible()
      expect(await acts()).toBe(1)
    })
  }
  await test.step('two clicks on the same place, 250 ms apart', async () => {
    await table.put(COLLECT)
    await table.ready()
    const box = (await table.primary.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.click(x, y)
    await page.waitForTimeout(250)
    await page.mouse.click(x, y)
    await page.waitForTimeout(1500)
    await page.mouse.click(x, y)
    await expect(table.handover).toContainText('Ben, for Russia')
    expect(await acts()).toBe(1)
  })
  await test.step('the hand-over stands after a reload, and begins by a key', async () => {
    await table.kept()
    await page.reload()
    await expect(table.handover).toContainText('It is your turn.')
    // The button takes the focus once it answers to its key.
    await expect(table.handover.getByRole('button', { name: 'Russia: begin' })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(table.handover).toBeHidden()
    await expect(table.primary).toHaveText(/^Buy nothing/)
  })
  await test.step('ending with nothing bought is asked, and not answered by the same double press', async () => {
    await table.ready()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await expect(table.dock).toContainText('Buy nothing this turn?')
    await page.keyboard.press('Escape')
    await expect(table.primary).toHaveText(/^Buy nothing/)
    expect(await acts()).toBe(1)
  })
})
