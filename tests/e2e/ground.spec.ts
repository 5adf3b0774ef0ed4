import type { Page } from '@playwright/test'
import { expect, TWO, test } from './support/table.ts'

const OPENING = { ruleset: 'standard', seed: 'ground', base: 'opening', round: 2, phase: 'move', power: 'germany', players: TWO }

/** Sampling interval in bytes, not a multiple of a pixel. */
const ground = (page: Page, each: number): Promise<number[]> =>
  page.getByRole('application').evaluate((map, each) => {
    const canvas = map.querySelector('canvas')!
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return Array.from({ length: Math.floor(data.length / each) }, (_, i) => data[i * each]!)
  }, each)

/** Once it stays as it is. */
async function settled(page: Page): Promise<number[]> {
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = (await ground(page, 397)).join()
        return before === last
      },
      { intervals: [400], timeout: 30_000 },
    )
    .toBe(true)
  return ground(page, 13)
}

const isDrawing = (page: Page) => page.workers().some((worker) => /ground-worker-[\w-]+\.js$/.test(worker.url()))

test('the ground that a thread of its own draws is the ground that the page draws', async ({ page, table }) => {
  test.setTimeout(240_000)
  const views = async (): Promise<number[][]> => {
    await table.open(OPENING)
    await table.rest()
    const seen: number[][] = []
    for (const key of ['Alt+1', '+', 'Alt+3']) {
      await page.keyboard.press(key)
      seen.push(await settled(page))
    }
    await table.put({ ...OPENING, units: { lorraine: { germany: { infantry: 2 } } }, control: { lorraine: 'germany' } })
    seen.push(await settled(page))
    return seen
  }
  const elsewhere = await views()
  expect(isDrawing(page)).toBe(true)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))
  await page.reload()
  const here = await views()
  expect(isDrawing(page)).toBe(false)
  for (const [i, pixels] of elsewhere.entries()) {
    expect(new Set(pixels).size, `view ${i} shows something`).toBeGreaterThan(50)
    const other = here[i]!
    expect(other).toHaveLength(pixels.length)
    let differ = 0
    for (let at = 0; at < pixels.length; at++) if (Math.abs(pixels[at]! - other[at]!) > 16) differ++
    expect(differ / pixels.length, `view ${i}`).toBeLessThan(0.0005)
  }
})
