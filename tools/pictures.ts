/**
 * Takes the pictures in docs/ from the built page.
 *   npm run pictures [-- <part of a name> …]
 */
import process from 'node:process'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureBrowser, findBrowser } from './browser.mjs'
import { prepareShot, SHOTS } from './pictures/shots.ts'

await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port: 4500 } })
ensureBrowser()
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
const wanted = process.argv.slice(2)
try {
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (!shot.docs || (wanted.length > 0 && !wanted.some((part) => name.includes(part)))) continue
    const [width, height] = shot.size
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    await prepareShot(page, server.resolvedUrls!.local[0]!, name, shot)
    await page.screenshot({ path: `docs/${name}.png` })
    console.log(`docs/${name}.png`)
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}
