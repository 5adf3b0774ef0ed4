// On a phone the buying list shows several units at once, with what is ordered before.
import { expect, test } from './support/table.ts'

test.use({ pictures: false, viewport: { width: 390, height: 844 }, hasTouch: true })

test('three rows of the buying list are in view on a phone', async ({ table }) => {
  await table.open({ ruleset: 'standard', base: 'opening', seed: 'phone', round: 2, power: 'germany', phase: 'purchase' })
  const rows = table.dock.getByRole('tabpanel').getByRole('listitem')
  const dock = (await table.dock.boundingBox())!
  const seen = await rows.evaluateAll(
    (all, bottom) => all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
    dock.y + dock.height,
  )
  expect(seen).toBeGreaterThanOrEqual(3)
  await expect(table.dock.getByRole('button', { name: 'All infantry' })).not.toBeInViewport()
})
