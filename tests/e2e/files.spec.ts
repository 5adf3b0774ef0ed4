import { readFile } from 'node:fs/promises'
import { expect, type Table, TWO, test } from './support/table.ts'

test.use({ pictures: false })

const SPEC = { ruleset: 'standard', seed: 'files', base: 'opening', round: 2, power: 'germany', phase: 'move', players: TWO }

async function moved(table: Table) {
  await table.open(SPEC)
  await table.do({ type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: 4 } })
}
const give = (table: Table, name: string, text: string) =>
  table.page.getByTestId('open-file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

async function exported(table: Table): Promise<{ name: string; text: string }> {
  const coming = table.page.waitForEvent('download')
  await table.page.getByRole('button', { name: 'Menu' }).click()
  await table.page.getByRole('menuitem', { name: 'Save to a file' }).click()
  const download = await coming
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('what is no good as a saved game is refused with its reason, and the open game stays', async ({ page, table }) => {
  await moved(table)
  const before = await table.hash()
  const { name, text } = await exported(table)
  expect(name).toMatch(/^contested-1914-round-2-germany-\d{4}-\d\d-\d\d\.json$/)
  const save = JSON.parse(text)
  const changed = (change: object) => JSON.stringify({ ...save, ...change })
  const { snapshot: _, ...bare } = save

  const files: [string, string, RegExp][] = [
    ['nothing.json', '', /The file is empty\./],
    ['letter.json', 'Dear Anna,', /its contents cannot be read/],
    ['cut.json', text.slice(0, 200), /saved game is incomplete/],
    ['photos.json', '{"photos":[]}', /is not a saved game of Contested 1914/],
    ['tomorrow.json', changed({ version: 99 }), /newer version of Contested 1914 \(format 99\)/],
    ['torn.json', changed({ log: 'gone' }), /damaged: “log” has an invalid value/],
    ['atlantis.json', JSON.stringify({ ...bare, start: { ...save.start, power: 'atlantis' } }), /does not start from a possible/],
    ['cheat.json', JSON.stringify({ ...bare, hash: 'other' }), /was altered/],
    [
      'illegal.json',
      JSON.stringify({ ...bare, log: [{ action: { type: 'attack', space: 'paris' } }] }),
      /breaks the rules at action 1: .* phase/,
    ],
  ]
  const notice = page.getByRole('alert').filter({ hasText: 'was not opened' })
  for (const [file, content, sentence] of files) {
    await give(table, file, content)
    await expect(notice).toContainText(`“${file}” was not opened.`)
    await expect(notice).toContainText(sentence)
    expect(await table.hash()).toBe(before)
  }
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()

  await table.do({ type: 'move', from: 'munich', path: ['ruhr'], units: { infantry: 1 } })
  await give(table, name, text)
  await expect.poll(() => table.hash()).toBe(before)
  await expect(table.dock).toContainText('Orders · 1')
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the start page' }).click()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await give(table, 'photos.json', '{}')
  await expect(notice).toContainText('is not a saved game of Contested 1914')
  await give(table, name, text)
  await expect(table.map).toBeVisible()
  expect(await table.hash()).toBe(before)
})

test('a game from a mail is pasted; one that ends too early opens as far as it goes, once that is agreed to', async ({
  page,
  table,
}) => {
  await moved(table)
  await table.do({ type: 'move', from: 'munich', path: ['ruhr'], units: { infantry: 1 } })
  const whole = await table.hash()
  const { text } = await exported(table)
  const paste = (what: string) =>
    page.evaluate((said) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', said)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, what)
  await table.put(SPEC)
  await paste(`Dear Ben,\n\n> ${text.replaceAll('\n', '\n> ')}\n\nYours, Anna`)
  await expect.poll(() => table.hash()).toBe(whole)

  const early = text.slice(0, text.lastIndexOf('"path"'))
  const dialog = page.getByRole('alertdialog', { name: 'This saved game ends too early' })
  await paste(early)
  await expect(dialog).toContainText('One action is complete; everything after it is lost.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await table.hash()).toBe(whole)
  await give(table, 'early.json', early)
  await dialog.getByRole('button', { name: 'Open it after the first action' }).click()
  await expect(table.dock).toContainText('Orders · 1')
  await paste(early)
  await dialog.getByRole('button', { name: 'Continue from the saved position' }).click()
  await expect.poll(() => table.hash()).toBe(whole)
})

test('a window that may keep nothing says so, plays on, and can still save to a file', async ({ page, table }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await moved(table)
  await expect(page.getByText('This browser does not save games').first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(table.phase()).toHaveText(/Combat/)
  const { text } = await exported(table)
  expect(JSON.parse(text).log).toHaveLength(2)
})

test('a device without room says so, and nothing is lost', async ({ page, table }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  })
  await moved(table)
  await expect(page.getByText('There is no room left on this device').first()).toBeVisible()
  const { text } = await exported(table)
  expect(JSON.parse(text).hash).toBe(await table.hash())
})

test('a second tab looks on and follows; only one of the two can act', async ({ page, context, table }) => {
  await moved(table)
  await table.kept()
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText('This game is open in another tab')).toBeVisible()
  await table.go(/^End movement/)
  const phase = () => second.evaluate(() => contested.state()?.flow.phase)
  await expect.poll(phase).toBe('combat')
  const refused = await second.evaluate(() => contested.dispatch({ type: 'end-phase' }).ok)
  expect(refused).toBe(false)
  await second.getByRole('button', { name: 'Take over here' }).click()
  await expect(page.getByText('This game is open in another tab')).toBeVisible()
  // Until it has the game, the first button there, and its key, is the one that takes it over.
  await expect(second.locator('[data-primary]')).toHaveText(/^End combat/)
  await expect(second.locator('[data-primary]')).not.toHaveAttribute('data-paused')
  await second.keyboard.press('Control+Enter')
  await expect.poll(() => page.evaluate(() => contested.state()?.flow.phase)).toBe('mobilize')
})
