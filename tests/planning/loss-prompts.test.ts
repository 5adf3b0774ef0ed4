import { describe, expect, it } from 'vitest'
import { decision, type GameState, type PositionSpec, reduce, type SpaceId } from '../../src/engine/index.ts'
import { proposedAnswer } from '../../src/planning/answers.ts'
import { automaticLosses } from '../../src/planning/loss-prompts.ts'
import { position } from './position.ts'

/** The question that the attack leads to. */
function asked(space: SpaceId, spec: Partial<PositionSpec>): GameState {
  const begun = reduce(position({ phase: 'combat', power: 'germany', ...spec }), { type: 'attack', space })
  if (!begun.ok) throw new Error(begun.error.message)
  expect(decision(begun.state)?.kind).toBe('casualties')
  return begun.state
}
const unasked = (state: GameState, prompts: 'always' | 'matters' | 'never') => automaticLosses(state, decision(state), prompts)

type Side = { infantry: number; artillery?: number }
const lorraine = (germany: Side, france: Side, queue: number[]) =>
  asked('lorraine', { units: { lorraine: { germany, france } }, queue })

describe('losses', () => {
  const plain = lorraine({ infantry: 6, artillery: 1 }, { infantry: 3 }, [6, 6, 6, 6, 6, 6, 6, 1, 1, 6])
  const all = lorraine({ infantry: 2, artillery: 2 }, { infantry: 4 }, [6, 6, 6, 6, 1, 1, 6, 6])

  it('are always asked for, or never, as the settings say', () => {
    for (const state of [plain, all]) {
      expect(unasked(state, 'always')).toBeNull()
      expect(unasked(state, 'never')).toEqual(proposedAnswer(state))
    }
  })

  it('do not matter while the cheapest bear them and some of these stay', () => {
    expect(unasked(plain, 'matters')).toEqual({ type: 'casualties', lose: { germany: { infantry: 2 } } })
  })

  it('matter when none of the cheapest would stay', () => {
    expect(decision(all)?.count).toBe(2)
    expect(unasked(all, 'matters')).toBeNull()
  })

  it('matter where two powers could bear them', () => {
    const state = asked('lorraine', {
      units: { lorraine: { germany: { infantry: 6 }, france: { infantry: 4 }, britain: { infantry: 4 } } },
      queue: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    })
    expect(decision(state)).toMatchObject({ by: 'france' })
    expect(unasked(state, 'matters')).toBeNull()
    expect(unasked(state, 'never')).not.toBeNull()
  })

  it('matter at sea, where a battleship could be damaged instead', () => {
    const state = asked('sz9', {
      power: 'britain',
      units: { sz9: { britain: { cruiser: 2 }, germany: { battleship: 1, submarine: 0, cruiser: 2 } } },
      queue: [1, 6, 6, 6, 6, 6],
    })
    expect(unasked(state, 'matters')).toBeNull()
    expect(unasked(state, 'never')).toEqual(proposedAnswer(state))
  })

  it('are only taken where losses are asked for', () => {
    expect(automaticLosses(plain, null, 'never')).toBeNull()
    expect(automaticLosses(plain, { ...decision(plain)!, kind: 'press' }, 'never')).toBeNull()
  })
})
