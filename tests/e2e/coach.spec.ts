// A first game with the coach, in a browser: two presses to the first purchase, a strip that moves nothing, Esc and ×.
import { audit } from './support/axe.ts'
import { measure, measureInAll } from './support/sizes.ts'
import { expect, TWO, test } from './support/table.ts'

test.use({ pictures: false })

const boxes = ['[role="application"]', '[data-primary]', 'footer']

test('whoever has never played is in the first purchase at one press, and is told what to do', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: /^First game with a coach/ }).click()
  await expect(table.phase()).toHaveText(/Purchase/)
  expect((await table.state()).flow).toMatchObject({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('Press + to buy for this turn.')
  await expect(page.getByRole('status').first()).toHaveText(/The number of infantry is meant\./)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await audit(page, `the coach, ${theme}`)
  }
  await page.emulateMedia({ contrast: 'more' })
  await audit(page, 'the coach, contrast')
  await page.emulateMedia({ contrast: null, colorScheme: 'light' })

  const places = () => Promise.all(boxes.map((box) => page.locator(box).first().boundingBox()))
  const before = await places()
  await table.more('Infantry', 2)
  await expect(coach).toContainText('Buy artillery too')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('Money is left for more.')
  await page.keyboard.press('Escape')
  await expect(coach).toContainText('What you do not spend stays yours.')
  await page.keyboard.press('Escape')
  await expect(coach.getByRole('paragraph')).toHaveText('')
  expect(await places()).toEqual(before)
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-label="Coach"]') ?? null)).toBeNull()

  await table.primary.click()
  await expect(coach).toContainText('You must enter Serbia this turn: press Budapest first')
  await table.press('budapest')
  await expect(coach).toContainText('Now press Serbia.')
  await table.press('serbia')
  // The panel asks, and the coach says what the button there does.
  await expect(coach).toContainText('What entering leads to stands here.')
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

test('the first game that is begun on a device has the coach, the next has not', async ({ table, page }) => {
  await table.start()
  const coach = page.getByRole('region', { name: 'Coach' })
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(coach).toContainText('Press + to buy for this turn.')
  await table.kept()
  await page.goto('./')
  await page.reload()
  await page.getByRole('button', { name: 'Begin the war' }).click()
  await expect(table.phase()).toHaveText(/Purchase/)
  await expect(coach).toBeHidden()
})

test('the coach, and the help for whoever learns, fit every window', async ({ table, page }, info) => {
  await table.start()
  await page.getByRole('button', { name: /^First game with a coach/ }).click()
  const coach = page.getByRole('region', { name: 'Coach' })
  await expect(coach).toContainText('Press + to buy for this turn.')
  await measureInAll(table, info, 'the coach in the first purchase')
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
    await says('Press Sea Zone 9 to go aboard')
    await table.press('sz9')
    await expect.poll(async () => (await table.standing('yorkshire'))['britain infantry']).toBe(3)
    await says('Your transport in Sea Zone 9 carries units')
    await table.press('sz9')
    await says('they go ashore, and their transport is done for this turn')
    // Mines on the way of a warship.
    await table.put({
      ...MOVE,
      power: 'britain',
      units: { sz5: { britain: { cruiser: 1 } }, kiel: { germany: { infantry: 1 } } },
    })
    await says('Press Sea Zone 5 first')
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
