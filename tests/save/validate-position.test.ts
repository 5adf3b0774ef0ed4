import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../src/engine/index.ts'
import type { Start } from '../../src/save/format.ts'
import { replayLog } from '../../src/save/replay.ts'
import { isPossibleState } from '../../src/save/validate-position.ts'

const GAMES = readdirSync('tests/fixtures/games').filter((name) => name.endsWith('.json'))

describe('what was played is sound', () => {
  it.each(GAMES)('%s, at every hundredth step and the last', (name) => {
    const { start, log } = JSON.parse(readFileSync(`tests/fixtures/games/${name}`, 'utf8')) as { start: Start; log: LogEntry[] }
    const game = replayLog(start, log)
    if (!game.ok) throw new Error(game.error.message)
    const looked = game.entries.filter((_, i, all) => i % 100 === 0 || i > all.length - 6)
    const not = looked.filter(({ after }) => !isPossibleState(after, game.opening))
    expect(not.map(({ action }) => action)).toEqual([])
  })
})
