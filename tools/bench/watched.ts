/** Whole turns of the computers before one's eyes. */
import type { Page } from '@playwright/test'
import { atRest } from './at-rest'
import { note } from './noted'
import { ownTasks } from './own-tasks'

/** So long the computers are watched (ms). */
const WATCHED = 10_000

/** Frames that are drawn in so long, and the longest wait for one; in the page. */
const framesIn = (ms: number): Promise<{ frames: number; longest: number }> =>
  new Promise((done) => {
    const began = performance.now()
    let [frames, longest, last] = [0, 0, began]
    const count = (now: number) => {
      frames++
      longest = Math.max(longest, now - last)
      last = now
      if (now - began < ms) requestAnimationFrame(count)
      else done({ frames, longest })
    }
    requestAnimationFrame(count)
  })

/** All powers played by the computer, an order each third of a second: frames that were not drawn, and the longest wait for one. */
export async function watched(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'What the computer plays' }).selectOption('all')
  await page.getByRole('button', { name: /Begin the war/ }).click()
  await page.getByRole('radio', { name: '0.3 s' }).check({ force: true })
  await atRest(page)
  const before = await page.evaluate(() => contested.save().log.length)
  let seenFrames = { frames: 0, longest: 0 }
  const count = async () => {
    seenFrames = await page.evaluate(framesIn, WATCHED)
  }
  const own = await ownTasks(page, count)
  const { frames, longest } = seenFrames
  const acts = (await page.evaluate(() => contested.save().log.length)) - before
  if (acts < 3) throw new Error(`the computers did ${acts} things while they were watched`)
  note('computers at play: frames missed of 60 a second', 5, 100 * Math.max(0, 1 - frames / ((60 * WATCHED) / 1000)), '%')
  note('  by what the page itself had to do', 5, (100 * own.missed) / ((60 * WATCHED) / 1000), '%')
  note('computers at play: longest wait for a frame', 100, longest)
  note('  longest task of the page, by processor', 100, own.longest)
}
