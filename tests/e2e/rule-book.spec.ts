// The rule book in a browser: opened by its key, searched, filtered, a rule shown at the table, and back to the game that waited.
import { audit, auditBoth } from './support/axe.ts'
import { expect, test } from './support/table.ts'

test.use({ pictures: false })

const lorraine = {
  ruleset: 'standard',
  seed: 'book',
  base: 'empty',
  round: 5,
  power: 'germany',
  phase: 'move',
  control: { lorraine: 'contested' },
  units: { lorraine: { germany: { infantry: 3 }, france: { infantry: 2 } }, alsace: { germany: { infantry: 1 } } },
}

test('a rule is found by its key, read, seen on the board, shown and left', async ({ table, page }) => {
  await table.open(lorraine)
  await table.map.focus()
  await page.keyboard.press('j')
  const book = page.getByRole('region', { name: 'Rules' })
  const list = book.getByRole('navigation', { name: 'All rules' })
  await expect(list.getByRole('button', { name: 'The turn at a glance' })).toBeFocused()
  await expect(book.getByRole('status')).toHaveText('283 rules')
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
  await expect(table.map).toBeFocused()

  await page.keyboard.press('j')
  await book.getByRole('button', { name: 'On the board' }).click()
  await expect(list.getByRole('button', { name: /Leaving contested land/ })).toBeVisible()
  await expect(list.getByRole('button', { name: /Starting among mines/ })).toBeHidden()
  await book.getByRole('searchbox').fill('contested leaving')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button', { name: /STD-MOV-06/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(book.getByRole('heading', { name: 'Leaving contested land' })).toBeVisible()
  await expect(book.getByRole('button', { name: 'Lorraine Germany France' })).toBeVisible()
  await expect(book.getByRole('button', { name: 'Try it' })).toBeVisible()
  await auditBoth(page, 'the rule book')
  await page.emulateMedia({ contrast: 'more' })
  await audit(page, 'the rule book, contrast')
  await page.emulateMedia({ contrast: 'no-preference' })

  const game = page.url()
  await book.getByRole('button', { name: 'Try it' }).click()
  const strip = page.getByRole('region', { name: 'Example' })
  await expect(strip.getByRole('button', { name: 'Try it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(strip).toContainText('Refused by STD-MOV-06.')
  await expect(table.why).toContainText('STD-MOV-06')
  await audit(page, 'the example of a rule')

  await strip.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(game)
  await expect(book.getByRole('heading', { name: 'Leaving contested land' })).toBeVisible()
  await book.getByRole('button', { name: 'Lorraine Germany France' }).click()
  await expect(book).toBeHidden()
  await expect(table.map).toBeFocused()
})

test('the rule book opens from the page of drills, of all games', async ({ table, page }) => {
  await table.start()
  await page.getByRole('button', { name: 'Learn by drills' }).click()
  const way = page.getByRole('button', { name: 'Rules', exact: true })
  await way.click()
  const book = page.getByRole('region', { name: 'Rules' })
  await expect(book.getByRole('status')).toHaveText('934 rules')
  await audit(page, 'the rule book over the page of drills')
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
  await expect(way).toBeFocused()
})
