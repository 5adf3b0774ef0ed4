/** How much a page holds on to: a long game, many games one after another, a long list of games. Figures, with a ceiling for each. */
import type { CDPSession, Page } from '@playwright/test'
import { atTable, onPage, play, ready, type Site } from './page.ts'
import { type Row, row } from './table.ts'

const MB = 1_000_000
/** Of what is held after the browser has thrown away what it can (MB). */
const MOST = { long: 60, sitting: 40, list: 40 }
const LISTED = 300

type Held = { heap: number; nodes: number; listeners: number }

async function held(page: Page, tools: CDPSession): Promise<Held> {
  await page.waitForTimeout(500)
  for (let i = 0; i < 3; i++) await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters')
  return { heap: usedSize / MB, nodes, listeners: jsEventListeners }
}

const figures = ({ heap, nodes, listeners }: Held): string => `${heap.toFixed(1)} MB (${nodes} nodes, ${listeners} listeners)`
const within = ({ heap }: Held, most: number): string | null => (heap <= most ? null : `more than ${most} MB`)

const OPENING = { ruleset: 'standard', seed: 'room' } as const

/** Purchases, and each fourth of them taken back. */
async function longGame(page: Page, tools: CDPSession, many: number): Promise<Row> {
  const before = await held(page, tools)
  const perAct = await page.evaluate(async (many) => {
    const begun = performance.now()
    for (let i = 0; i < many; i++) {
      contested.dispatch({ type: 'purchase', units: { infantry: (i % 5) + 1 } })
      if (i % 4 === 3) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
      if (i % 50 === 0) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    await contested.kept()
    return (performance.now() - begun) / many
  }, many)
  const after = await held(page, tools)
  await page.reload()
  await atTable(page)
  const anew = await held(page, tools)
  const counted = row(
    `${many} acts in one game, a fourth of them taken back, ${perAct.toFixed(0)} ms each: ${figures(before)} → ${figures(after)}; loaded anew ${figures(anew)}`,
  )
  counted.trial(within(after, MOST.long) ?? within(anew, MOST.long))
  return counted
}

async function sittings(page: Page, tools: CDPSession, many: number): Promise<Row> {
  const all: Held[] = []
  for (let i = 0; i <= many; i++) {
    await page.evaluate((n) => contested.open({ ruleset: 'standard', seed: `sitting ${n}` }), i)
    await atTable(page)
    await page.evaluate(() => contested.kept())
    if (i % Math.ceil(many / 2) === 0 || i === many) all.push(await held(page, tools))
  }
  const counted = row(`${many} games one after another: ${all.map(figures).join(' → ')}`)
  counted.trial(within(all.at(-1)!, MOST.sitting))
  return counted
}

/** Stores the game this many times. */
const multiply = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (many) =>
      new Promise<void>((done, failed) => {
        const id = decodeURIComponent(location.hash.slice('#game='.length))
        const request = indexedDB.open('contested-1914')
        request.onerror = () => failed(request.error)
        request.onsuccess = () => {
          const work = request.result.transaction('games', 'readwrite')
          const store = work.objectStore('games')
          work.oncomplete = () => done()
          work.onabort = () => failed(work.error)
          store.openCursor().onsuccess = ({ target }) => {
            const at = (target as IDBRequest<IDBCursorWithValue | null>).result
            if (!at) return
            const { key, value } = at
            for (let i = 0; i < many; i++) {
              const other = `${id}-${i}`
              const named =
                typeof key === 'string' ? key.replace(id, other) : (key as unknown[]).map((k) => (k === id ? other : k))
              if (JSON.stringify(key).includes(id) && !JSON.stringify(key).includes(`${id}-`))
                store.put(value?.id === id ? { ...value, id: other, title: `Game ${i}` } : value, named as IDBValidKey)
            }
            at.continue()
          }
        }
      }),
    times,
  )

async function list(page: Page, tools: CDPSession, site: Site): Promise<Row> {
  const acts = await page.evaluate(() => contested.save().log.length)
  await multiply(page, LISTED - 1)
  await page.goto('about:blank')
  const begun = performance.now()
  await page.goto(site.url)
  const others = page.getByRole('button', { name: `All ${LISTED - 1} other games` })
  await others.waitFor()
  const took = performance.now() - begun
  const few = await held(page, tools)
  const buttons = await page.getByRole('button').count()
  await others.click()
  await page.getByRole('button', { expanded: true }).waitFor()
  const all = await held(page, tools)
  const counted = row(
    `${LISTED} games of ${acts} acts listed after ${(took / 1000).toFixed(1)} s: ${figures(few)}, ${buttons} buttons; ` +
      `all of them shown ${figures(all)}, ${await page.getByRole('button').count()} buttons`,
  )
  counted.trial(within(few, MOST.list) ?? within(all, MOST.list))
  return counted
}

/** `times` 40: 3,000 acts, and 20 games. */
export const room = (site: Site, times: number): Promise<Row[]> =>
  onPage(site, async (page) => {
    const tools = await page.context().newCDPSession(page)
    await page.goto(site.url)
    await ready(page)
    const many = await sittings(page, tools, Math.ceil(times / 2))
    await page.evaluate(() => void indexedDB.deleteDatabase('contested-1914'))
    await play(page, site.url, OPENING)
    const long = await longGame(page, tools, times * 75)
    return [long, many, await list(page, tools, site)]
  })
