import type { Page } from '@playwright/test'
import { audit } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

const OPENING = { ruleset: 'standard', seed: 'themes', base: 'opening', round: 2, power: 'germany', players: TWO }
const PAPER = { light: 'rgb(244, 236, 216)', dark: 'rgb(35, 41, 43)', contrast: 'rgb(255, 255, 255)' }
const WORDS = { light: 'Paper', dark: 'Slate', contrast: 'Contrast' }
type Theme = keyof typeof PAPER
/** How the system asks for each. */
const MEDIA = { light: {}, dark: { colorScheme: 'dark' }, contrast: { contrast: 'more' } } as const satisfies Record<
  Theme,
  object
>

const worn = (page: Page, theme: Theme) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(PAPER[theme])

/** The colour in the middle of the picture of the ground, where the view opens on land. */
const ground = (page: Page) =>
  page.getByRole('application').evaluate((map) => {
    const canvas = map.querySelector('canvas')!
    return [...canvas.getContext('2d')!.getImageData(4, 4, 1, 1).data].join()
  })

async function choose(page: Page, theme: Theme): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: WORDS[theme] }).check({ force: true })
  await worn(page, theme)
}

/** All axe rules, not only colours: themes may differ in layout. */
async function auditEach(page: Page, screen: string): Promise<void> {
  for (const [theme, media] of Object.entries(MEDIA)) {
    await page.emulateMedia({ colorScheme: 'light', contrast: null, reducedMotion: 'reduce', ...media })
    await worn(page, theme as Theme)
    await audit(page, `${screen}, ${theme}`)
  }
}

test('start page and table in every theme', async ({ page, table }) => {
  test.setTimeout(120_000)
  await table.start()
  await auditEach(page, 'start')

  await table.put({ ...OPENING, phase: 'move' })
  await table.press('alsace')
  await table.target('lorraine').hover()
  await auditEach(page, 'move, with units chosen')
  await table.press('london')
  await expect(table.why).toBeVisible()
  await auditEach(page, 'why card')

  await table.put({
    ...OPENING,
    phase: 'combat',
    units: { sz7: { germany: { submarine: 2, battleship: 1, transport: 1 }, britain: { battleship: 1, cruiser: 1 } } },
    queue: Array(20).fill(6),
  })
  await table.fight('Sea Zone 7')
  await table.attack()
  await expect(table.primary).toHaveText(/fire/)
  await auditEach(page, 'combat, with a decision')
})

test('the choice is worn at once by page and map, and outlives a reload', async ({ page, table }) => {
  await table.open({ ...OPENING, phase: 'move' })
  await worn(page, 'light')
  const seen = new Set([await ground(page)])
  for (const theme of ['dark', 'contrast'] as const) {
    await choose(page, theme)
    await expect.poll(async () => seen.has(await ground(page))).toBe(false)
    seen.add(await ground(page))
  }
  await choose(page, 'dark')
  await page.reload()
  await worn(page, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The page is painted in it before the program is there.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await worn(page, 'dark')
})

test('without a choice the table follows the system', async ({ page, table }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await table.start()
  await worn(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await worn(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more', reducedMotion: 'reduce' })
  await worn(page, 'contrast')
  await page.emulateMedia({ colorScheme: 'light', contrast: null, forcedColors: 'active', reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('contrast')
})
