/** Broken files: read without a page, and opened and dropped on it while a game is on the table. */
import type { Page } from '@playwright/test'
import { createGame, hashOf, reduce } from '../../src/engine/index.ts'
import { decode } from '../../src/save/decode.ts'
import { encode } from '../../src/save/encode.ts'
import type { Save } from '../../src/save/format.ts'
import { broken } from './broken.ts'
import { atTable, freshContext, play, type Site } from './page.ts'
import { type Row, row } from './table.ts'

const START = { ruleset: 'standard', seed: 'files' } as const

/** A game of three acts. */
export function sound(): Save {
  let state = createGame(START)
  const actions = [
    { type: 'purchase', units: { infantry: 4, artillery: 2 } },
    { type: 'end-phase' },
    { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } },
  ] as const
  for (const action of actions) {
    const outcome = reduce(state, action as Parameters<typeof reduce>[1])
    if (outcome.ok) state = outcome.state
  }
  const log = actions.map((action) => ({ action })) as Save['log']
  return encode({ start: START, log, state, hash: hashOf(state), savedAt: '2026-01-01T00:00:00.000Z', title: 'Files' })
}

const brokenFile = (save: Save, seed: number) => broken(save, seed % 2 === 0 ? 'file' : 'position', seed)

/** Without a page: each is refused in words of a kind, or opens as a game; nothing is thrown. */
export function read(times: number): Row {
  const counted = row('broken files against decode')
  const save = sound()
  for (let seed = 1; seed <= times; seed++) {
    const { what, file } = brokenFile(save, seed)
    try {
      decode(JSON.stringify(file))
      counted.trial(null)
    } catch (error) {
      counted.trial(`${what}: ${error}`)
    }
  }
  return counted
}

/** What opens files on the table comes with its menu. */
async function bringOpener(page: Page): Promise<void> {
  if (await page.getByTestId('open-file').count()) return
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

async function give(page: Page, how: 'opener' | 'drop', name: string, text: string): Promise<void> {
  if (how === 'opener')
    return page
      .getByTestId('open-file')
      .first()
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], called, { type: 'application/json' }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, text] as const,
  )
}

/** Either the file is refused by its name and the game stays, or it is a game: on the table, kept, and the same after a reload. */
async function trial(page: Page, how: 'opener' | 'drop', seed: number, save: Save): Promise<string | null> {
  const { what, file } = brokenFile(save, seed)
  const name = `file-${seed}.json`
  const { hash: before, href } = await page.evaluate(() => ({ hash: contested.save().hash, href: location.href }))
  await give(page, how, name, JSON.stringify(file))
  const answer = await page
    .waitForFunction(
      ([called, from]) => {
        const said = [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent?.includes(called))
        return said ? 'refused' : location.href !== from ? 'opened' : null
      },
      [name, href] as const,
      { timeout: 15_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => 'no answer')
  if (answer === 'no answer') return `${what}: no answer`
  const hash = await page.evaluate(() => contested.save().hash)
  if (answer === 'refused') return hash === before ? null : `${what}: refused, and the present game changed`
  await page.evaluate(() => contested.kept())
  await page.reload()
  const again = await atTable(page).then(
    () => page.evaluate(() => contested.save().hash),
    () => null,
  )
  return again === hash ? null : `${what}: opened, and lost on reload`
}

export async function imported(site: Site, times: number): Promise<Row[]> {
  const save = sound()
  const rows: Row[] = []
  for (const how of ['opener', 'drop'] as const) {
    const counted = row(`broken files through the page: ${how}`)
    const context = await freshContext(site)
    const page = await context.newPage()
    const failed: string[] = []
    page.on('pageerror', (error) => failed.push(error.message))
    await play(page, site.url, { ruleset: 'standard', seed: 'present' })
    for (let seed = 1; seed <= times; seed++) {
      if (how === 'opener') await bringOpener(page)
      const fault = await trial(page, how, seed + (how === 'drop' ? 10_000 : 0), save)
      counted.trial(fault ?? (failed.length > 0 ? (failed.splice(0)[0] ?? null) : null))
      // By its event: on a slow machine something may just lie over it.
      const close = page.getByRole('alert').getByRole('button', { name: 'Close' })
      if (await close.count()) await close.first().dispatchEvent('click')
    }
    await context.close()
    rows.push(counted)
  }
  return rows
}
