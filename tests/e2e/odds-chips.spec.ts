// Odds on the map and in the dock, by keyboard: they stand where an attack is aimed, change with the count, are spoken, and open whole.
import { expect, TWO, test } from './support/table.ts'

const MOVING = { ruleset: 'standard', seed: 'chips', base: 'empty', round: 6, phase: 'move', players: TWO }

test('an attack is aimed and its odds follow every count, are spoken and can be opened', async ({ page, table }) => {
  await table.open({
    ...MOVING,
    power: 'germany',
    units: { ruhr: { germany: { infantry: 6, artillery: 2 } }, belgium: { france: { infantry: 3, artillery: 1 } } },
  })
  await table.rest()
  await table.find('ruhr')
  await page.keyboard.press('Enter')
  await page.keyboard.press('a')
  await table.find('belgium')
  const odds = table.dock.getByRole('region', { name: 'Odds of this battle' })
  await expect(odds).toContainText(/\d\s% cleared/)
  // The chip's text is part of the space's spoken description.
  const spoken = page.getByText(/Odds if ordered: [\d.]+\s% cleared/)
  await expect(spoken).toBeAttached()

  const before = await odds.getByRole('list').first().textContent()
  // One gun less: the odds are others in the next frame.
  const after = await page.evaluate(async () => {
    const steppers = [...document.querySelectorAll<HTMLElement>('[role="spinbutton"]')]
    const guns = steppers.find((each) => each.getAttribute('aria-label')?.startsWith('Artillery'))
    guns?.focus()
    guns?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true, cancelable: true }))
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    return document.querySelector('[aria-label="Odds of this battle"] ul')?.textContent
  })
  expect(after).toMatch(/% cleared/)
  expect(after).not.toBe(before)

  const whole = odds.getByRole('button', { name: 'Full odds' })
  await whole.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Odds: Belgium' })
  await expect(dialog).toContainText('Every ending')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('mines on the way are told where nobody is fought, and battles behind them come from the worker', async ({
  page,
  table,
}) => {
  const units = { sz9: { britain: { cruiser: 2 } }, kiel: { germany: { infantry: 1 } } }
  await table.open({ ...MOVING, power: 'britain', units: { ...units, sz10: { germany: { cruiser: 1 } } } })
  await table.rest()
  await table.find('sz9')
  await page.keyboard.press('Enter')
  await page.keyboard.press('a')
  await table.find('sz10')
  await expect(table.dock.getByRole('region', { name: 'Odds of this battle' })).toContainText('% cleared')
  await table.put({ ...MOVING, power: 'britain', units })
  await table.find('sz9')
  await page.keyboard.press('Enter')
  await page.keyboard.press('a')
  await table.find('sz10')
  await expect(table.dock).toContainText('No mine hits (2 dice)')
  await expect(page.getByText('Mines if ordered: 2 dice, 69 % none hits, 0.3 ships lost on average.')).toBeAttached()
})
