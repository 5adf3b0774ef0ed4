// Drills by the screen: the solution of each is played by presses on the map, in the dock and on the main button, to its three stars.
import { again, begin, drills, over, play } from './support/hand.ts'
import { expect, test } from './support/table.ts'
import { told, tried, tries } from './support/tries.ts'

test.use({ pictures: false })

/** Number of tests that share the drills, for parallel workers. */
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
      // From the first of them back to its page, from the others straight to the next.
      if (id !== own[0]!.id) continue
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { name: 'Learn' })).toBeVisible()
    }
  })

/** Tries that the screen does not allow, by drill and number. */
const BARRED: Readonly<Record<string, readonly string[]>> = {
  'the main button leads to the battle that is owed, or places what is left': [
    'spend-and-place 4',
    ...['support 1', 'one-round 0', 'serbia 1', 'friends 1', 'colony 1', 'under-the-guns 1', 'collapse 1', 'first-shot 1'],
  ],
  'only places that take the unit have a number': ['spend-and-place 2', 'spend-and-place 3'],
  'only what can be fought stands in the list of battles': [
    ...['one-round 1', 'under-the-guns 2', 'two-capitals 1', 'step-back 1', 'convoys 1'],
  ],
  'only allies that may come have a box to tick': ['together 0', 'together 1'],
  'only what is asked has an answer, and only zones that are allowed a way': ['press-on 0', 'dive 1', 'step-back 0'],
  'what cannot be had, or is had already, has no button': ['win-with-money 0', 'revolt 0', 'revolt 1', 'u-boats 0'],
  'of three at the coast as many go aboard as find room': ['ferry 1'],
  'one loss more takes another away': ['losses 1'],
  'a landing is ordered for when the zone is clear; in Combat no order is given': ['clear-then-land 0', 'clear-then-land 1'],
}
const barred = new Set(Object.values(BARRED).flat())

/** Numbers that end where the rule would refuse more say so in a sentence of their own. */
const SAID: Readonly<Record<string, string>> = {
  'ferry 0': 'The other one has no movement left this turn.',
  'ferry 3': 'The other 2 have no movement left this turn.',
  'press-on 2': 'All hits are spent. Take one off another row first.',
  'dive 0': 'No other submarine can submerge.',
  'gas 0': 'Choose at most 2.',
  'coastal-guns 0': 'Choose at most 2.',
}
const named = tries.map((each) => ({ ...each, name: `${each.id} ${each.at}` }))
const pressed = named.filter(({ name }) => !barred.has(name))

for (const part of [0, 1])
  test(`what the rules refuse is told with its rule, every second try from number ${part + 1} on`, async ({ table, page }) => {
    test.setTimeout(180_000)
    expect([...barred, ...Object.keys(SAID)].filter((name) => !named.some((each) => each.name === name))).toEqual([])
    expect(pressed).toHaveLength(44)
    await table.start()
    let on = ''
    for (const { id, line, rule, name } of pressed.filter((_, n) => n % 2 === part)) {
      if (id !== on) await begin(table, id)
      on = id
      await again(table)
      await tried(table, line)
      await expect(told(table), `${name}: ${JSON.stringify(line.at(-1))}`).toContainText(SAID[name] ?? rule)
      await page.keyboard.press('Escape')
      await expect(told(table)).toBeHidden()
    }
  })
