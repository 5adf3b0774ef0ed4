// The war diary in a browser: read, copied, saved as a page without scripts, printed, its film and its pictures; by keyboard, audited.
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { audit, auditOthers } from './support/axe.ts'
import { expect, type Table, TWO, test } from './support/table.ts'

const POSITION = {
  ruleset: 'standard',
  seed: 'diary',
  base: 'opening',
  round: 1,
  power: 'austria-hungary',
  phase: 'move',
  players: TWO,
}
const SERBIA = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }

async function reopened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'War diary' }).click()
}

async function openDiary(table: Table) {
  const { page } = table
  await page.setViewportSize({ width: 1280, height: 720 })
  await table.open(POSITION)
  await table.rest()
  await table.do(SERBIA)
  await reopened(page)
  const diary = page.getByRole('dialog', { name: 'War diary' })
  await expect(diary.getByRole('heading', { name: 'Round 1, autumn 1914' })).toBeVisible()
  return diary
}

/** A war of three rounds on the table. */
async function openWar(table: Table): Promise<void> {
  const war = JSON.parse(await readFile(new URL('../fixtures/games/tournament-on-points.json', import.meta.url), 'utf8'))
  await table.open(war.start)
  await table.page.evaluate(
    ({ log, hash }) => {
      const { snapshot: _, ...save } = contested.save()
      contested.open({ ...save, log, hash } as Parameters<typeof contested.open>[0])
    },
    {
      log: war.log.map(({ action, dice }: { action: unknown; dice?: number[] }) => (dice ? { action, dice } : { action })),
      hash: war.expect.hash,
    },
  )
  await table.rest()
}

const downloaded = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const coming = page.waitForEvent('download')
  await press()
  return coming
}

/** Width and height as a PNG says them. */
const measures = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test('the diary of a turn: read, kept, printed, its film and its pictures', async ({ page, context, table }) => {
  test.setTimeout(150_000)
  const diary = await openDiary(table)

  await test.step('the diary is read, copied as Markdown and as a turn, and saved as a page that runs and fetches nothing', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await expect(diary).toContainText('Marched into Serbia from Budapest with 6 infantry and 2 artillery.')
    await audit(page, 'the diary')

    await diary.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(diary).toContainText('Copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('### Austria-Hungary\n\n')
    await diary.getByRole('button', { name: 'Copy turn as text' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Austria-Hungary, round 1\n {2}Marched into Serbia/)

    const page1 = await downloaded(page, () => diary.getByRole('button', { name: 'Save as a page' }).click())
    expect(page1.suggestedFilename()).toMatch(/-round-1\.html$/)
    const text = await readFile(await page1.path(), 'utf8')
    expect(text).not.toMatch(/<script|<link|<img|<iframe| on[a-z]+="|url\((?!#)/i)
    expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
    const other = await context.newPage()
    const asked: string[] = []
    other.on('request', (request) => asked.push(request.url()))
    await other.setContent(text)
    await expect(other.getByRole('heading', { name: 'Round 1, autumn 1914' })).toBeVisible()
    await expect(other.getByRole('img', { name: 'Map: Round 1, autumn 1914' })).toBeVisible()
    expect(asked).toEqual([])
    await other.close()
  })
  await test.step('the diary can be read in every theme, and Esc gives the focus back', async () => {
    for (const tab of ['Front film', 'Picture', 'Diary']) {
      await diary.getByRole('tab', { name: tab }).click()
      await auditOthers(page, tab)
    }
    await page.keyboard.press('Escape')
    await expect(diary).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
  await reopened(page)
  await test.step('the film is stepped by key, its fronts are drawn, and a press on a small map goes to that moment', async () => {
    await diary.getByRole('tab', { name: 'Diary' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(diary.getByRole('tab', { name: 'Front film' })).toBeFocused()
    await expect(diary.getByRole('img', { name: 'Map: Round 1, autumn 1914' }).first()).toBeVisible()
    await diary.getByRole('checkbox', { name: 'The fronts of all rounds' }).check()
    await expect(diary).toContainText('How far the land of the Central Powers reached')
    await audit(page, 'the film')
    await diary.getByRole('button', { name: 'Show on the map: Round 1' }).click()
    await expect(diary).toBeHidden()
  })
  await page.keyboard.press('Escape')
  await reopened(page)
  await test.step('the film stands still where less motion is wanted', async () => {
    await diary.getByRole('tab', { name: 'Front film' }).click()
    await expect(diary.getByRole('slider', { name: 'Round' })).toBeVisible()
    await expect(diary.getByRole('button', { name: 'Play' })).toHaveCount(0)
  })
  await test.step('the map is saved as a picture of the size that is said, with and without armies, and as shapes', async () => {
    await diary.getByRole('tab', { name: 'Picture' }).click()
    await audit(page, 'the picture')
    // What will be saved is seen before it is.
    const shown = diary.getByRole('img', { name: /round 1/i })
    const seen = () => shown.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL().length)
    await expect.poll(seen).toBeGreaterThan(50_000)
    const peopled = await seen()
    const save = () => downloaded(page, () => diary.getByRole('button', { name: 'Save the picture' }).click())
    await diary.getByRole('radio', { name: '2×' }).check()
    const [across, down] = (await diary.getByText(/^\d+ × \d+ pixels$/).innerText()).match(/\d+/g)!.map(Number)
    const png = await save()
    expect(png.suggestedFilename()).toMatch(/-round-1\.png$/)
    const full = await readFile(await png.path())
    expect(measures(full)).toEqual({ width: across, height: down })
    await diary.getByRole('checkbox', { name: 'With armies' }).uncheck()
    const bare = await readFile(await (await save()).path())
    expect(measures(bare)).toEqual({ width: across, height: down })
    expect(bare.length).toBeLessThan(full.length)
    await expect.poll(seen).toBeLessThan(peopled)

    await diary.getByRole('radio', { name: 'The whole board' }).check()
    await diary.getByRole('radio', { name: '1×' }).check()
    expect(measures(await readFile(await (await save()).path()))).toEqual({ width: 2100, height: 1725 })
    await diary.getByRole('radio', { name: 'SVG, plain shapes' }).check()
    const svg = await readFile(await (await save()).path(), 'utf8')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 4200 3450" width="2100" height="1725"/)
    expect(svg).toContain('>Berlin</text>')
    await expect(shown).toContainText('Berlin')
    expect(svg).not.toMatch(/<image|@font-face|<script/)
  })
  await test.step('paper has the diary and nothing else of the page, A4 and Letter', async () => {
    await diary.getByRole('tab', { name: 'Diary' }).click()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('[data-diary-paper]')
    await expect(paper.locator('h2')).toHaveText('Round 1, autumn 1914')
    await expect(paper.locator('figure svg')).toBeVisible()
    await expect(page.locator('#root')).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'War diary' })).toBeHidden()
    await page.emulateMedia({ media: null })
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect([format, pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([format, 1])
    }
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#root')).toBeVisible()
  })
})

test('every round of a war has a page of its own on paper', async ({ page, table }) => {
  await openWar(table)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'War diary' }).click()
  const rounds = page.locator('[data-diary-paper] h2')
  await expect(rounds).toHaveCount(3)
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect([format, pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([format, 3])
  }
})
