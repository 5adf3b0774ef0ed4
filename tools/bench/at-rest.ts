/** Waits until a page is idle: after a key press, and after loading. */
import type { Page } from '@playwright/test'

/** So long nothing may change before a page counts as standing still (ms). */
export const STILL = 250

/** Presses a key and says how long it took until the page stood still again, in the clock of the page. */
export async function press(page: Page, key: string): Promise<number> {
  const stood = page.evaluate(
    (still) =>
      new Promise<number>((done) => {
        let began = 0
        let last = 0
        let timer: ReturnType<typeof setTimeout>
        const rest = () => {
          observer.disconnect()
          done(last - began)
        }
        const ofSight = ({ target }: MutationRecord) =>
          !(target instanceof Element ? target : target.parentElement)?.closest('.sr-only[aria-live]')
        const changed = (records?: MutationRecord[]) => {
          if (records && !records.some(ofSight)) return
          // The frame that shows it: what is asked for in a frame is answered when it has been drawn.
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => {
              last = performance.now()
            }
            channel.port2.postMessage(null)
          })
          clearTimeout(timer)
          timer = setTimeout(rest, still)
        }
        const observer = new MutationObserver(changed)
        const down = (event: KeyboardEvent) => {
          if (['Control', 'Shift'].includes(event.key)) return
          removeEventListener('keydown', down, true)
          began = performance.now()
          last = began
          observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
          changed()
        }
        addEventListener('keydown', down, true)
      }),
    STILL,
  )
  // Listen before the key is pressed.
  await page.evaluate(() => undefined)
  await page.keyboard.press(key)
  return stood
}

/** Resolves when nothing is loading or drawing any more. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('main canvas').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => performance.getEntriesByName('contested-1914:at-rest').length > 0)
  // What the browser makes ready of it, and what the page draws of it, may take a moment longer.
  await page.waitForTimeout(1000)
}
