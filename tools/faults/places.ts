/** Where the built page may lie: in a subfolder of a host by plain http and a name, and in a folder of this machine. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { staticHost } from './host.ts'
import { atTable, NAME, onPage, play, type Site } from './page.ts'
import { type Row, row } from './table.ts'

const FOLDER = '/deep/er/'

/** Neither locks nor a service worker there: it plays and keeps, and does not say that it works offline. */
async function byName(site: Site): Promise<string | null> {
  const host = await staticHost(FOLDER)
  const trial = async (page: Page): Promise<string | null> => {
    const url = host.url.replace('127.0.0.1', NAME)
    await page.goto(url)
    const foot = await page.getByText('Your data stays on this device.').textContent()
    if (foot?.includes('Works offline')) return 'it says that it works offline'
    await play(page, url, { ruleset: 'standard', seed: 'named' })
    if (await page.evaluate(() => 'locks' in navigator || 'serviceWorker' in navigator)) return 'there are locks after all'
    const hash = await page.evaluate(async () => {
      contested.dispatch({ type: 'purchase', units: { infantry: 1 } })
      await contested.kept()
      return contested.save().hash
    })
    await page.reload()
    await atTable(page)
    if ((await page.evaluate(() => contested.save().hash)) !== hash) return 'another game after a reload'
    const beyond = host.asked.filter((name) => !name.startsWith(FOLDER))
    return beyond.length > 0 ? `it asks for ${beyond}` : null
  }
  return onPage(site, trial, { serviceWorkers: 'allow' }).finally(host.close)
}

async function asFile(page: Page): Promise<string | null> {
  await page.goto(pathToFileURL(path.resolve(process.env.OUT_DIR ?? 'dist', 'index.html')).href)
  const seen = (await page.locator('body').innerText()).trim().split('\n').filter(Boolean)
  return seen.length === 1 && seen[0]!.startsWith('Contested 1914 cannot run from a file')
    ? null
    : `it shows: ${seen.join(' / ')}`
}

export async function places(site: Site): Promise<Row[]> {
  const named = row('in a subfolder, by plain http and a name: played, kept, nothing promised, nothing asked for beyond it')
  named.trial(await byName(site))
  const file = row('opened as a file: one sentence, and nothing else')
  file.trial(await onPage(site, asFile))
  return [named, file]
}
