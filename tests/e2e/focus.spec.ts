import type { Page } from '@playwright/test'
import { expect, type Table, TWO, test } from './support/table.ts'

test.use({ pictures: false })

/** Announcements, in order. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (words: string) => void (words && heard.push(words.trim())))
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (words: string) => void }
    for (const region of document.querySelectorAll('[role="status"].sr-only, [role="alert"].sr-only'))
      new MutationObserver(() => hear(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  return heard
}

/** Presses a key and returns the focused element afterwards. */
function keysOf(page: Page, heard: string[]) {
  const lost: string[] = []
  let printed = 0
  const key = async (name: string) => {
    await page.keyboard.press(name)
    await page.waitForTimeout(400)
    const focus = await page.evaluate(() => {
      const active = document.activeElement
      return active === document.body ? null : (active?.getAttribute('aria-label') ?? active?.textContent ?? '')
    })
    if (focus === null) lost.push(name)
    // With HEAR=1 a turn can be read as a blind player hears it.
    if (process.env.HEAR) console.log(`${name}\t[${focus?.slice(0, 60)}] ${heard.slice(printed).join(' | ')}`)
    printed = heard.length
  }
  return { key, lost }
}

const now = async (table: Table) => (await table.state()).flow

test('a whole turn by keys alone: the focus is never lost, and each phase is told', async ({ page, table }) => {
  test.setTimeout(120_000)
  await table.open({ ruleset: 'standard', seed: 'focus', players: TWO })
  await expect(table.dock.getByRole('spinbutton').first()).toBeVisible()
  await table.rest()
  const heard = await listen(page)
  const { key, lost } = keysOf(page, heard)

  // Purchase: from the panel to the first number.
  await key('o')
  for (let i = 0; i < 12 && !(await table.stepper('Infantry').evaluate((row) => row === document.activeElement)); i++)
    await key('Tab')
  await expect(table.stepper('Infantry')).toBeFocused()
  await key('6')
  await key('Enter')
  expect((await now(table)).phase).toBe('move')

  // Movement: to the map, through the stacks, a part of one on to Serbia.
  await key('g')
  await key('Tab')
  await key('Tab')
  await table.find('budapest')
  await key('Enter')
  await key('4')
  await table.find('serbia')
  await key('Enter')
  await key('Enter')
  await expect(table.dock).toContainText('Orders · 2')
  await key('f')
  await key('Escape')
  await key('Control+Enter')
  expect((await now(table)).phase).toBe('combat')

  for (let i = 0; i < 30 && (await now(table)).power === 'austria-hungary'; i++) {
    const { pending } = await now(table)
    const hint = (await table.primary.getAttribute('aria-keyshortcuts')) ?? ''
    await key(pending ? 'c' : hint.length === 1 ? hint.toLowerCase() : 'Control+Enter')
  }
  expect((await now(table)).power).toBe('russia')
  expect(lost).toEqual([])
  const told = heard.join('\n')
  for (const phase of ['Movement', 'Combat', 'Mobilisation', 'Income']) expect(told).toContain(`Austria-Hungary: ${phase}.`)
  expect(told).toContain('Russia: Purchase.')
  expect(told).toMatch(/4 infantry of \d+ chosen/)
})
