import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** In place of axe's half a megabyte of source, where a page has it already. */
const NOTHING = 'undefined'

/** What is not a matter of colour is the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Violations that axe finds on the current screen, without iframes. `rules`: only these. */
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

/** How the other themes are asked for. */
const OTHER_THEMES = { dark: { colorScheme: 'dark' }, contrast: { contrast: 'more' } } as const

/** Its colours at night and with more contrast. */
export async function auditOthers(page: Page, screen: string): Promise<void> {
  for (const [theme, media] of Object.entries(OTHER_THEMES)) {
    await page.emulateMedia(media)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await audit(page, `${screen}, ${theme}`, COLOURS)
    await page.emulateMedia({ colorScheme: 'light', contrast: null })
  }
}

/** Everything in daylight, and its colours in the other themes. */
export async function auditAll(page: Page, screen: string): Promise<void> {
  await audit(page, `${screen}, light`)
  await auditOthers(page, screen)
}

/** Everything in daylight, and its colours at night: the screen is the same. */
export async function auditBoth(page: Page, screen: string): Promise<void> {
  await audit(page, `${screen}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await audit(page, `${screen}, dark`, COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
}
