// A lesson of one's own: made from a played position, handed out as a link and as a file, and opened by somebody else.
import { readFile } from 'node:fs/promises'
import { audit } from './support/axe.ts'
import { expect, TWO, test } from './support/table.ts'

test.use({ pictures: false })

const POSITION = {
  ruleset: 'standard',
  seed: 'making',
  base: 'opening',
  round: 1,
  power: 'austria-hungary',
  phase: 'move',
  players: TWO,
}
const SERBIA = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }
const TRIESTE = { type: 'move', from: 'trieste', path: ['tyrolia'], units: { infantry: 2 } }

test('two orders become a lesson, whose link and whose file show its task to a guest', async ({ page, context, table }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 720 })
  await table.open(POSITION)
  await table.rest()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Make a lesson from here' }).click()
  const band = page.getByRole('region', { name: 'Make a lesson' })
  await expect(band).toContainText('It starts with Austria-Hungary in round 1, Movement.')
  await page.evaluate((orders) => orders.map((order) => contested.dispatch(order as never)), [SERBIA, TRIESTE])
  await audit(page, 'a lesson that is being made')
  await band.getByRole('button', { name: 'Done' }).click()
  const card = table.dock.getByRole('region', { name: 'Make a lesson' })
  const task = card.getByRole('textbox', { name: 'The task, 16 words at most' })
  await expect(task).toBeFocused()
  await table.dock.getByRole('button', { name: 'Copy link' }).click()
  await expect(table.dock).toContainText('Write the task.')
  await task.fill('March into <b>Serbia</b> with guns.')
  await card.getByRole('textbox', { name: 'A hint, if you like' }).fill('Budapest is next door.')
  await expect(card.getByRole('checkbox').first()).toBeChecked()
  await audit(page, 'the words of a lesson')
  await table.dock.getByRole('button', { name: 'Copy link' }).click()
  await expect(table.dock).toContainText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const downloading = page.waitForEvent('download')
  await table.dock.getByRole('button', { name: 'Save file' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8')).lesson).toBe(new URL(link).hash)
  await table.dock.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('region', { name: 'Drill' })).toContainText('A lesson by a guest')
  await page.keyboard.press('Escape')
  await expect(band).toBeVisible()
  await band.getByRole('button', { name: 'Done' }).click()
  await expect(task).toHaveValue('March into <b>Serbia</b> with guns.')
  await page.keyboard.press('Escape')
  await expect(band).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(band).toBeHidden()

  const guest = await context.newPage()
  await guest.goto(link)
  const strip = guest.getByRole('region', { name: 'Drill' })
  await expect(strip).toContainText('A lesson by a guest')
  await expect(strip).toContainText('March into <b>Serbia</b> with guns.')
  await guest.close()

  const other = await context.newPage()
  await other.goto('/')
  await other
    .getByTestId('open-file')
    .first()
    .setInputFiles({ name: 'lesson.json', mimeType: 'application/json', buffer: await readFile(file) })
  await expect(other.getByRole('region', { name: 'Drill' })).toContainText('March into <b>Serbia</b> with guns.')
})
