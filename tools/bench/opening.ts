/** A long game that is kept on the device: from the press that opens it to its map. */
import type { Page } from '@playwright/test'
import { ownTasks } from './own-tasks'

/** Milliseconds from the press until the map is drawn, in the clock of the page; in the page. */
const untilMap = () =>
  new Promise<number>((done) => {
    let began = 0
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas')
      const [middle, down] = canvas ? [canvas.width >> 1, canvas.height >> 1] : [0, 0]
      const seen = canvas
        ?.getContext('2d')
        ?.getImageData(middle, down, 8, 8)
        .data.some((value) => value > 0)
      if (seen) done(performance.now() - began)
      else requestAnimationFrame(look)
    }
    const down = () => {
      began = performance.now()
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', down, { capture: true, once: true })
  })

/** Saves this game, returns to the start page and opens it there once the page is idle. `own`: processor time. */
export async function openKeptGame(page: Page, save: unknown): Promise<{ ms: number; own: number }> {
  await page.evaluate(async (what) => {
    contested.open(what as Parameters<typeof contested.open>[0])
    await contested.kept()
    history.replaceState(null, '', location.pathname)
  }, save)
  await page.reload()
  const button = page.getByRole('button', { name: /^Continue/ }).first()
  await button.waitFor()
  // The table is fetched at the first sign that somebody is there.
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await page.waitForTimeout(4000)
  const map = page.evaluate(untilMap)
  // Listen before the button is pressed.
  await page.evaluate(() => undefined)
  const { spent } = await ownTasks(page, async () => {
    await button.click()
    await map
  })
  return { ms: await map, own: spent }
}
