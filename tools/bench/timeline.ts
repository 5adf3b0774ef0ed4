/** Along the timeline of a long game: what the main thread of the page has to do for it, by processor. */
import type { CDPSession, Page } from '@playwright/test'
import { STILL } from './at-rest'
import { copyIn, noteWithCopies } from './copies'

/** Mean duration of one step (ms). */
async function mainThread(page: Page, steps: number, go: (session: CDPSession) => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await spent()
  await go(session)
  const after = await spent()
  await session.detach()
  return (after - before) / steps
}

/** Each press waits until the page is idle. */
const pressed = (page: Page, keys: readonly string[]): Promise<number> =>
  mainThread(page, keys.length, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(STILL)
    }
  })

/** What a jump leaves to be done while the page rests takes so long (ms), and belongs to no step. */
const LEFT = 2000

/** A key that is held down says itself so often (ms). */
const REPEATS = 33

const held = (page: Page, steps: number): Promise<number> =>
  mainThread(page, steps, async (session) => {
    const key = { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 }
    for (let i = 0; i < steps; i++) {
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, autoRepeat: i > 0 })
      await page.waitForTimeout(REPEATS)
    }
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    await page.waitForTimeout(STILL)
  })

/** By single actions, by a key that is held down, and from anywhere to anywhere. */
export async function timeline(page: Page, actions: number): Promise<void> {
  await page.keyboard.press('y')
  await page.getByRole('slider', { name: 'Timeline' }).focus()
  await page.keyboard.press('PageDown')
  await page.waitForTimeout(LEFT)
  const copy = await copyIn(page)
  const single = await pressed(page, Array(20).fill('ArrowLeft'))
  noteWithCopies(`a step among ${actions} actions, main thread`, 16, single, copy)
  noteWithCopies(`  of a key held down among ${actions} actions`, 16, await held(page, 60), copy)
  const jumps = ['Home', 'PageUp', 'PageUp', 'PageUp', 'Home', 'End']
  noteWithCopies(`a jump among ${actions} actions, main thread`, 50, await pressed(page, jumps), copy)
  noteWithCopies(`  the same places again among ${actions} actions`, 50, await pressed(page, jumps), copy)
  await page.keyboard.press('y')
}
