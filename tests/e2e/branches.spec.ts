// A game is played on from a moment that is past: a game of its own, the first as it was, and both in the tree of kept games.
import type { Page } from '@playwright/test'
import { auditBoth } from './support/axe.ts'
import { expect, type Table, test } from './support/table.ts'

test.use({ pictures: false })

const ACTS = [
  { type: 'purchase', units: { infantry: 4 } },
  { type: 'end-phase' },
  { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } },
]

/** Goes back this many actions and plays on from there. */
async function playOn(table: Table, page: Page, ago: number) {
  await table.map.focus()
  for (let back = 0; back < ago; back++) await page.keyboard.press('[')
  await page.getByRole('button', { name: /^Continue from here/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'is unchanged' })).toBeVisible()
  await table.kept()
}

test('two games leave a third, which stays as it was; the list shows whose they are', async ({ table, page }) => {
  await table.open({ ruleset: 'standard', seed: 'a war of branches that go many ways' })
  await table.do(...ACTS)
  await table.rest()
  await table.kept()
  const trunk = { hash: await table.hash(), address: page.url() }

  await playOn(table, page, 1)
  const first = page.url()
  expect(first).not.toBe(trunk.address)
  expect(await page.evaluate(() => contested.save().log.length)).toBe(2)
  await expect(page.getByRole('region', { name: 'A past moment' })).toBeHidden()

  await page.goto(trunk.address)
  await page.reload()
  await expect(table.map).toBeVisible()
  expect(await table.hash()).toBe(trunk.hash)
  await table.rest()
  await playOn(table, page, 2)
  expect(await page.evaluate(() => contested.save().origin?.at)).toBe(1)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the start page' }).click()
  const others = page.getByRole('region', { name: 'Other games' })
  const rows = others.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  // The one that was played last is continued above; here it has its place.
  await expect(rows.nth(1)).toContainText(/… from round 1.+Branches off “.+” after 1 action\..+Continued above/)
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0)
  await expect(rows.nth(2)).toContainText('… from round 1, Austria-Hungary, Move')
  await expect(rows.nth(2).getByRole('button').first()).toHaveAccessibleName(/Branches off “.+” after 2 actions\./)
  await auditBoth(page, 'the tree of kept games')
  // Where the columns are narrow, long names end in theirs.
  await page.setViewportSize({ width: 1024, height: 768 })
  const { x: next } = (await page.getByRole('region', { name: 'New game' }).boundingBox())!
  for (const name of ['Continue', 'Other games']) {
    const { x, width } = (await page.getByRole('region', { name }).boundingBox())!
    expect(x + width, name).toBeLessThan(next)
  }

  await rows.first().getByRole('button').first().click()
  await expect(table.map).toBeVisible()
  expect(await table.hash()).toBe(trunk.hash)
})
