/** The games among the fixtures, with every state they went through. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Chronicle } from '../../src/history/index.ts'
import { type ReplayResult, replayLog } from '../../src/save/replay.ts'
import type { Fixture } from '../../tools/fixture/record.ts'

const FOLDER = 'tests/fixtures/games'

/** Their names; one of them names its file. */
export const PAST_GAMES = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

/** A game of the fixtures as a table would have it. */
export function pastGame(game: string): Chronicle {
  const { start, log } = JSON.parse(readFileSync(`${FOLDER}/${game}.json`, 'utf8')) as Fixture
  const again = replayLog(start, log)
  expect(again).toMatchObject({ ok: true })
  const { opening, entries } = again as Extract<ReplayResult, { ok: true }>
  return { game, opening, entries: entries }
}
