import { audit as auditPage } from './support/axe.ts'
import { tabTo } from './support/keys.ts'
import { expect, type Table, TWO, test } from './support/table.ts'

test.use({ pictures: false })

const OPENING = { ruleset: 'standard', seed: 'axe', base: 'opening', round: 2, power: 'germany', players: TWO }

const audit = (table: Table, screen: string) => auditPage(table.page, screen)
const place = (table: Table, spec: object) => table.put({ ...OPENING, ...spec })

test('start page, with games on the device and with none', async ({ page, table }) => {
  await table.start()
  await page.getByText('options, as printed').click()
  await audit(table, 'start')
  await place(table, { phase: 'purchase' })
  await expect(table.map).toBeVisible()
  await table.kept()
  await page.getByRole('button', { name: 'Menu' }).click()
  await audit(table, 'menu')
  await page.getByRole('menuitem', { name: 'Back to the start page' }).click()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await audit(table, 'start with a game')
})

test('every phase, the tabs, the sheets', async ({ page, table }) => {
  test.slow()
  await table.open({ ...OPENING, phase: 'purchase' })
  await table.set('Infantry', 5)
  await audit(table, 'purchase')
  await page.getByRole('button', { name: 'Why no Tank?' }).click()
  await audit(table, 'a reason beside a control')
  await page.keyboard.press('Escape')
  await table.go(/^End purchase: 5 units/)
  await audit(table, 'move')
  await table.press('alsace')
  await table.target('lorraine').hover()
  await audit(table, 'move, with units chosen')
  await table.press('london')
  await expect(table.why).toBeVisible()
  await audit(table, 'why card')
  await table.why
    .getByRole('button', { name: /^Rule / })
    .first()
    .click()
  await audit(table, 'a rule')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  for (const tab of ['Space', 'Log', 'Income']) {
    await page.getByRole('tab', { name: tab }).click()
    await audit(table, tab)
  }
  for (const item of ['Settings', 'Help and keys']) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await audit(table, item)
  }
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Name of a territory or sea zone' }).fill('sea')
  await audit(table, 'find')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign…' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await audit(table, 'a dialog')
})

test('battles and questions', async ({ page, table }) => {
  test.slow()
  await table.open({
    ...OPENING,
    phase: 'combat',
    units: {
      lorraine: { germany: { infantry: 6, artillery: 2, fighter: 1 }, france: { infantry: 6, artillery: 2, fighter: 1 } },
    },
    queue: [5, 5, 1, 1, 1, 6, 6, 6, 6, 6, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6],
  })
  await audit(table, 'battles')
  await table.fight('Lorraine')
  await audit(table, 'before a battle')
  await table.attack()
  await expect(table.primary).toHaveText(/^Germany: accept losses/)
  await audit(table, 'losses')
  await table.primary.click()
  await expect(table.primary).toHaveText(/^France: accept losses/)
  await audit(table, 'losses of the other player')
  await table.primary.click()
  await audit(table, 'after a battle')

  await place(table, {
    phase: 'combat',
    units: { sz7: { germany: { submarine: 2, battleship: 1 }, britain: { battleship: 1, cruiser: 1 } } },
    queue: Array(20).fill(6),
  })
  await table.fight('Sea Zone 7')
  await table.attack()
  await expect(table.primary).toHaveText(/fire/)
  await audit(table, 'submerge')
  await table.primary.click()
  await expect(page.getByRole('radio', { name: /^Press on/ })).toBeVisible()
  await audit(table, 'press on')

  await place(table, { phase: 'move' })
  await table.press('kiel')
  await table.press('holland')
  await audit(table, 'before entering a neutral')
  await page.getByRole('button', { name: 'Enter Holland' }).click()
  await table.go(/^End movement/)
  await expect(table.question).toBeVisible()
  await audit(table, 'a choice')

  await place(table, {
    phase: 'combat',
    dice: 'entered',
    units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 2 } } },
  })
  await table.fight('Lorraine')
  await table.attack()
  await expect(table.dock.getByRole('heading', { name: 'Roll 2 dice' })).toBeVisible()
  await page.keyboard.press('3')
  await audit(table, 'dice by hand')
})

test('placing, collecting and the end of the war', async ({ table }) => {
  await table.open({ ...OPENING, phase: 'purchase' })
  await table.do({ type: 'purchase', units: { infantry: 3, submarine: 1 } }, ...Array(3).fill({ type: 'end-phase' }))
  await expect(table.phase()).toHaveText(/Mobilise/)
  await audit(table, 'mobilise')
  await table.primary.click()
  await expect(table.phase()).toHaveText(/Collect/)
  await audit(table, 'collect')
  await table.do({ type: 'resign', side: 'allies' })
  await expect(table.dock.getByText('The Central Powers win the war')).toBeVisible()
  await audit(table, 'victory')
})

test('a purchase, a move and the end of the phase by Tab, arrows and Enter alone', async ({ page, table }) => {
  await table.open({ ...OPENING, phase: 'purchase' })
  const to = (name: string | RegExp, role: 'button' | 'spinbutton') => tabTo(page, table.dock.getByRole(role, { name }))
  await to('Infantry', 'spinbutton')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await to(/^End purchase: 2 units/, 'button')
  await page.keyboard.press('Enter')
  await expect(table.phase()).toHaveText(/Move/)
  await to('Berlin', 'button')
  await page.keyboard.press('Enter')
  await expect(table.stepper('Infantry')).toBeFocused()
  await page.keyboard.press('4')
  await to(/^Kiel: /, 'button')
  await page.keyboard.press('Enter')
  expect(await table.standing('kiel')).toMatchObject({ 'germany infantry': 7 })
  await to(/^End movement/, 'button')
  await page.keyboard.press('Enter')
  await expect(table.phase()).toHaveText(/Combat/)
})

test('where less motion is wanted nothing is animated and the map jumps', async ({ page, table }) => {
  await table.open({ ...OPENING, phase: 'move' })
  await table.press('alsace')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [transitionDuration, animationDuration].some((time) => Number.parseFloat(time) > 0.01)
      })
      .map((element) => element.className),
  )
  expect(moving).toEqual([])
  const points = await page.getByRole('button', { name: 'Italy', exact: true }).evaluate(async (button: HTMLElement) => {
    const point = () => JSON.stringify(contested.clickPointOf('rome'))
    const before = point()
    button.click()
    const after = point()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return [before, after, point()]
  })
  expect(points[1]).not.toBe(points[0])
  expect(points[2]).toBe(points[1])
})
