// Every screen, and a turn by hand, on a page that the browser translates: it says the same as its twin, which is not translated.
import { ADVANCED } from './screens/advanced.ts'
import { INFLUENCE } from './screens/influence.ts'
import { STANDARD } from './screens/standard.ts'
import { TOURNAMENT } from './screens/tournament.ts'
import { drawNothing } from './support/draw-nothing.ts'
import { bringUp, nothingPasses, type Screen } from './support/screens.ts'
import { test as base, expect, playWithOneHand, Table, TWO } from './support/table.ts'
import { expectSameTexts, type Translator, translate } from './support/translator.ts'

/** Does the same on both pages, then compares them. */
type Both = (screen: string, what: (table: Table) => Promise<unknown>) => Promise<void>

const test = base.extend<{ translator: Translator; both: Both }>({
  pictures: false,
  viewport: { width: 1280, height: 720 },
  translator: ['wrap', { option: true }],
  both: async ({ table, browser, translator }, use) => {
    const context = await browser.newContext()
    const twin = new Table(await context.newPage())
    const problems: string[] = []
    twin.page.on('pageerror', (error) => problems.push(String(error)))
    await twin.page.addInitScript(drawNothing)
    await twin.page.addInitScript(playWithOneHand)
    for (const { page } of [table, twin]) await page.addInitScript(nothingPasses)
    await translate(table.page, translator)
    await use(async (screen, what) => {
      await Promise.all([what(table), what(twin)])
      await expectSameTexts(table.page, twin.page, screen)
    })
    expect(problems).toEqual([])
    await context.close()
  },
})

for (const [name, screens] of Object.entries({ STANDARD, ADVANCED, INFLUENCE, TOURNAMENT }))
  test(`the screens of ${name.toLowerCase()}, translated`, async ({ both }) => {
    test.setTimeout(300_000)
    await both('start', (table) => table.start())
    const only = new RegExp(process.env.ONLY ?? '')
    // Of the other rulesets only screens where something is pressed on the translated page.
    for (const screen of screens as readonly Screen[])
      if (only.test(screen.name) && (screens === STANDARD || screen.press))
        await both(screen.name, (table) => bringUp(table, screen))
  })

