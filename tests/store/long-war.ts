/** A war long enough that a kept game of it stands on the table before its log has been played again. */
import { readFileSync } from 'node:fs'
import { createStore, set } from 'idb-keyval'
import { hashOf } from '../../src/engine/index.ts'
import { encode } from '../../src/save/encode.ts'
import type { Save } from '../../src/save/format.ts'
import type { JournalLine } from '../../src/save/journal.ts'
import { type ReplayResult, replayLog } from '../../src/save/replay.ts'
import { savedLogOf } from '../../src/store/game/timeline.ts'
import type { Fixture } from '../../tools/fixture/record.ts'

/** Then Britain moves, and has given two orders. */
export const LENGTH = 200
const { start, log } = JSON.parse(readFileSync('tests/fixtures/games/allies-by-capitals.json', 'utf8')) as Fixture
export const ACTS = log.map(({ action }) => action)

/** The war of the fixtures after so many actions. */
export function war(length = LENGTH): Extract<ReplayResult, { ok: true }> & { save: Save } {
  const again = replayLog(start, log.slice(0, length))
  if (!again.ok) throw new Error(again.error.message)
  const { state, entries } = again
  const about = { savedAt: '2026-11-21T10:00:00.000Z', title: 'A long war' }
  return { ...again, save: encode({ start, log: savedLogOf(entries), state, hash: hashOf(state), ...about }) }
}

export const kept = () => createStore('contested-1914', 'games')

/** Keeps it under this name, as the browser does. */
export async function keep(save: Save, id = 'x'): Promise<void> {
  const { format, version, start, title, log, snapshot, savedAt } = save
  const line: JournalLine = { at: 0, log }
  await set(`head:${id}`, { format, version, start, title }, kept())
  await set(['line', id, 1], line, kept())
  await set(`end:${id}`, { state: snapshot?.state, savedAt, played: 0 }, kept())
}
