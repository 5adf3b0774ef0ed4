// The war in figures: opened from the menu, gone through by keys, read as a table and as CSV, and left for the moment a figure is of.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { audit, auditBoth } from './support/axe.ts'
import { expect, type Table, test } from './support/table.ts'

type Act = { action: unknown; dice?: number[] }
type War = { start: object; log: Act[]; expect: { hash: string; treasury: object; production: object } }
const war = JSON.parse(readFileSync(new URL('../fixtures/games/tournament-on-points.json', import.meta.url), 'utf8')) as War

/** A war of three rounds, as a save. */
async function openWar(table: Table): Promise<void> {
  await table.open(war.start)
  const log = war.log.map(({ action, dice }) => (dice ? { action, dice } : { action }))
  await table.page.evaluate(
    ({ log, hash }) => {
      const { snapshot: _, ...save } = contested.save()
      contested.open({ ...save, log, hash } as Parameters<typeof contested.open>[0])
    },
    { log, hash: war.expect.hash },
  )
  await expect(table.map).toBeVisible()
  await table.rest()
}

const sheetOf = (page: Page): Locator => page.getByRole('region', { name: 'The war in figures' })
async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'The war in figures' }).click()
  await expect(sheetOf(page)).toBeVisible()
  return sheetOf(page)
}
/** The numbers of a power in the order of its name. */
const byName = (of: object): number[] =>
  Object.entries(of)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, value]) => value as number)

test.use({ viewport: { width: 1280, height: 720 }, pictures: false })

test('a war in figures: its lines, its table, its luck, and the ways from them to a moment', async ({ page, table }) => {
  test.setTimeout(120_000)
  await openWar(table)
  const now = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'A past moment' })).toBeHidden()
  }

  await test.step('a round’s losses lead to the battles in which they were suffered', async () => {
    const sheet = await openSheet(page)
    await sheet.getByRole('radio', { name: 'Losses' }).check({ force: true })
    await sheet.getByRole('slider', { name: /^Chart of Units lost/ }).focus()
    await page.keyboard.press('Home')
    await expect(sheet.getByRole('list', { name: /^Where .* lost most/ })).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    const fell = sheet.getByRole('list', { name: /^Where .* lost most, round 1$/ })
    const first = fell.getByRole('button').first()
    await expect(first).toHaveAccessibleName(/ IPC lost\. The battle again$/)
    await first.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(table.dock).toContainText('Before the battle')
  })
  await now()
  await test.step('lines are gone through by keys, a line below says where one is, and Enter goes there', async () => {
    const sheet = await openSheet(page)
    const chart = sheet.getByRole('slider', { name: /^Chart of Income/ })
    await sheet.getByRole('radio', { name: 'Income' }).check({ force: true })
    await chart.focus()
    await page.keyboard.press('End')
    // The selected power is kept; the richest is first.
    for (let line = 0; line < 8; line++) await page.keyboard.press('ArrowUp')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Germany, round 3: 38')
    await page.keyboard.press('ArrowDown')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Britain, round 3: 34')
    await page.keyboard.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuetext', /^Britain, round 2: \d+$/)
    await page.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Britain, at the start: 30')
    await page.keyboard.press('ArrowRight')
    await expect(sheet.getByText('Britain, round 1', { exact: true })).toBeVisible()

    await auditBoth(page, 'the war in figures')
    await page.emulateMedia({ contrast: 'more' })
    await audit(page, 'the war in figures, contrast')
    await page.emulateMedia({ contrast: 'no-preference' })

    await chart.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: 'A past moment' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible()
  })
  await now()
  await test.step('no key reaches the table under it, Esc closes it, and the focus returns', async () => {
    const sheet = await openSheet(page)
    await expect(sheet.getByRole('slider')).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByRole('region', { name: 'Rules' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
  await test.step('the same as a table, of sides too, and as a file of all figures', async () => {
    const sheet = await openSheet(page)
    await sheet.getByRole('radio', { name: 'Treasury' }).check()
    await sheet.getByRole('radio', { name: 'Table' }).check()
    const rows = sheet.getByRole('region', { name: /^Treasury/ }).getByRole('row')
    await expect(rows).toHaveCount(5)
    await expect(rows.last().getByRole('cell')).toHaveText(Object.values(war.expect.treasury).map(String))
    await audit(page, 'the war in figures, a table')
    await sheet.getByRole('radio', { name: 'Sides' }).check()
    await expect(rows.last().getByRole('cell')).toHaveText(['64', '158'])

    const coming = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download all figures as CSV' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines[0]).toBe('Round,Power or side,Income,Treasury,Value of units,Territories,Capitals,Losses')
    expect(lines).toHaveLength(1 + 4 * 10)
    const last = lines.filter((line) => line.startsWith('3,')).map((line) => line.split(','))
    const powers = last.slice(0, 8).sort(([, a], [, b]) => a!.localeCompare(b!))
    const names: Record<string, string> = { ottoman: 'ottoman-empire', usa: 'united-states' }
    const named = (of: object) => Object.fromEntries(Object.entries(of).map(([id, value]) => [names[id] ?? id, value]))
    expect(powers.map(([, , income]) => Number(income))).toEqual(byName(named(war.expect.production)))
    expect(powers.map(([, , , treasury]) => Number(treasury))).toEqual(byName(named(war.expect.treasury)))

    await sheet.getByRole('button', { name: 'Go to the end of round 1' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: 'A past moment' })).toBeVisible()
  })
  await now()
  await test.step('luck is told beside the lines, in a small window as a tab of its own, and leads to its battles', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const sheet = await openSheet(page)
    await sheet.getByRole('radio', { name: 'Luck' }).check()
    const luck = sheet.getByRole('region', { name: 'Luck of the whole war' })
    await expect(luck.getByText(/^exact, all \d+ dice$/)).toBeVisible()
    const battles = luck.getByRole('listitem')
    await expect(battles).toHaveCount(10)
    await audit(page, 'the luck of a war')
    await battles.first().getByRole('button').click()
    await expect(sheet).toBeHidden()
  })
  await test.step('before there are two rounds it is a table', async () => {
    await table.put({ ruleset: 'standard', seed: 'figures', base: 'opening', power: 'germany', phase: 'move' })
    await page.setViewportSize({ width: 1280, height: 720 })
    const sheet = await openSheet(page)
    await sheet.getByRole('radio', { name: 'Income' }).check({ force: true })
    await expect(sheet.getByRole('slider')).toBeHidden()
    await expect(sheet.getByRole('region', { name: /^Income/ }).getByRole('row')).toHaveCount(3)
    await expect(sheet.getByText(/^Lines start with round \d\.$/)).toBeVisible()
    await expect(sheet.getByText('No dice have been rolled yet.')).toBeVisible()
  })
})
