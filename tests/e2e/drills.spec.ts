// Drills by the screen: the solution of each is played by presses on the map, in the dock and on the main button, to its three stars.
import { readFileSync } from 'node:fs'
import { step } from './support/driver.ts'
import { expect, type Table, test } from './support/table.ts'

type Order = { type: string; from?: string; path?: string[]; units?: Record<string, number>; to?: string }
type Drill = { id: string; solutions: (Order | 'rest')[][] }
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))
const units = new Map((read('units.json') as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
const drills = ['standard', 'tournament', 'influence', 'advanced'].flatMap((file) => read(`lessons/${file}.json`) as Drill[])

/** What a driver of few presses can do; questions that have a choice to make are answered by hand elsewhere. */
const DONE: ReadonlySet<string> = new Set(['move', 'end-phase', 'attack', 'rest'])
const played = drills.filter(({ solutions: [first = []] }) => first.every((each) => DONE.has(each === 'rest' ? each : each.type)))

/** Units of a space, counted one kind after another, are sent to another space. */
async function send(table: Table, { from = '', path = [], units: counts = {} }: Order): Promise<void> {
  await table.press(from)
  const steppers = table.dock.getByRole('spinbutton')
  await expect(steppers.first()).toBeVisible()
  for (const name of await steppers.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))) {
    const wanted = [...units].find(([, title]) => title === name)?.[0] ?? ''
    await table.set(name, counts[wanted] ?? 0)
  }
  const before = JSON.stringify((await table.state()).war.units)
  await table.target(path.at(-1)!).click()
  // What has several ways asks which; the first will do.
  const first = table.dock.locator('[data-first]')
  await expect(async () => {
    for (const way of await first.all()) await way.dispatchEvent('click')
    expect(JSON.stringify((await table.state()).war.units)).not.toBe(before)
  }).toPass()
}

/** The main button; where the solution attacks, the next battle before it. */
async function press(table: Table, attacks: boolean): Promise<void> {
  const fight = table.page.locator('[data-fight]')
  await (attacks && (await fight.count()) > 0 ? fight.first() : table.primary).dispatchEvent('click')
}

test('the solutions of marches and attacks earn three stars', async ({ table, page }) => {
  test.setTimeout(180_000)
  expect(played.length).toBeGreaterThanOrEqual(15)
  await table.start()
  for (const { id, solutions } of played) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#lesson=${id}`)
    await expect(page.getByRole('region', { name: 'Drill' })).toBeVisible()
    await expect(table.map).toBeVisible()
    const orders = (solutions[0] ?? []).filter((order) => order !== 'rest')
    const attacks = orders.some(({ type }) => type === 'attack')
    for (const order of orders.filter(({ type }) => type === 'move')) await send(table, order)
    const over = table.dock.getByRole('heading', { name: /stars?$|^Not yet$/ })
    await expect(async () => {
      for (let n = 0; n < 12 && (await over.count()) === 0; n++) await step(table, () => press(table, attacks))
      await expect(over, id).toHaveText('Three stars', { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Learn' })).toBeVisible()
  }
})
