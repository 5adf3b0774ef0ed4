import { expect, type Table } from './table.ts'

/** What is before the players: when nothing of it changes, a press did nothing. */
const sign = (table: Table): Promise<string> =>
  table.page.evaluate(() => {
    const state = contested.state()
    if (!state) return ''
    const { round, power, phase, pending, winner } = state.flow,
      { rng } = state.table,
      { battles } = state.turn
    const open = battles.filter((battle) => !battle.resolved).length
    const button = document.querySelector('[data-primary]')?.textContent
    return JSON.stringify([round, power, phase, pending?.id, rng.taken, open, winner, button])
  })

/** Presses until something has changed: buttons that throw dice wait a moment after they have appeared. */
export async function step(table: Table, press: () => Promise<void>): Promise<void> {
  const before = await sign(table)
  await expect(async () => {
    if ((await sign(table)) === before) await press()
    await expect.poll(() => sign(table), { timeout: 300, intervals: [10, 20, 40, 80] }).not.toBe(before)
  }).toPass({ timeout: 10_000, intervals: [20] })
}

/** On with the main button, and every question answered as it is proposed, until `done`. */
export async function advance(
  table: Table,
  press: () => Promise<void>,
  done: (now: { power: string; phase: string }) => boolean,
) {
  for (let i = 0; i < 80; i++) {
    const { power, phase, pending, winner } = (await table.state()).flow
    if (winner || (!pending && done({ power, phase }))) return
    await step(table, press)
  }
  throw new Error('the turn does not come to an end')
}

/** The next battle where there is one, else the main button, wherever it is. */
export async function press(table: Table): Promise<void> {
  const fight = table.page.locator('[data-fight]')
  await ((await fight.count()) > 0 ? fight : table.primary).dispatchEvent('click')
}

/** The key of the main button: Ctrl+Enter, but a letter where a battle is opened or its dice are rolled. */
export async function pressKey(table: Table): Promise<void> {
  const key = (await table.primary.getAttribute('aria-keyshortcuts')) ?? 'Control+Enter'
  await table.page.keyboard.press(key.length === 1 ? key.toLowerCase() : key)
}

const BOLD = /: (Enter|Meet|Sail into mines)/

/** Sends two armies at whatever they can be sent at, by the buttons of the dock. */
export async function march(table: Table): Promise<void> {
  for (let orders = 0, tried = 0; orders < 2 && tried < 8; tried++) {
    const idle = table.dock.locator('[data-plain]')
    const count = await idle.count()
    if (tried >= count) return
    await idle.nth(tried).dispatchEvent('click')
    const bold = table.dock.getByRole('button', { name: BOLD })
    if ((await bold.count()) === 0) {
      await table.page.keyboard.press('Escape')
      continue
    }
    await bold.first().dispatchEvent('click')
    const asked = table.dock.locator('[data-first]')
    if ((await asked.count()) > 0) await asked.first().dispatchEvent('click')
    orders++
    if (await table.why.isVisible()) await table.page.keyboard.press('Escape')
  }
}

/** Out of the movement phase; an order that cannot stand at its end goes, the last one first. */
export async function endMovement(table: Table): Promise<void> {
  for (let i = 0; i < 12 && (await table.state()).flow.phase === 'move'; i++) {
    await press(table)
    if (!(await table.why.isVisible())) break
    await table.page.keyboard.press('Escape')
    await table.page.keyboard.press('Control+z')
  }
}

/** What Austria-Hungary must do first. */
export async function toSerbia(table: Table): Promise<void> {
  await table.press('budapest')
  await table.press('serbia')
  await table.dock.locator('[data-first]').click()
}
