// A first game with the coach, in a browser: what is needed stays in view, a strip that moves nothing, Esc and ×.
import { audit } from './support/axe.ts'
import { measure, measureInAll } from './support/sizes.ts'
import { expect, type Table, TWO, test } from './support/table.ts'

test.use({ pictures: false })

/** The point of the page where a space can be pressed. */
const pointOf = (table: Table, space: string) => table.page.evaluate((id) => contested.clickPointOf(id), space)

/** All of them lie inside the map that is visible. */
async function expectInView(table: Table, ...spaces: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const map = (await table.map.boundingBox())!
      const points = await Promise.all(spaces.map((space) => pointOf(table, space)))
      const isOut = ({ x, y }: { x: number; y: number }) =>
        x < map.x || y < map.y || x > map.x + map.width || y > map.y + map.height
      return spaces.filter((_, i) => isOut(points[i]!))
    })
    .toEqual([])
}

/** Reads what opens a first game. */
async function readOn(table: Table): Promise<void> {
  const coach = table.page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('You lead Austria-Hungary')
  await coach.getByRole('button', { name: 'Next' }).click()
  await expect(coach).toContainText('You win by holding Paris or London')
  await coach.getByRole('button', { name: 'Next' }).click()
}

test('whoever has never played is in the first purchase at one press, and is told what to do', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: /^First game with a coach/ }).click()
  await expect(table.phase()).toHaveText(/Purchase/)
  expect((await table.state()).flow).toMatchObject({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  const coach = page.getByRole('region', { name: 'Coach' })
  await readOn(table)
  await expect(coach).toContainText('Press + to buy for this turn.')
  await expect(page.getByRole('status').first()).toHaveText(/The number of infantry is highlighted\./)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await audit(page, `the coach, ${theme}`)
  }
  await page.emulateMedia({ contrast: 'more' })
  await audit(page, 'the coach, contrast')
  await page.emulateMedia({ contrast: null, colorScheme: 'light' })

  const before = await pointOf(table, 'vienna')
  await table.more('Infantry', 2)
  await expect(coach).toContainText('Buy artillery too')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('You have money for more.')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('You keep the money you don’t spend.')
  await page.keyboard.press('Escape')
  // Silent, it takes no room, and the map stays where it was.
  await expect(coach).toBeHidden()
  expect(await pointOf(table, 'vienna')).toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-label="Coach"]') ?? null)).toBeNull()

  await table.primary.click()
  await expect(coach).toContainText('You must enter Serbia this turn: press Budapest first')
  await expectInView(table, 'budapest')
  await table.press('budapest')
  await expect(coach).toContainText('Now press Serbia.')
  await expectInView(table, 'budapest', 'vienna', 'galicia', 'trieste', 'serbia', 'romania')
  await table.press('serbia')
  // The panel asks, and the coach says what the button there does.
  await expect(coach).toContainText('Here you see what happens if you enter.')
  await table.dock.locator('[data-first]').click()
  await expect(coach).toContainText('By the arrow to Serbia: your chance to clear it.')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('Move more, or end movement here.')

  await coach.getByRole('button', { name: 'Switch the coach off' }).click()
  await expect(coach).toBeHidden()
  await page.reload()
  await expect(table.map).toBeVisible()
  await expect(coach).toBeHidden()
})

for (const [width, height] of [
  [1280, 720],
  [1024, 768],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the map stands still through the first turn, and shows what each step needs', async ({ table, page }) => {
      await table.start()
      await page.getByRole('button', { name: /^First game with a coach/ }).click()
      await readOn(table)
      await table.rest()
      await table.more('Infantry', 2)
      await table.primary.click()
      await expect(table.phase()).toHaveText(/Move/)
      await table.press('budapest')
      await expectInView(table, 'budapest', 'vienna', 'galicia', 'trieste', 'serbia', 'romania')
      // From here on everything is in view: no step may move the map.
      const at = await pointOf(table, 'vienna')
      await table.press('serbia')
      await table.dock.locator('[data-first]').click()
      await table.go(/^End movement/)
      await expectInView(table, 'serbia', 'budapest')
      await table.attack()
      await expectInView(table, 'serbia', 'budapest')
      // The dice are those of a new game: Serbia may hit nothing.
      await expect(table.primary).toHaveText(/accept losses|^End combat/)
      if (await table.primary.filter({ hasText: 'accept losses' }).isVisible()) await table.go(/accept losses/)
      await table.go(/^End combat/)
      await expect(table.phase()).toHaveText(/Mobilise/)
      expect(await pointOf(table, 'vienna')).toEqual(at)
    })
  })

