import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../src/engine/index.ts'
import type { Start } from '../../src/save/format.ts'
import { rebuild } from '../../src/save/rebuild.ts'
import { isSound } from '../../src/save/sound.ts'

const GAMES = readdirSync('tests/fixtures/games').filter((name) => name.endsWith('.json'))

describe('what was played is sound', () => {
  it.each(GAMES)('%s, at every hundredth step and the last', (name) => {
    const { start, log } = JSON.parse(readFileSync(`tests/fixtures/games/${name}`, 'utf8')) as { start: Start; log: LogEntry[] }
    const game = rebuild(start, log)
    if (!game.ok) throw new Error(game.error.message)
    const looked = game.entries.filter((_, i, all) => i % 100 === 0 || i > all.length - 6)
    const not = looked.filter(({ after }) => !isSound(after, game.opening))
    expect(not.map(({ action }) => action)).toEqual([])
  })
})
