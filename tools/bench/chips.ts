/** Odds on the map while a number of units is changed. */
import type { Page } from '@playwright/test'
import { atRest } from './at-rest'
import { note } from './noted'

/** Presses a key that changes a number of units. Returns the frame in which the odds on the map change; 1 is the next one. */
async function framesToChip(page: Page, key: string): Promise<{ frames: number; ms: number }> {
  const written = page.evaluate(
    () =>
      new Promise<{ frames: number; ms: number }>((done) => {
        const { prototype } = CanvasRenderingContext2D
        const { fillText } = prototype
        let [began, frames] = [0, 0]
        const count = () => {
          frames++
          if (prototype.fillText !== fillText) requestAnimationFrame(count)
        }
        prototype.fillText = function (...of) {
          fillText.apply(this, of)
          if (began === 0 || !of[0].includes('%')) return
          prototype.fillText = fillText
          done({ frames: Math.max(1, frames), ms: performance.now() - began })
        }
        const down = () => {
          began = performance.now()
          requestAnimationFrame(count)
        }
        addEventListener('keydown', down, { capture: true, once: true })
      }),
  )
  await page.evaluate(() => undefined)
  await page.keyboard.press(key)
  return written
}

/** Ten infantry before five: with each that stays at home the chance on the map is another. */
export async function chips(page: Page): Promise<void> {
  const units = { belgium: { germany: { infantry: 10, artillery: 2 } }, picardy: { france: { infantry: 5, artillery: 1 } } }
  const spec = { ruleset: 'standard', seed: 'chips', base: 'empty', round: 6, phase: 'move', power: 'germany', units }
  await page.evaluate((what) => contested.open(what as Parameters<typeof contested.open>[0]), spec)
  await atRest(page)
  const field = page.getByRole('combobox', { name: 'Name of a territory or sea zone' })
  await page.keyboard.press('/')
  await field.fill('Belgium')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1000)
  const at = await page.evaluate(() => contested.clickPointOf('belgium'))
  if (!at) throw new Error('the map does not show Belgium')
  await page.mouse.click(at.x, at.y)
  const infantry = page.getByRole('spinbutton', { name: 'Infantry', exact: true })
  await infantry.press('End')
  await page.waitForTimeout(500)
  for (const time of ['first', 'again', 'again', 'again'] as const) {
    const { frames, ms } = await framesToChip(page, 'ArrowDown')
    note(`a chip after a press of a count, ${time}: frame`, 1, frames, '')
    note(`a chip after a press of a count, ${time}`, time === 'first' ? 100 : 50, ms)
  }
}
