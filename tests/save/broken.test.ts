import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createGame, decision, type GameState, hashOf, type LogEntry, legalActions, reduce } from '../../src/engine/index.ts'
import { decode } from '../../src/save/decode.ts'
import { encode } from '../../src/save/encode.ts'
import type { Save, Start } from '../../src/save/format.ts'
import { MAX_ACTIONS, MAX_TEXT_LENGTH } from '../../src/save/limits.ts'
import { openSave, positionOf } from '../../src/save/open.ts'
import { replayLog } from '../../src/save/replay.ts'
import { saveSentence } from '../../src/store/persistence/save-messages.ts'
import { broken } from '../../tools/faults/broken.ts'
import { OPENING_MOVES, played } from './samples.ts'

/** In the middle of a battle: a save with as much in it as there can be. */
function inBattle(): Save {
  const { start, log } = JSON.parse(readFileSync('tests/fixtures/games/allies-by-capitals.json', 'utf8')) as {
    start: Start
    log: LogEntry[]
  }
  const at = (n: number) => replayLog(start, log.slice(0, n))
  const whole = at(log.length)
  if (!whole.ok) throw new Error(whole.error.message)
  const n = whole.entries.findIndex(({ after }) => decision(after)?.kind === 'casualties') + 1
  const state = whole.entries[n - 1]!.after
  return encode({ start, log: log.slice(0, n), state, hash: hashOf(state), savedAt: '2026-11-21T10:00:00.000Z', title: 'Battle' })
}
const battle = inBattle()
const FILES = 500

/** Goes on from a position for a while with whatever is offered. */
function playOn(state: GameState): void {
  for (let i = 0; i < 4; i++) {
    const offered = legalActions(state)
    if (offered.length === 0) return
    const outcome = reduce(state, offered[(i * 7) % offered.length]!)
    if (!outcome.ok) throw new Error(`${offered[0]?.type} is offered and refused`)
    state = outcome.state
  }
}

describe('broken files', () => {
  it.each(['file', 'position'] as const)(
    `each of ${FILES} with a fault in the %s is refused with a sentence, or is a game`,
    (where) => {
      let refused = 0
      for (let seed = 1; seed <= FILES / 2; seed++) {
        const { what, file } = broken(seed % 2 === 0 ? battle : played(OPENING_MOVES), where, seed)
        const opened = decode(JSON.stringify(file))
        if (opened.ok) {
          expect(() => playOn(opened.state), what).not.toThrow()
          continue
        }
        refused++
        expect(saveSentence(opened.problem), what).toMatch(/^[A-Z].{10,}[.?]/)
        expect(() => positionOf(file), what).not.toThrow()
      }
      expect(refused).toBeGreaterThan(FILES / 20)
    },
    120_000,
  )
})

describe('what is larger or deeper than a game', () => {
  const save = played(OPENING_MOVES)
  const problem = (file: unknown) => {
    const opened = openSave(file)
    return opened.ok ? null : opened.problem
  }
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

  it('is refused: a file of more letters than any war takes', () => {
    expect(decode(' '.repeat(MAX_TEXT_LENGTH + 1))).toEqual({ ok: false, problem: { code: 'too-large' } })
    expect(decode(' '.repeat(MAX_TEXT_LENGTH))).toEqual({ ok: false, problem: { code: 'empty' } })
  })

  it('is refused: a log of more actions', () => {
    const [entry] = save.log
    expect(problem({ ...save, log: Array.from({ length: MAX_ACTIONS + 1 }, () => entry) })).toEqual({
      code: 'broken',
      field: 'log',
    })
  })

  it('is refused: lists in lists, in a field that nobody reads too', () => {
    expect(problem({ ...save, start: { ...save.start, more: nested(100_000) } })).toEqual({ code: 'too-deep' })
    expect(problem({ ...save, log: [{ action: { type: 'end-phase', more: nested(50) } }] })).toEqual({ code: 'too-deep' })
    expect(problem({ ...save, start: { ...save.start, more: nested(20) } })).toBeNull()
  })

  it('is dropped: what no field of a game, an action or a file is called', () => {
    const [first, ...rest] = save.log
    const more = {
      start: { ...save.start, more: 1 },
      log: [{ ...first, action: { ...first?.action, more: 1 }, more: 1 }, ...rest],
      more: 1,
    }
    const opened = openSave({ ...save, ...more })
    expect(opened.ok && opened.save).toEqual(save)
    expect(opened.ok && opened.entries.map(({ action }) => action)).toEqual(OPENING_MOVES)
  })
})

it('a position with more dice to enter than there are units is no game', () => {
  const state = createGame({ ruleset: 'standard', seed: 'x', dice: 'entered' })
  const asked = { id: '1', by: 'germany', kind: 'dice', topic: 'seeded', count: 1e9, rule: 'STD-LND-11' } as const
  const forged = { ...state, flow: { ...state.flow, pending: asked } } as unknown as GameState
  const hash = hashOf(forged)
  const save = {
    ...played([], { ruleset: 'standard', seed: 'x', dice: 'entered' }),
    log: [{ action: { type: 'press', on: true } }],
  }
  expect(decode(JSON.stringify({ ...save, hash, snapshot: { state: forged, hash } }))).toEqual({
    ok: false,
    problem: { code: 'snapshot' },
  })
})
