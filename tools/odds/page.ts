// The built page, in a browser, with what plays battles at its table.
import path from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { rolldown } from 'rolldown'
import { build, preview } from 'vite'
import { ensureBrowser, findBrowser } from '../browser.mjs'
import type { Case } from './cases.ts'
import type { Simulated } from './simulate.ts'

type OddsPage = {
  simulate: (battle: Case, runs: number, seed: string) => Promise<Simulated>
  close: () => Promise<void>
}

/** Games per call; between calls the page records results. */
const AT_ONCE = 25

export async function openPage(): Promise<OddsPage> {
  ensureBrowser()
  const root = process.cwd()
  const outDir = path.join(root, 'node_modules/.cache/odds/app')
  await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true } })
  const server = await preview({ root, logLevel: 'silent', build: { outDir }, preview: { host: '127.0.0.1', port: 4420 } })
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
  const page = await browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'contested' in globalThis)
  const bundle = await rolldown({ input: 'tools/odds/in-page.ts', cwd: root, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife' })
  await page.evaluate(output[0].code)
  return {
    simulate: async (battle, runs, seed) => {
      const all: Simulated = { ends: { cleared: 0, contested: 0, repulsed: 0, annihilated: 0 }, runs }
      for (let done = 0; done < runs; done += AT_ONCE) {
        const of = [battle, Math.min(AT_ONCE, runs - done), `${seed} ${done}`] as const
        const { ends } = await page.evaluate(([what, some, by]) => simulated(what, some, by), of)
        for (const end of Object.keys(ends) as (keyof typeof ends)[]) all.ends[end] += ends[end]
        await page.evaluate(() => contested.kept())
      }
      return all
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
