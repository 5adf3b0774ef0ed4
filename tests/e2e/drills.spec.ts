// Drills by the screen: the solution of each is played by presses on the map, in the dock and on the main button, to its three stars.
import { again, begin, drills, isMovement, over, play, tryIt } from './support/hand.ts'
import { expect, test } from './support/table.ts'

/** So many tests share the drills, each in one page, so that several workers do. */
const PARTS = 3

for (const part of Array(PARTS).keys())
  test(`the solutions of every third drill from number ${part + 1} on earn three stars`, async ({ table, page }) => {
    test.setTimeout(180_000)
    const own = drills.filter((_, n) => n % PARTS === part)
    expect(own).toHaveLength(10)
    await table.start()
    for (const { id, solutions } of own) {
      await begin(table, id)
      for (const each of solutions[0] ?? []) await play(table, each)
      await expect(over(table), id).toHaveText('Three stars')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { name: 'Learn' })).toBeVisible()
    }
  })

/** Steppers and the offer to take as many as fit bar the first two before they can be tried; ships that only have a further zone left are told of that. */
const BARRED: ReadonlySet<string> = new Set(['ferry STD-TRN-01', 'ferry STD-TRN-02', 'one-zone-more ADV-07-13'])
const refused = drills
  .flatMap(({ id, phases, tries }) => tries.map(({ do: line, rule }) => ({ id, first: phases[0], line, rule })))
  .filter(({ id, first, line, rule }) => first === 'move' && isMovement(line) && !BARRED.has(`${id} ${rule}`))

test('what the rules refuse in Movement is told with its rule', async ({ table, page }) => {
  test.setTimeout(180_000)
  expect(refused.length).toBeGreaterThanOrEqual(25)
  await table.start()
  for (const { id, line, rule } of refused) {
    await begin(table, id)
    await again(table)
    for (const each of line.slice(0, -1)) await play(table, each)
    await tryIt(table, line.at(-1)!)
    await expect(table.why, `${id}: ${JSON.stringify(line.at(-1))}`).toContainText(rule)
    await page.keyboard.press('Escape')
    await expect(table.why).toBeHidden()
  }
})
