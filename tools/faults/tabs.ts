/** Two tabs on one game where no lock keeps them apart: over plain http, by a name. */
import type { Page } from '@playwright/test'
import { atTable, bought, freshContext, play, type Site } from './page.ts'
import { type Row, row } from './table.ts'

const buy = (page: Page, infantry: number) =>
  page.evaluate(async (n) => {
    contested.dispatch({ type: 'purchase', units: { infantry: n } })
    await contested.kept()
  }, infantry)

/** `deaf`: they do not hear of each other either. */
async function trial(site: Site, deaf: boolean): Promise<string | null> {
  const context = await freshContext(site)
  try {
    if (deaf) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
    const first = await context.newPage()
    await play(first, site.named, { ruleset: 'standard', seed: 'two' })
    if (await first.evaluate(() => 'locks' in navigator)) return 'there are locks after all'
    const second = await context.newPage()
    await second.goto(first.url())
    await atTable(second)
    await buy(first, 1)
    await buy(first, 2)
    if (deaf) await buy(second, 3)
    const told = await second
      .getByRole('button', { name: 'Take over here' })
      .waitFor({ timeout: 10_000 })
      .then(() => true)
      .catch(() => false)
    if (!told) return 'the second tab is not told'
    await first.reload()
    await atTable(first)
    if (String(await bought(first)) !== '1,2') return `the first tab's game is ${await bought(first)}`
    await second.getByRole('button', { name: 'Take over here' }).click()
    await second.waitForFunction(() => contested.save().log.length === 2)
    return null
  } finally {
    await context.close()
  }
}

export async function tabs(site: Site, times: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const deaf of [false, true]) {
    const counted = row(`two tabs without locks${deaf ? ' that hear nothing of each other' : ''}: nothing overwritten, and told`)
    for (let i = 0; i < times; i++) counted.trial(await trial(site, deaf))
    rows.push(counted)
  }
  return rows
}
