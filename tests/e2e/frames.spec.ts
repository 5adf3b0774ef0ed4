import { advance, press } from './support/driver.ts'
import { expect, TWO, test } from './support/table.ts'

declare global {
  /** Moments of the game in which a frame was drawn without a main button. */
  var blank: Set<string>
  var drawn: number
}

test('no frame of a whole turn is without a main button', async ({ page, table }) => {
  test.slow()
  await table.open({
    ruleset: 'standard',
    seed: 'frames',
    base: 'opening',
    round: 2,
    power: 'germany',
    phase: 'purchase',
    players: TWO,
  })
  await expect(table.primary).toBeVisible()
  await table.rest()
  await page.evaluate(() => {
    globalThis.blank = new Set()
    globalThis.drawn = 0
    const look = () => {
      globalThis.drawn++
      const { flow } = contested.state()!
      if (!document.querySelector('[data-primary]')?.checkVisibility())
        globalThis.blank.add(`${flow.power}, ${flow.phase}, ${flow.pending?.topic ?? 'nothing asked'}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await table.set('Infantry', 4)
  await advance(
    table,
    () => press(table),
    ({ phase }) => phase === 'move',
  )
  await table.do(
    { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 7, artillery: 3 } },
    { type: 'move', from: 'ruhr', path: ['belgium'], units: { infantry: 5, artillery: 2 } },
  )
  await advance(
    table,
    () => press(table),
    ({ phase }) => phase === 'combat',
  )
  expect((await table.state()).turn.battles.length).toBeGreaterThan(0)
  await advance(
    table,
    () => press(table),
    ({ power }) => power === 'france',
  )
  expect(await page.evaluate(() => globalThis.drawn)).toBeGreaterThan(10)
  expect(await page.evaluate(() => [...globalThis.blank])).toEqual([])
})
