import { staticHost } from '../../tools/faults/host.ts'
import { expect, Table, TWO, test } from './support/table.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit the page works without a network, and a newer version waits for the end of a turn', async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000)
  const host = await staticHost('/games/1914/')
  try {
    const table = new Table(page)
    const newer = page.getByText('A new version is ready.')
    await page.goto(host.url)
    // Once every file has been fetched and kept: on a busy machine that takes a while.
    await expect(page.getByText('Works offline. Your data stays on this device.')).toBeVisible({ timeout: 30_000 })
    expect(host.asked.filter((path) => !path.startsWith('/games/1914/'))).toEqual([])

    host.cut()
    await page.reload()
    await expect(page.getByText('Works offline.')).toBeVisible()
    await page.getByRole('button', { name: 'Begin the war' }).click()
    await expect(table.map).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await table.put({ ruleset: 'standard', seed: 'marne', base: 'opening', power: 'usa', phase: 'move', players: TWO })
    await table.kept()
    const hash = await table.hash()
    await page.reload()
    await expect(table.map).toBeVisible()
    expect(await table.hash()).toBe(hash)

    // In the middle of a turn nothing is said of it.
    await table.do({ type: 'end-phase' })
    host.mend()
    host.release('the next')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect(newer).toBeHidden()
    await table.do({ type: 'end-phase' }, { type: 'end-phase' }, { type: 'end-phase' })
    await expect(newer).toBeVisible()
    await table.kept()
    const passed = await table.hash()
    const [reloaded] = await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()])
    await expect(reloaded.getByRole('application')).toBeVisible()
    expect(await table.hash()).toBe(passed)
    await expect(newer).toBeHidden()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  } finally {
    await host.close()
  }
  // A worker that failed to check for updates while offline.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('ERR_EMPTY_RESPONSE')))
})
