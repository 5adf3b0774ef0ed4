/** A flood of actions that make no sense, through the page's own door, while a game is kept. */
import type { Page } from '@playwright/test'
import { onPage, play, type Site } from './page.ts'
import { type Row, row } from './table.ts'

export const hostile = (site: Site, times: number): Promise<Row> => onPage(site, (page) => flood(page, site.url, times))

async function flood(page: Page, url: string, times: number): Promise<Row> {
  const counted = row('hostile actions through the page')
  await play(page, url, {
    ruleset: 'advanced',
    seed: 'flood',
    base: 'opening',
    round: 2,
    power: 'germany',
    phase: 'move',
  } as never)
  const faults = await page.evaluate((many) => {
    const words = ['move', 'load', 'attack', 'end-phase', 'casualties', 'purchase', '__proto__', 'constructor', '']
    const values = [
      null,
      undefined,
      -1,
      1e300,
      Number.NaN,
      '',
      'berlin',
      [],
      {},
      ['berlin', 'kiel'],
      { infantry: 1e9 },
      '__proto__',
    ]
    const fields = ['from', 'path', 'units', 'to', 'space', 'decision', 'losses', '__proto__', 'constructor']
    const found: string[] = []
    let at = 7
    const pick = <T>(list: readonly T[]): T => {
      at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
      return list[at % list.length]!
    }
    for (let i = 0; i < many; i++) {
      const action: Record<string, unknown> = { type: pick(words) }
      for (let n = i % 4; n > 0; n--) action[pick(fields)] = pick(values)
      const before = contested.state()
      try {
        const { ok } = contested.dispatch(action as never)
        if (!ok && contested.state() !== before) found.push(`refused and changed: ${JSON.stringify(action)}`)
      } catch (error) {
        found.push(`${JSON.stringify(action)}: ${error}`)
      }
      if ('polluted' in {}) found.push('a prototype is changed')
    }
    return found
  }, times)
  const before = await page.evaluate(async () => {
    await contested.kept()
    return contested.save().hash
  })
  await page.reload()
  await page.waitForFunction(() => 'contested' in globalThis && contested.state() !== null)
  if ((await page.evaluate(() => contested.save().hash)) !== before) faults.push('another game after a reload')
  for (let i = 0; i < times; i++) counted.trial(faults[i] ?? null)
  return counted
}
