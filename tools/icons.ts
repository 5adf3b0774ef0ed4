/**
 * Draws the icons of an installed page from its one drawing, public/favicon.svg: npm run build:icons.
 * The maskable one fills its square, with the drawing where no shape of a system's icons cuts it off.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import palette from '../data/palette.json' with { type: 'json' }
import { ensureBrowser, findBrowser } from './browser.mjs'

const FOLDER = 'public/icons'
/** So much of the width is safe under every mask. */
const SAFE = 0.72

const drawing = readFileSync('public/favicon.svg', 'utf8')
const icons = [
  { name: '192', size: 192, share: 1, ground: 'transparent' },
  { name: '512', size: 512, share: 1, ground: 'transparent' },
  { name: 'maskable-512', size: 512, share: SAFE, ground: palette.theme.light.paper },
]

ensureBrowser()
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined })
try {
  for (const { name, size, share, ground } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${share * 100}vw}</style>${drawing}`,
    )
    await page.screenshot({ path: `${FOLDER}/${name}.png`, omitBackground: ground === 'transparent' })
    await page.close()
  }
} finally {
  await browser.close()
}
