// A drill in a browser: found from the start page, played by the screen to its three stars, and left by Esc.
import { audit, auditBoth } from './support/axe.ts'
import { expect, test } from './support/table.ts'

test.use({ pictures: false })

test('a drill is found, missed, taken back, won and left', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: 'Learn by drills' }).click()
  await page.getByRole('button', { name: /^Artillery needs infantry/ }).click()
  await audit(page, 'the page of drills')
  await page.getByRole('button', { name: /^Begin/ }).click()
  const strip = page.getByRole('region', { name: 'Drill' })
  await expect(strip).toContainText('Bring two artillery from Munich to Alsace.')
  await expect(page).toHaveURL(/#lesson=guns-need-men$/)

  await page.keyboard.press('h')
  await expect(strip).toContainText('One infantry is enough')
  await strip.getByRole('button', { name: /of three/ }).click()
  await expect(strip).toContainText('Infantry stays in Munich too')

  await table.primary.click()
  await expect(table.dock.getByRole('heading', { name: 'Not yet' })).toBeFocused()
  await page.keyboard.press('r')
  await expect(table.dock.getByRole('heading', { name: 'Not yet' })).toBeHidden()

  await table.dock.getByRole('button', { name: 'Munich' }).click()
  await page.keyboard.press('Escape')
  await expect(strip).toBeVisible()
  await table.dock.getByRole('button', { name: 'Munich' }).click()
  const guns = table.dock.getByRole('spinbutton', { name: /Artillery/ })
  await guns.focus()
  await page.keyboard.press('2')
  await table.dock.getByRole('spinbutton', { name: /Infantry/ }).focus()
  await page.keyboard.press('2')
  await table.dock.getByRole('button', { name: /^Alsace/ }).click()
  await table.primary.click()
  await expect(table.dock.getByRole('heading', { name: 'Three stars' })).toBeFocused()
  await expect(strip).toContainText('The drill is over. Bring two artillery')
  await audit(page, 'the result of a drill')

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#learn$/)
  await expect(page.getByRole('button', { name: 'Artillery needs infantry, 3 stars of three' })).toBeVisible()
})

test('five cards of the quiz are answered, and left by Esc', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: 'Learn by drills' }).click()
  await page.getByRole('button', { name: /^Quiz/ }).click()
  const quiz = page.getByRole('region', { name: 'Quiz' })
  for (const n of [1, 2, 3, 4, 5]) {
    await expect(quiz).toContainText(`Card ${n} of 5`)
    await expect(quiz.getByRole('heading')).toBeFocused()
    await quiz.locator('ul button').first().click()
    await expect(quiz.getByRole('img', { name: 'correct answer' })).toBeVisible()
    await page.keyboard.press('Control+Enter')
  }
  await expect(quiz.getByRole('heading', { name: /of 5$/ })).toBeFocused()
  await auditBoth(page, 'the end of the quiz')
  await quiz.getByRole('button', { name: 'Five more' }).click()
  await expect(quiz).toContainText('Card 1 of 5')
  await auditBoth(page, 'a card of the quiz')
  await page.keyboard.press('Escape')
  await expect(quiz.getByRole('heading')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Learn' })).toBeVisible()
})

test('a short war is begun from the page of drills, with the computer on its seats', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: 'Learn by drills' }).click()
  await page.getByRole('radio', { name: 'I: Central' }).check({ force: true })
  await page.getByRole('button', { name: /^The western front/ }).click()
  await expect(table.map).toBeVisible()
  await expect.poll(async () => (await table.state()).flow).toMatchObject({ round: 4, power: 'germany', phase: 'purchase' })
})
