// Games that version 1 wrote down, as its own code wrote them: they open after every change of the format and of the rules.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GameState, hashOf, type LogEntry } from '../../src/engine/index.ts'
import { decode } from '../../src/save/decode.ts'
import { VERSION } from '../../src/save/format.ts'
import { STATE, stateV1toV2 } from '../../src/save/migrations/0001-state.ts'
import { openSave, positionOf } from '../../src/save/open.ts'
import type { Departure } from '../../src/save/read.ts'
import { deepFreeze } from '../support/game.ts'

type Old = { version: number; log: LogEntry[]; hash: string; snapshot: { state: GameState; hash: string } }

const FOLDER = 'tests/fixtures/saves/v1'
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}.json`, 'utf8')
const oldOf = (name: string): Old => deepFreeze(JSON.parse(textOf(name)))

/** How each opens. Null: with all its history. A rule that changes what happened in one is named beside it. */
const SAVES: Record<string, Departure | null> = {
  'advanced-armistice': null,
  'advanced-opening': null,
  'influence-paid': null,
  // STD-ASL-13: the party from the cleared zone has landed.
  'standard-cleared-landing-lost': { code: 'differs' },
  'standard-declared-landings': null,
  'standard-entered-dice': null,
  'standard-escort-sailed': { code: 'refused', action: 3 }, // STD-TRN-12: the escort has to stay
  'standard-open-choice': null,
  'standard-open-losses': null,
  'standard-round-1': null,
  'tournament-surrendered': null,
}

function opened(what: unknown) {
  const result = openSave(deepFreeze(structuredClone(what)))
  if (!result.ok) return expect.fail(`is refused: ${JSON.stringify(result.problem)}`)
  return result
}
const problem = (what: unknown) => {
  const result = openSave(what)
  return result.ok ? null : result.problem
}

test('every save of version 1 that is kept here is opened below', () => {
  expect(
    readdirSync(FOLDER)
      .map((file) => file.replace('.json', ''))
      .sort(),
  ).toEqual(Object.keys(SAVES).sort())
})

describe.each(Object.entries(SAVES))('%s', (name, departed) => {
  test('is as version 1 wrote it', () => {
    const { version, hash, snapshot } = oldOf(name)
    expect(version).toBe(1)
    expect(snapshot.hash).toBe(hash)
    expect(hashOf(snapshot.state)).toBe(hash)
  })

  test(departed ? 'opens where it stood, and says why without its history' : 'opens with all its history', () => {
    const old = oldOf(name)
    const result = decode(textOf(name))
    if (!result.ok) expect.fail(JSON.stringify(result.problem))
    expect(result.departed).toEqual(departed)
    expect(result.entries.map(({ action }) => action)).toEqual(departed ? [] : old.log.map(({ action }) => action))
    expect(result.earlier).toEqual(departed ? old.log : [])
    expect(result.state).toEqual(stateV1toV2(old.snapshot.state))
    expect(result.save).toMatchObject({ version: VERSION, hash: hashOf(result.state) })
  })

  test('can be looked at without being played', () => {
    const old = oldOf(name)
    expect(positionOf(old)).toEqual(stateV1toV2(old.snapshot.state))
  })
})

describe('a save of version 1', () => {
  const old = oldOf('standard-round-1')
  const { snapshot: _, ...bare } = old
  const no: LogEntry = { action: { type: 'press', on: true } }

  test('whose action a rule now refuses opens from its snapshot, its log kept for the file', () => {
    const log = [...old.log.slice(0, 5), no, ...old.log.slice(5)]
    const result = opened({ ...old, log })
    expect(result.departed).toEqual({ code: 'refused', action: 6 })
    expect(result).toMatchObject({ entries: [], earlier: log, state: stateV1toV2(old.snapshot.state) })
    expect(result.opening).toBe(result.state)
  })

  test('whose actions now lead elsewhere opens from its snapshot, its log kept for the file', () => {
    const log = old.log.slice(0, -1)
    const result = opened({ ...old, log })
    expect(result.departed).toEqual({ code: 'differs' })
    expect(result).toMatchObject({ entries: [], earlier: log, state: stateV1toV2(old.snapshot.state) })
  })

  test('that was altered since is refused: its state, or either hash', () => {
    const { treasury } = old.snapshot.state as unknown as { treasury: object }
    const state = { ...old.snapshot.state, treasury: { ...treasury, germany: 999 } }
    expect(problem({ ...old, snapshot: { ...old.snapshot, state } })).toEqual({ code: 'hash' })
    expect(problem({ ...old, snapshot: { ...old.snapshot, state }, log: [no] })).toEqual({ code: 'snapshot' })
    expect(problem({ ...old, hash: 'elsewhere' })).toEqual({ code: 'hash' })
    expect(problem({ ...old, snapshot: { ...old.snapshot, hash: 'elsewhere' } })).toEqual({ code: 'hash' })
    expect(positionOf({ ...old, snapshot: { ...old.snapshot, state } })).toBeNull()
  })

  test('without a snapshot opens by its actions alone, and is refused at one that no rule allows', () => {
    expect(opened(bare)).toMatchObject({ departed: null, earlier: [], save: { version: VERSION } })
    expect(opened(bare).entries).toHaveLength(old.log.length)
    expect(problem({ ...bare, log: [...old.log, no] })).toMatchObject({ code: 'refused', action: old.log.length + 1 })
  })

  test.each([
    ['no object', 5],
    ['without a state', {}],
    ['with a state of nonsense', { state: { units: 3 }, hash: 'x' }],
    ['with a list for a state', { state: [], hash: 'x' }],
  ])('whose snapshot is %s is refused, not thrown at', (_, snapshot) => {
    expect(problem({ ...old, snapshot })).toMatchObject({ code: expect.stringMatching(/^(broken|hash|snapshot)$/) })
  })

  test('is not changed by the step that brings it up to date', () => {
    const before = JSON.stringify(old)
    STATE.up(old)
    expect(JSON.stringify(old)).toBe(before)
  })
})
