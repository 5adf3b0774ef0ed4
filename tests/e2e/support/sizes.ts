import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { expect, type Table } from './table.ts'

/** The windows that every screen must fit: laptops, tablets, a phone, 200 % on a laptop, a desk, a wall. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 900, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 3840, height: 2160 },
] as const

type Size = { readonly width: number; readonly height: number }
const nameOfSize = ({ width, height }: Size) => `${width}x${height}`

/** Where the picture of a screen goes. */
export const pictureOf = (info: TestInfo, size: Size, screen: string): string =>
  path.join(info.project.outputDir, 'sizes', `${nameOfSize(size)} ${screen}.png`)

/** The screen fits the window: no cut words, no overlaps, every control reachable, no page scrolling. */
export async function measure(table: Table, screen: string): Promise<void> {
  const found = await table.page.evaluate(faultsOf)
  expect.soft(found, `${nameOfSize(table.page.viewportSize()!)} ${screen}`).toEqual([])
}

/** The smallest windows in width and height, and the most common one. */
const NARROW = new Set(['1280x720', '390x844', '640x360'])
const OTHERS = SIZES.filter((size) => !NARROW.has(nameOfSize(size)))

/** The smallest windows, and one of the others in turn. */
export function sizesOf(turn: number): readonly Size[] {
  const other = OTHERS[turn % OTHERS.length]
  return SIZES.filter((size) => size === other || NARROW.has(nameOfSize(size)))
}

/** The screen that is open, in every window: it is brought there once and the window changes around it. */
export async function measureInAll(table: Table, info: TestInfo, screen: string, sizes: readonly Size[] = SIZES): Promise<void> {
  const { page } = table
  for (const size of sizes) {
    await page.setViewportSize(size)
    // Two frames: the page hears of its new size in one and is laid out in the next.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await measure(table, screen)
    if (process.env.PICTURES) await page.screenshot({ path: pictureOf(info, size, screen) })
  }
}