const menu = async ({ page }: Table, item: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const close = ({ page }: Table) => page.keyboard.press('Escape')

test('the start page, drills, quiz and odds desk, translated', async ({ both }) => {
  test.setTimeout(120_000)
  await both('start', (table) => table.start())
  await both('two players', ({ page }) => page.getByRole('radio', { name: '2 players' }).check({ force: true }))
  for (const rules of ['Tournament', 'Advanced', 'Influence'])
    await both(rules, ({ page }) => page.getByRole('radio', { name: new RegExp(`^${rules}`) }).check({ force: true }))
  await both('every fold', async ({ page }) => {
    for (const fold of await page.locator('main summary').all()) await fold.click()
  })
  await both('other seats', ({ page }) => page.getByRole('combobox', { name: 'What the computer plays' }).selectOption('central'))
  await both('odds desk', ({ page }) => page.getByRole('button', { name: 'Odds desk' }).click())
  await both('another question', async ({ page }) => {
    const desk = page.getByRole('dialog', { name: 'Odds desk' })
    await expect(desk.getByRole('region', { name: 'Result' })).toContainText('% cleared')
    await desk.getByRole('spinbutton', { name: 'Artillery, Germany' }).press('ArrowUp')
    await desk.getByRole('button', { name: 'Swap sides' }).click()
  })
  await both('start again', close)
  await both('drills', ({ page }) => page.getByRole('button', { name: 'Learn by drills' }).click())
  await both('quiz', ({ page }) => page.getByRole('button', { name: /^Quiz/ }).click())
  for (const card of ['first', 'second'])
    await both(`${card} answer`, async ({ page }) => {
      const quiz = page.getByRole('region', { name: 'Quiz' })
      if (card === 'second') await page.keyboard.press('Control+Enter')
      await quiz.locator('ul button').first().click()
      await expect(quiz.getByRole('img', { name: 'correct answer' })).toBeVisible()
    })
  await both('drill', async ({ page }) => {
    await page.goto('./#lesson=guns-need-men')
    await expect(page.getByRole('region', { name: 'Drill' })).toBeVisible()
  })
  await both('hint', ({ page }) => page.keyboard.press('h'))
  await both('failed drill', async (table) => {
    await table.primary.click()
    await expect(table.dock.getByRole('heading', { name: 'Not yet' })).toBeFocused()
  })
  await both('drill again', ({ page }) => page.keyboard.press('r'))
})

// Both kinds of translators, for a turn is what most of a game is made of.
for (const translator of ['wrap', 'merge'] as const)
  test.describe(`by a translator that would ${translator}`, () => {
    test.use({ translator })

    test('the first turn, and the game so far', async ({ both, page, table }) => {
      test.setTimeout(180_000)
      const says = (label: RegExp) => expect(table.primary).toHaveText(label)
      await both('purchase', (each) => each.open({ ruleset: 'standard', seed: 'danube', players: TWO }))
      await both('one infantry', (each) => each.more('Infantry'))
      await says(/\b1 unit for 3 IPC/)
      await both('six infantry', (each) => each.more('Infantry', 5))
      await both('a key: income', (each) => each.page.keyboard.press('i'))
      await both('a key: orders', (each) => each.page.keyboard.press('o'))
      await both('two guns', (each) => each.more('Artillery', 2))
      await says(/\b8 units for 26 IPC/)
      await both('movement', (each) => each.primary.click())
      for (const key of ['m', 'l', 'i', 's', 'x', 'o']) await both(`key ${key}`, (each) => each.page.keyboard.press(key))
      await both('why not', (each) => each.primary.click())
      // Keys, rule ids and the codes of powers are the same in every language.
      await expect(table.rule('STD-POL-02').first()).toBeVisible()
      await expect(page.locator(':is(kbd, [translate=no]) font')).toHaveCount(0)
      await both('closed', close)
      await both('army', (each) => each.press('budapest'))
      await both('six of it', (each) => each.set('Infantry', 6))
      await both('enter Serbia?', (each) => each.press('serbia'))
      await both('order', (each) => each.dock.getByRole('button', { name: 'Enter Serbia' }).click())
      await both('undo', (each) => each.page.keyboard.press('Control+z'))
      await both('redo', (each) => each.page.keyboard.press('Control+y'))
      expect(await table.standing('serbia')).toEqual({ 'austria-hungary infantry': 6, 'austria-hungary artillery': 2 })
      await both('combat', (each) => each.primary.click())
      await both('battle', (each) => each.fight('Serbia'))
      await both('dice', (each) => each.attack())
      for (const power of ['Austria-Hungary', 'Russia']) {
        await says(new RegExp(`^${power}: accept losses`))
        await both(`losses of ${power}`, (each) => each.primary.click())
      }
      await both('mobilise', (each) => each.primary.click())
      await both('collect', (each) => each.primary.click())
      await both('hand-over', (each) => each.primary.click())
      expect((await table.state()).war.treasury['austria-hungary']).toBe(26)
      await both('log', (each) => each.page.keyboard.press('l'))
      await both('timeline', (each) => each.page.keyboard.press('y'))
      await both('an action back', (each) => each.page.keyboard.press('['))
      await both('a turn back', (each) => each.page.keyboard.press('Alt+['))
      await both('present', close)
      for (const item of ['The war in figures', 'War diary', 'Compare two moments', 'Seats', 'Look back at a turn', 'Settings']) {
        await both(item, (each) => menu(each, item))
        await both(`${item}, closed`, close)
      }
      await both('a battle again', async (each) => {
        await each.page.keyboard.press('l')
        await each.page.getByRole('button', { name: /^Again: .*Serbia/ }).click()
      })
      await both('its dice', (each) => each.page.keyboard.press('Enter'))
      await both('the present', close)
      await expect(page.locator('font').first()).toBeAttached({ attached: translator === 'wrap' })
    })
  })
