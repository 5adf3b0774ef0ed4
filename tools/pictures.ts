/**
 * Takes the pictures in docs/: the built page, played to where each is taken.
 *   npm run pictures [-- <part of a name> …]
 */
import { mkdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureBrowser, findBrowser } from './browser.mjs'

type Action = Parameters<typeof globalThis.contested.dispatch>[0]
type Spec = Parameters<typeof globalThis.contested.open>[0]
type Shot = {
  readonly size: readonly [width: number, height: number]
  readonly theme?: 'dark' | 'contrast'
  /** The opening of the standard game, or one of tests/fixtures/positions. */
  readonly position: string
  readonly actions?: readonly Action[]
  /** Alt+1 to Alt+6, or 0 for the whole board. */
  readonly theatre?: 1 | 2 | 3 | 4 | 5 | 6
  readonly whole?: true
  /** Turns of the wheel over a space, from the whole board. */
  readonly towards?: readonly [space: string, turns: number]
  /** Pressed on the map, one after another. */
  readonly press?: readonly string[]
  readonly also?: (page: Page) => Promise<void>
}

const opening: Spec = {
  ruleset: 'standard',
  seed: 'pictures',
  base: 'opening',
  players: [
    { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ],
}
const orders: readonly Action[] = [
  { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 5, artillery: 1 } },
  { type: 'move', from: 'munich', path: ['alsace', 'lorraine'], units: { fighter: 1 } },
  { type: 'move', from: 'munich', path: ['alsace'], units: { infantry: 5, artillery: 2 } },
  { type: 'move', from: 'hanover', path: ['ruhr'], units: { infantry: 6, artillery: 1 } },
  { type: 'move', from: 'silesia', path: ['poland'], units: { infantry: 1 } },
  { type: 'move', from: 'sz10', path: ['sz9'], units: { battleship: 1, cruiser: 2 } },
]

const SHOTS: Readonly<Record<string, Shot>> = {
  board: { size: [1920, 1080], position: 'opening', whole: true },
  europe: { size: [1920, 1080], position: 'late-war', towards: ['vienna', 5] },
  balkans: { size: [1280, 720], position: 'late-war', theatre: 3 },
  africa: { size: [1280, 720], position: 'opening', towards: ['belgian-congo', 4] },
  'western-front': { size: [1280, 720], position: 'western-front', actions: orders, theatre: 1, press: ['ruhr', 'belgium'] },
  'naval-clash': {
    size: [1280, 720],
    position: 'naval-clash',
    actions: [{ type: 'attack', space: 'sz9' }],
    towards: ['sz9', 14],
  },
  dark: { size: [1280, 720], theme: 'dark', position: 'western-front', actions: orders, theatre: 1, press: ['ruhr', 'belgium'] },
  contrast: {
    size: [1280, 720],
    theme: 'contrast',
    position: 'western-front',
    actions: orders,
    theatre: 1,
    press: ['ruhr', 'belgium'],
  },
  tablet: { size: [1024, 768], position: 'late-war', theatre: 2 },
  advanced: {
    size: [1280, 720],
    position: 'advanced-late',
    actions: [{ type: 'attack', space: 'belgium' }],
    towards: ['kiel', 11],
  },
  influence: {
    size: [1280, 720],
    position: 'influence-late',
    actions: [
      { type: 'influence', country: 'greece' },
      { type: 'revolt', territory: 'trans-jordan' },
    ],
    theatre: 5,
    also: (page) =>
      page.getByRole('heading', { name: 'Countries to win' }).evaluate((title) => title.scrollIntoView({ block: 'center' })),
  },
  tournament: {
    size: [1280, 720],
    position: 'tournament-late',
    theatre: 1,
    also: async (page) => {
      await page.getByRole('button', { name: /^Points for homeland territory/ }).click()
      const homelands = page.getByRole('region', { name: 'Homelands' })
      await homelands.getByRole('button', { name: /France/ }).click()
      await homelands.evaluate((part) => part.scrollIntoView({ block: 'start' }))
    },
  },
  laptop: { size: [1280, 720], position: 'late-war', theatre: 4 },
}

async function pointOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((id) => contested.clickPointOf(id), space)
  if (!point) throw new Error(`There is no map to find ${space} on.`)
  return point
}

async function take(page: Page, url: string, name: string, shot: Shot): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('contested-1914:settings', settings),
    JSON.stringify({ theme: shot.theme ?? 'light', handover: 'off' }),
  )
  await page.goto(url)
  const spec =
    shot.position === 'opening'
      ? opening
      : (JSON.parse(readFileSync(`tests/fixtures/positions/${shot.position}.json`, 'utf8')) as Spec)
  await page.evaluate((what) => contested.open(what), spec)
  await page.getByRole('application').waitFor()
  for (const action of shot.actions ?? []) {
    const refused = await page.evaluate((what) => {
      const outcome = contested.dispatch(what)
      return outcome.ok ? null : outcome.error.message
    }, action)
    if (refused) throw new Error(`${name}: ${refused}`)
  }
  const settle = () => page.waitForTimeout(900)
  await settle()
  if (shot.theatre) await page.keyboard.press(`Alt+${shot.theatre}`)
  if (shot.whole) await page.keyboard.press('0')
  if (shot.towards) {
    const [space, turns] = shot.towards
    await page.keyboard.press('0')
    await settle()
    const { x, y } = await pointOf(page, space)
    await page.mouse.move(x, y)
    for (let i = 0; i < turns; i++) await page.mouse.wheel(0, -100)
  }
  await settle()
  for (const space of shot.press ?? []) {
    const { x, y } = await pointOf(page, space)
    await page.mouse.click(x, y)
    await settle()
  }
  await shot.also?.(page)
  await page.mouse.move(shot.size[0] - 2, shot.size[1] - 2)
  await settle()
  mkdirSync('docs', { recursive: true })
  await page.screenshot({ path: `docs/${name}.png` })
  console.log(`docs/${name}.png`)
}

await build({ logLevel: 'warn' })
const server = await preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port: 4500 } })
ensureBrowser()
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu'] })
const wanted = process.argv.slice(2)
try {
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
    const [width, height] = shot.size
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block' })
    await take(await context.newPage(), server.resolvedUrls!.local[0]!, name, shot)
    await context.close()
  }
} finally {
  await browser.close()
  await server.close()
}
