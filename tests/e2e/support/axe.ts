import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** In place of axe's half a megabyte of source, where a page has it already. */
const NOTHING = 'undefined'

/** What is not a matter of colour is the same in every theme. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong on the screen as it stands. One frame and no others: the page itself may do all of it. `rules`: of these alone. */
export async function audit(page: Page, screen: string, rules: string[] = []): Promise<void> {
  const there = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder(there ? { page, axeSource: NOTHING } : { page })
    .setLegacyMode()
    // Of what is well it need not tell every place.
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, screen).toEqual([])
}

/** Everything in daylight, and its colours at night: the screen is the same. */
export async function auditBoth(page: Page, screen: string): Promise<void> {
  await audit(page, `${screen}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit(page, `${screen}, dark`, COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
}
