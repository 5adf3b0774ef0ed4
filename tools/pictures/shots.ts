/** The screens to photograph, and how to reach them. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

type Action = Parameters<typeof globalThis.contested.dispatch>[0]
type Spec = Parameters<typeof globalThis.contested.open>[0]
export type Shot = {
  readonly docs?: true
  /** Pixels. */
  readonly size: readonly [width: number, height: number]
  readonly theme?: 'dark' | 'contrast'
  /** The opening of the standard game, a file name in tests/fixtures/positions, or null for the start page. */
  readonly position: string | null
  readonly actions?: readonly Action[]
  /** Alt+1 to Alt+6. */
  readonly theatre?: 1 | 2 | 3 | 4 | 5 | 6
  readonly whole?: true
  /** Wheel steps over a space, from the whole board. */
  readonly towards?: readonly [space: string, turns: number]
  /** Spaces to click on the map, in order. */
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

/** Positions and views worth a picture. `docs`: committed, for the README. */
export const SHOTS: Readonly<Record<string, Shot>> = {
  board: { size: [1920, 1080], position: 'opening', whole: true },
  europe: { size: [1920, 1080], position: 'late-war', towards: ['vienna', 5] },
  balkans: { size: [1280, 720], position: 'late-war', theatre: 3 },
  africa: { size: [1280, 720], position: 'opening', towards: ['belgian-congo', 4] },
  'western-front': {
    docs: true,
    size: [1280, 720],
    position: 'western-front',
    actions: orders,
    theatre: 1,
    press: ['ruhr', 'belgium'],
  },
  'naval-clash': {
    docs: true,
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
    docs: true,
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

const key =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const each of keys) {
      await page.keyboard.press(each)
      await page.waitForTimeout(1200)
    }
  }
const menu = (name: RegExp) => async (page: Page) => {
  await page.locator('header').getByRole('button').last().click()
  await page.getByRole('menuitem', { name }).click()
  await page.waitForTimeout(1500)
}

/** Further screens, compared before and after a change that must not show (`tools/screens.ts`). */
export const SCREENS: Readonly<Record<string, Shot>> = {
  start: { size: [1280, 720], position: null },
  'start-wide': { size: [1920, 1080], position: null },
  'start-tablet': { size: [1024, 768], position: null },
  help: { size: [1280, 720], position: 'opening', also: key('?') },
  find: { size: [1280, 720], position: 'opening', also: key('/') },
  spaces: { size: [1280, 720], position: 'late-war', also: key('v') },
  key: { size: [1280, 720], position: 'late-war', also: key('k') },
  rules: { size: [1280, 720], position: 'late-war', also: key('j') },
  log: { size: [1280, 720], position: 'western-front', actions: orders, also: key('l') },
  income: { size: [1280, 720], position: 'late-war', also: key('i') },
  timeline: { size: [1280, 720], position: 'western-front', actions: orders, also: key('y', '[') },
  sketch: { size: [1280, 720], position: 'western-front', actions: orders, also: key('u') },
  charts: { size: [1280, 720], position: 'western-front', actions: orders, also: menu(/figures/i) },
  diary: { size: [1280, 720], position: 'western-front', actions: orders, also: menu(/diary/i) },
  compare: { size: [1280, 720], position: 'western-front', actions: orders, also: menu(/compare/i) },
  settings: { size: [1280, 720], position: 'opening', also: menu(/settings/i) },
  seats: { size: [1280, 720], position: 'opening', also: menu(/seats/i) },
  'table-wide': { size: [1920, 1080], position: 'late-war', theatre: 1 },
  'table-tablet': { size: [1024, 768], position: 'western-front', actions: orders, theatre: 1, press: ['ruhr'] },
}

async function pointOf(page: Page, space: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((id) => contested.clickPointOf(id), space)
  if (!point) throw new Error(`The map does not show ${space}.`)
  return point
}

/** Opens the page at `url` and plays to the shot; resolves when the page has settled. */
export async function prepareShot(page: Page, url: string, name: string, shot: Shot): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('contested-1914:settings', settings),
    JSON.stringify({ theme: shot.theme ?? 'light', handover: 'off' }),
  )
  await page.goto(url)
  const settle = () => page.waitForTimeout(900)
  if (shot.position === null) await page.getByRole('heading', { level: 1 }).waitFor()
  else {
    const spec =
      shot.position === 'opening'
        ? opening
        : (JSON.parse(readFileSync(`tests/fixtures/positions/${shot.position}.json`, 'utf8')) as Spec)
    await page.waitForFunction(() => 'contested' in globalThis)
    await page.evaluate((what) => contested.open(what), spec)
    await page.getByRole('application').waitFor()
  }
  for (const action of shot.actions ?? []) {
    const refused = await page.evaluate((what) => {
      const outcome = contested.dispatch(what)
      return outcome.ok ? null : outcome.error.message
    }, action)
    if (refused) throw new Error(`${name}: ${refused}`)
  }
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
}
