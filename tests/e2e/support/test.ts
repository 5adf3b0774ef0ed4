import { test as base, expect, type Page } from '@playwright/test'

/** Said by the blocking of service workers, which keeps the tests of all else from filling a cache of their own. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

type Fixtures = {
  /**
   * Console warnings, errors and uncaught exceptions so far. The list must be empty at the end; a test that provokes one asserts
   * it here and clears the list.
   */
  complaints: string[]
}

/** Longest wait for `contested` (ms): a page that a test keeps from starting never has it. */
const DOOR = 5000

/** After `goto` and `reload` the page has its rules and `contested`, which are loaded after the start page. */
function waitForDoor(page: Page): void {
  const after =
    <A extends unknown[], T>(navigate: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const result = await navigate(...args)
      await page
        .waitForFunction(() => 'contested' in globalThis || !document.getElementById('root'), null, { timeout: DOOR })
        .catch(() => undefined)
      return result
    }
  Object.assign(page, { goto: after(page.goto.bind(page)), reload: after(page.reload.bind(page)) })
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('page', waitForDoor)
      context.on('console', (message) => {
        const kind = message.type()
        if (message.text() === BLOCKED) return
        if (kind === 'warning' || kind === 'error')
          complaints.push(`console ${kind}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (thrown) => complaints.push(`uncaught: ${thrown.error().stack ?? thrown.error().message}`))
      await use(complaints)
      expect(complaints, 'what the pages complained of').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
