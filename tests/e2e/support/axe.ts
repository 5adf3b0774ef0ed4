import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What axe finds wrong on the screen as it stands. One frame and no others: the page itself may do all of it. `rules`: of these alone. */
export async function audit(page: Page, screen: string, rules: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, screen).toEqual([])
}
