import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import { expect, type Table } from './table.ts'

/** The windows that every screen must fit. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
] as const

const nameOfSize = ({ width, height }: { width: number; height: number }) => `${width}x${height}`

/** Where the picture of a screen goes. */
export const pictureOf = (info: TestInfo, size: { width: number; height: number }, screen: string): string =>
  path.join(info.project.outputDir, 'sizes', `${nameOfSize(size)} ${screen}.png`)

/** Nothing beside the screen, the main button and the map in sight, no words cut off. */
export async function measure(table: Table, screen: string): Promise<void> {
  const { page } = table
  const { width, height } = page.viewportSize()!
  const at = `${nameOfSize({ width, height })} ${screen}`
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${at}: width`).toBeLessThanOrEqual(width)
  await expect.soft(table.primary, `${at}: main button`).toBeInViewport({ ratio: 1 })
  const map = (await page.getByRole('main', { name: 'Map' }).boundingBox())!
  const share = width > height ? map.width / width : map.height / height
  expect.soft(share, `${at}: map`).toBeGreaterThanOrEqual(0.45)
  const cut = await page.evaluate(() => {
    const found: string[] = []
    for (const part of document.querySelectorAll('header, aside')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement
        if (!element?.checkVisibility() || !text.textContent?.trim() || element.closest('.sr-only, svg')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right } = range.getBoundingClientRect()
        const box = (element.closest('button, li, p, td, th, dd, dt, h1, h2, h3') ?? element).getBoundingClientRect()
        const clipped = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
        if (clipped || right > box.right + 1 || left < box.left - 1) found.push(text.textContent.slice(0, 40))
      }
    }
    return found
  })
  expect.soft(cut, `${at}: cut off`).toEqual([])
}

/** The screen that is open, in every window: it is brought there once and the window changes around it. */
export async function measureInAll(table: Table, info: TestInfo, screen: string): Promise<void> {
  const { page } = table
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Two frames: the page hears of its new size in one and is laid out in the next.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await measure(table, screen)
    if (process.env.PICTURES) await page.screenshot({ path: pictureOf(info, size, screen) })
  }
}