test('an ordinary game has no coach, not even the first on a device', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(table.phase()).toHaveText(/Purchase/)
  await table.rest()
  await expect(page.getByRole('region', { name: 'Coach' })).toBeHidden()
})

test('the coach, and the help for whoever learns, fit every window', async ({ table, page }, info) => {
  await table.start()
  await page.getByRole('button', { name: /^First game with a coach/ }).click()
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('You lead Austria-Hungary')
  await measureInAll(table, info, 'the first line of the coach')
  await readOn(table)
  await expect(coach).toContainText('Press + to buy for this turn.')
  await measureInAll(table, info, 'the coach in the first purchase')
  await table.more('Infantry')
  await table.primary.click()
  await expect(coach).toContainText('You must enter Serbia this turn')
  await measureInAll(table, info, 'the coach in movement')
  await page.keyboard.press('?')
  await measureInAll(table, info, 'the help')
})

test.describe('on a tablet, of ships and fighters', () => {
  test.use({ viewport: { width: 1024, height: 768 } })
  const MOVE = { ruleset: 'standard', seed: 'coach', base: 'empty', round: 2, phase: 'move', players: TWO }

  test('each line fits its strip, names what is on the map, and pressing that brings the next', async ({ table, page }) => {
    await page.addInitScript(() => localStorage.setItem('contested-1914:coach', 'every'))
    const coach = page.getByRole('region', { name: 'Coach' })
    const says = async (sentence: string) => {
      await expect(coach).toContainText(sentence)
      await measure(table, sentence)
    }
    // A transport: aboard, at sea, ashore.
    const fleet = { sz9: { britain: { transport: 1 } }, yorkshire: { britain: { infantry: 5 } } }
    await table.open({ ...MOVE, power: 'britain', units: { ...fleet, kiel: { germany: { infantry: 1 } } } })
    await table.rest()
    await says('Press Yorkshire first, then a lit space')
    await table.press('yorkshire')
    await says('Press Sea Zone 9: a transport takes two')
    await table.set('Infantry', 2)
    await says('Press Sea Zone 9 to board')
    await table.press('sz9')
    await expect.poll(async () => (await table.standing('yorkshire'))['britain infantry']).toBe(3)
    await says('Your transport in Sea Zone 9 carries units')
    await table.press('sz9')
    await says('they land, and their transport is done for this turn')
    // Mines on the way of a warship.
    await table.put({
      ...MOVE,
      power: 'britain',
      units: { sz5: { britain: { cruiser: 1 } }, kiel: { germany: { infantry: 1 } } },
    })
    await table.press('sz5')
    await says('Sea Zone 10 is mined: each ship entering rolls')
    // A fighter after the first order.
    const front = { alsace: { germany: { infantry: 4 } }, lorraine: { france: { infantry: 2 } } }
    const back = { munich: { germany: { infantry: 2 } }, ruhr: { germany: { infantry: 1, fighter: 1 } } }
    await table.put({ ...MOVE, power: 'germany', units: { ...front, ...back } })
    await table.do({ type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 3 } })
    await says('By the arrow to Lorraine: your chance to clear it.')
    await coach.getByRole('button', { name: /^Not now/ }).click()
    await says('Fighters in Ruhr could join')
    await table.press('ruhr')
    await says('Press − until only fighters go; then press Lorraine')
    await table.set('Infantry', 0)
    await says('Press Lorraine or another lit space. Fighters fly two')
  })
})
