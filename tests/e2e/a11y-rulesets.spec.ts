import { auditBoth } from './support/axe.ts'
import { tabTo } from './support/keys.ts'
import { expect, TWO, test } from './support/table.ts'

test.use({ pictures: false })

test('the start page for every ruleset', async ({ page, table }) => {
  await table.start()
  await page.getByText('How the four games differ').click()
  for (const name of ['Tournament', 'Advanced', 'Influence']) {
    await page.getByRole('radio', { name: `${name} game` }).check({ force: true })
    await auditBoth(page, name)
  }
})

const OPENING = { seed: 'keys', base: 'opening', players: TWO }

test('by keyboard alone', async ({ page, table }) => {
  test.setTimeout(120_000)
  await table.start()
  await test.step('a country is won and taken back, and what cannot be had says why', async () => {
    await table.put({ ...OPENING, ruleset: 'influence', round: 2, power: 'germany', phase: 'purchase' })
    await tabTo(page, page.getByRole('button', { name: 'Win Greece for 20 IPC' }))
    await page.keyboard.press('Enter')
    await expect(table.dock.getByText('paid; joins in Mobilise')).toBeVisible()
    expect((await table.state()).war.treasury.germany).toBe(15)
    await expect(page.getByRole('button', { name: 'Take back: Greece' })).toBeFocused()
    const dear = page.getByRole('button', { name: 'Win Empire of Ethiopia for 20 IPC' })
    await tabTo(page, dear)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Why not?' })).toContainText('INF-INFL-09')
    await page.keyboard.press('Escape')
    await tabTo(page, page.getByRole('button', { name: 'Take back: Greece' }))
    await page.keyboard.press('Enter')
    expect((await table.state()).war.treasury.germany).toBe(35)
    await expect(page.getByRole('button', { name: 'Win Greece for 20 IPC' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Raise a revolt in Finland for 5 IPC' }))
    await page.keyboard.press('Space')
    expect((await table.state()).turn.paid?.revolts).toEqual(['finland'])
  })
  await test.step('what a neutral power may not do is opened, and a rule of it read', async () => {
    await table.put({ ...OPENING, ruleset: 'influence', round: 1, power: 'italy', phase: 'move' })
    const card = page.locator('summary', { hasText: 'Italy is neutral until round 2' })
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(table.rule('INF-ITA-03')).toBeVisible()
    await tabTo(page, table.rule('INF-ITA-03'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Rules', exact: true })).toContainText('INF-ITA-03')
    await page.keyboard.press('Escape')
    await expect(table.rule('INF-ITA-03')).toBeFocused()
  })
  await test.step('the clock is stopped and goes on', async () => {
    await table.put({ ...OPENING, ruleset: 'tournament', power: 'germany', options: { 'time-limit': true, minutes: 60 } })
    const clock = page.locator('header').getByRole('button', { name: / left\. / })
    const before = await clock.getAttribute('aria-label')
    await tabTo(page, clock)
    await page.keyboard.press('Enter')
    await expect(clock).not.toHaveAttribute('aria-label', before ?? '')
    await expect(clock).toContainText('paused')
    await page.keyboard.press('Enter')
    await expect(clock).not.toContainText('paused')
    await expect(clock).toBeFocused()
  })
})
