// What is learned with: axe finds nothing on a desk in daylight, at night or with more contrast, nor on a phone.
import type { Page } from '@playwright/test'
import { audit, auditAll } from './support/axe.ts'
import { expect, type Table, TWO, test } from './support/table.ts'

const OPENING = { ruleset: 'standard', seed: 'm', base: 'opening', round: 2, power: 'germany', players: TWO }
const ALONE = TWO.map(({ powers }) => ({ name: 'Anna', powers }))
const BATTLE = {
  phase: 'combat',
  units: { lorraine: { germany: { infantry: 4, artillery: 1 }, france: { infantry: 3, artillery: 1 } } },
  control: { lorraine: 'contested' },
  queue: [1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 6],
}
/** To the end of a turn from its Movement. */
const ENDS = Array.from({ length: 4 }, () => ({ type: 'end-phase' }))
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

/** On a desk in all three themes, and on a phone. */
async function look(page: Page, screen: string): Promise<void> {
  await auditAll(page, screen)
  await page.setViewportSize(PHONE)
  await audit(page, `${screen}, on a phone`)
  await page.setViewportSize(DESK)
}

/** A drill from its address. */
async function drill(table: Table, id: string): Promise<void> {
  await table.page.goto(`./#lesson=${id}`)
  await expect(table.page.getByRole('region', { name: 'Drill' })).toBeVisible()
  await table.rest()
}

test.use({ viewport: DESK, pictures: false })
// Each walk is looked at four times on its way.
test.describe.configure({ timeout: 120_000 })

test('the start page tells of drills and short wars, and a war begins from there', async ({ page, table }) => {
  await table.start()
  await expect(page.getByRole('button', { name: /^Drills 0 of 30 Next:/ })).toBeVisible()
  await page.getByText('Short wars for two').click()
  const war = page.getByRole('button', { name: /^The Balkans/ })
  await expect(war).toBeVisible()
  await look(page, 'short wars on the start page')
  await war.click()
  await expect(table.map).toBeVisible()
  expect((await table.state()).flow).toMatchObject({ round: 2, power: 'austria-hungary' })
  await page.getByRole('tab', { name: 'Income' }).click()
  await expect(page.getByText('At the end of round 4').first()).toBeVisible()
  await look(page, 'how a short war ends')
})

test('a drill in play, why not, and its result', async ({ page, table }) => {
  await drill(table, 'guns-need-men')
  await look(page, 'a drill')
  await table.primary.click()
  await expect(table.dock.getByRole('heading', { name: 'Not yet' })).toBeFocused()
  await look(page, 'a result')
  await table.dock.getByRole('button', { name: /^Show me how/ }).click()
  await expect(page.getByRole('region', { name: /Worked example|Step by step/ }).first()).toBeVisible()
  await look(page, 'a worked example')
})

test('why not in Movement, Purchase and Combat', async ({ page, table }) => {
  await table.open({ ...OPENING, phase: 'move' })
  await table.rest()
  const refused = async (screen: string, action: unknown) => {
    await page.evaluate((each) => {
      contested.dispatch(each as Parameters<typeof contested.dispatch>[0])
    }, action)
    await expect(table.why.getByRole('button', { name: /^1\b/ })).toBeVisible()
    await look(page, `why not in ${screen}`)
    await page.keyboard.press('Escape')
  }
  await refused('Movement', { type: 'move', from: 'munich', path: ['paris'], units: { infantry: 1 } })
  await table.put({ ...OPENING, phase: 'purchase' })
  await refused('Purchase', { type: 'purchase', units: { infantry: 9, battleship: 3 } })
  await table.put({ ...OPENING, ...BATTLE })
  await table.do({ type: 'attack', space: 'lorraine' })
  await refused('Combat', { type: 'casualties', lose: { germany: { artillery: 9 } } })
})

test('the page of a rule, looking back at a turn, a step of a battle', async ({ page, table }) => {
  await page.addInitScript(() => localStorage.setItem('contested-1914:settings', '{"steps":true}'))
  await table.open({ ...OPENING, ...BATTLE, phase: 'move', players: ALONE })
  await table.rest()
  await table.map.focus()
  await page.keyboard.press('j')
  const book = page.getByRole('region', { name: 'Rules' })
  await book.getByRole('searchbox').fill('STD-MOV-06')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(book.getByRole('heading', { name: 'Leaving contested land' })).toBeVisible()
  await look(page, 'the page of a rule')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await table.do({ type: 'move', from: 'lorraine', path: ['alsace'], units: { infantry: 4, artillery: 1 } }, ...ENDS)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Look back at a turn' }).click()
  const list = table.dock.getByRole('region', { name: 'Looking back' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await look(page, 'looking back at a turn')
  await page.keyboard.press('Escape')
  await table.put({ ...OPENING, ...BATTLE })
  await table.fight('Lorraine')
  await table.attack()
  await expect(table.dock.getByRole('region', { name: 'Step by step' })).toContainText('1 of')
  await look(page, 'a step of a battle')
})

test('a card of the quiz, answered', async ({ page, table }) => {
  await table.start()
  await page.getByRole('button', { name: 'Learn by drills' }).click()
  await expect(page.getByRole('region', { name: 'The ladder' })).toBeVisible()
  await look(page, 'the page of drills')
  await page.getByRole('button', { name: /^Quiz/ }).click()
  const quiz = page.getByRole('region', { name: 'Quiz' })
  await expect(quiz.getByRole('heading')).toBeFocused()
  await look(page, 'a card of the quiz')
  await quiz.locator('ul button').first().click()
  await expect(quiz.getByRole('img', { name: 'correct answer' })).toBeVisible()
  await look(page, 'an answered card of the quiz')
})

test('a lesson that is made', async ({ page, table }) => {
  await table.open({ ruleset: 'standard', seed: 'm', base: 'opening', power: 'austria-hungary', phase: 'move', players: TWO })
  await table.rest()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Make a lesson from here' }).click()
  const band = page.getByRole('region', { name: 'Make a lesson' })
  await page.evaluate(() =>
    contested.dispatch({ type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }),
  )
  await look(page, 'a lesson that is being made')
  await band.getByRole('button', { name: 'Done' }).click()
  await expect(table.dock.getByRole('textbox', { name: /^The task/ })).toBeFocused()
  await look(page, 'the words of a lesson')
})
