import type { Locator, Page } from '@playwright/test'

/** Tab, until one of these has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await page.locator(':focus').and(target).count()) return
  }
  throw new Error(`Tab does not reach ${target}`)
}
