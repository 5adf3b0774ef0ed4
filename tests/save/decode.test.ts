import { describe, expect, it } from 'vitest'
import { decode } from '../../src/save/decode.ts'
import { toText } from '../../src/save/encode.ts'
import { OPENING_MOVES, played, without } from './samples.ts'

const save = played(OPENING_MOVES)
const problem = (what: unknown) => {
  const decoded = decode(typeof what === 'string' ? what : JSON.stringify(what))
  return decoded.ok ? null : decoded.problem
}

describe('a saved game', () => {
  it('comes back as it was, action by action', () => {
    const decoded = decode(toText(save))
    if (!decoded.ok) throw new Error(decoded.problem.code)
    expect(decoded.entries.map((entry) => entry.action)).toEqual(OPENING_MOVES)
    expect(decoded.entries.at(-1)?.after).toEqual(decoded.state)
    expect(decoded.save).toEqual(save)
  })

  it('is written one action a line', () => {
    const lines = toText(save).split('\n')
    expect(lines.filter((line) => line.includes('"action"'))).toHaveLength(OPENING_MOVES.length)
    expect(JSON.parse(toText(played([])))).toEqual(played([]))
  })

  it('brings back why the computer did something; a reason that is none is left out', () => {
    const why = { kind: 'takes', ipc: 4.25, space: 'serbia', also: [{ kind: 'binds', ipc: 1, units: 3 }] }
    const nonsense = [
      { kind: 7 },
      'because',
      { kind: 'takes', ipc: 1, also: Array.from({ length: 99 }, () => ({ kind: 'takes', ipc: 1 })) },
    ]
    const reasons = [why, ...nonsense]
    const log = save.log.map((entry, i) => ({ ...entry, ...(i < reasons.length ? { why: reasons[i] } : {}) }))
    const decoded = decode(JSON.stringify({ ...save, log }))
    if (!decoded.ok) throw new Error(decoded.problem.code)
    expect(decoded.entries.map((entry) => entry.why)).toEqual([why, ...decoded.entries.slice(1).map(() => undefined)])
  })

  it('says where it left another, also at that one’s opening', () => {
    const origin = { game: 'x'.repeat(100), at: 0 }
    const decoded = decode(JSON.stringify({ ...save, origin }))
    if (!decoded.ok) throw new Error(decoded.problem.code)
    expect(decoded.save.origin).toEqual(origin)
  })

  it('opens without its snapshot', () => {
    expect(problem(without(save, 'snapshot'))).toBeNull()
  })
})

describe('what is no saved game is told apart', () => {
  it.each([
    ['an empty file', '', { code: 'empty' }],
    ['blank space', ' \n', { code: 'empty' }],
    ['a picture', '\u0089PNG\r\n', { code: 'not-json' }],
    ['a saved game that was cut off', toText(save).slice(0, -40), { code: 'truncated' }],
    ['one that was cut off behind a brace', toText(save).slice(0, toText(save).lastIndexOf('}}') + 1), { code: 'truncated' }],
    ['one that was cut off within a text', toText(save).slice(0, toText(save).indexOf('seed') + 2), { code: 'truncated' }],
    ['a number', '7', { code: 'foreign' }],
    ['nothing', 'null', { code: 'foreign' }],
    ['a list', '[]', { code: 'foreign' }],
    ['the file of another program', { format: 'chess', version: 1 }, { code: 'foreign' }],
    ['a save of the future', { ...save, version: 99 }, { code: 'newer', version: 99 }],
    ['a save from before the first', { ...save, version: 0 }, { code: 'too-old', version: 0 }],
    ['no version', without(save, 'version'), { code: 'broken', field: 'version' }],
    ['a version that is none', { ...save, version: '1' }, { code: 'broken', field: 'version' }],
    ['no log', without(save, 'log'), { code: 'broken', field: 'log' }],
    ['a log of nonsense', { ...save, log: [{ dice: [1] }] }, { code: 'broken', field: 'log.0.action' }],
    [
      'a die of seven',
      { ...save, log: [{ action: { type: 'end-phase' }, dice: [7] }] },
      { code: 'broken', field: 'log.0.dice.0' },
    ],
    ['a branch of nothing', { ...save, origin: { game: '', at: 2 } }, { code: 'broken', field: 'origin.game' }],
    ['a branch of half an action', { ...save, origin: { game: 'x', at: 0.5 } }, { code: 'broken', field: 'origin.at' }],
    ['a branch from before the opening', { ...save, origin: { game: 'x', at: -1 } }, { code: 'broken', field: 'origin.at' }],
    ['a branch of a war without end', { ...save, origin: { game: 'x', at: 50_001 } }, { code: 'broken', field: 'origin.at' }],
    [
      'a branch with an endless name',
      { ...save, origin: { game: 'x'.repeat(101), at: 1 } },
      { code: 'broken', field: 'origin.game' },
    ],
    ['a branch that is none', { ...save, origin: 'x' }, { code: 'broken', field: 'origin' }],
    ['no hash', without(save, 'hash'), { code: 'broken', field: 'hash' }],
    ['a date that is none', { ...save, savedAt: 'yesterday' }, { code: 'broken', field: 'savedAt' }],
  ])('%s', (_, what, expected) => {
    expect(problem(what)).toEqual(expected)
  })

  it('a start that is no possible game names its field', () => {
    expect(problem({ ...save, start: { ruleset: 'standard', seed: 'x', players: 'nobody' } })).toMatchObject({
      code: 'start',
      field: 'players',
    })
  })
})

describe('a log that does not lead where it says', () => {
  const bare = without(save, 'snapshot')

  it('is refused at the action that breaks a rule, with the reason', () => {
    const log = [...save.log, { action: { type: 'mobilize', units: { infantry: 1 }, to: 'vienna' } }]
    expect(problem({ ...bare, log })).toMatchObject({ code: 'refused', action: 4, reason: expect.stringMatching(/\.$/) })
  })

  it('is refused when its hash is not that of its end', () => {
    expect(problem({ ...bare, hash: 'elsewhere' })).toEqual({ code: 'hash' })
    expect(problem({ ...bare, log: save.log.slice(0, -1) })).toEqual({ code: 'hash' })
  })

  it('opens from a sound snapshot, with the earlier actions kept for the file', () => {
    const log = [{ action: { type: 'press', on: true } }, ...save.log]
    const decoded = decode(JSON.stringify({ ...save, log }))
    if (!decoded.ok) throw new Error(decoded.problem.code)
    expect(decoded.entries).toEqual([])
    expect(decoded.earlier).toEqual(log)
    expect(decoded.state).toEqual(save.snapshot?.state)
  })

  it('does not trust a snapshot that was altered', () => {
    const state = { ...save.snapshot?.state, war: { ...save.snapshot?.state.war, treasury: { germany: 999 } } }
    const log = [{ action: { type: 'press', on: true } }]
    expect(problem({ ...save, log, snapshot: { state, hash: save.hash } })).toEqual({ code: 'snapshot' })
    expect(problem({ ...save, hash: 'elsewhere', snapshot: { state, hash: save.hash } })).toEqual({ code: 'hash' })
  })
})
