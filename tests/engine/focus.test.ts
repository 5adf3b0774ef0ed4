// Where the cause of a refusal lies, if not in the space it is about.
import { describe, expect, it } from 'vitest'
import {
  type Action,
  checkAction,
  type GameState,
  type LogEntry,
  type PositionSpec,
  positionFrom,
  replay,
  spacesOf,
} from '../../src/engine/index.ts'
import recorded from '../fixtures/refusals.json'

type Recorded = { code: string; spec: PositionSpec; log: LogEntry[]; action: Action }
const refusals = recorded as unknown as Recorded[]
const stateOf = ({ spec, log }: Recorded): GameState => {
  const outcome = replay(spec, log)
  expect(outcome.ok).toBe(true)
  return (outcome as Extract<typeof outcome, { ok: true }>).state
}
const refusalOf = (code: string) => {
  const each = refusals.find((one) => one.code === code)!
  return checkAction(stateOf(each), each.action)
}
const position = (spec: Partial<PositionSpec>): GameState =>
  positionFrom({ ruleset: 'standard', base: 'empty', seed: 'focus', round: 2, power: 'germany', phase: 'move', ...spec })

describe('the cause of a refusal', () => {
  it('is the contested land that units leave (STD-MOV-06)', () => {
    const state = position({ units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } } })
    const away: Action = { type: 'move', from: 'lorraine', path: ['burgundy'], units: { infantry: 2 } }
    expect(checkAction(state, away)).toMatchObject({ rule: 'STD-MOV-06', space: 'burgundy', focus: ['lorraine'] })
  })

  it.each([
    ['exit-to-enemy', ['alsace']],
    ['landing-binds', ['belgium']],
    ['offloaded-already', ['picardy']],
    ['base-was-lost', ['kiel']],
    ['only-in-the-capital', ['rome']],
    ['march-ends-there', ['kiel']],
  ])('of "%s" is %j', (code, focus) => {
    expect(refusalOf(code)?.focus).toEqual(focus)
  })

  it('is the base whose mines stop ships (TOU-MOV-10)', () => {
    const state = position({
      ruleset: 'tournament',
      units: { sz10: { germany: { cruiser: 1 } }, london: { britain: { infantry: 1 } } },
    })
    const past: Action = { type: 'move', from: 'sz10', path: ['sz9', 'sz8'], units: { cruiser: 1 } }
    expect(checkAction(state, past)).toMatchObject({ rule: 'TOU-MOV-10', space: 'sz9', focus: ['london'] })
  })

  it('is not named where it is the space itself, or no space at all', () => {
    expect(refusalOf('must-stop')).not.toHaveProperty('focus')
    expect(refusalOf('too-dear')).not.toHaveProperty('focus')
  })

  it.each(refusals.map((each) => [each.code, each] as const))(
    'of "%s" is a space of the board, and never said twice',
    (_, each) => {
      const state = stateOf(each)
      const known = spacesOf(state).map(({ id }) => id)
      const { space, focus = [], also = [] } = checkAction(state, each.action)!
      const all = [{ space, focus }, ...also]
      for (const { space: about, focus: causes = [] } of all) {
        expect(causes.filter((id) => !known.includes(id))).toEqual([])
        expect(new Set([about, ...causes]).size).toBe(causes.length + 1)
      }
    },
  )
})
