import { expect, type Table } from './table.ts'

/** What is before the players: when nothing of it changes, a press did nothing. */
const sign = (table: Table): Promise<string> =>
  table.page.evaluate(() => {
    const state = contested.state()
    if (!state) return ''
    const { round, power, phase, pending, rng, winner, battles } = state
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
    const { power, phase, pending, winner } = await table.state()
    if (winner || (!pending && done({ power, phase }))) return
    await step(table, press)
  }
  throw new Error('the turn does not come to an end')
}
