// Losses by the policy of the odds: which they are, and that nobody who is to be asked is passed over.
import { beforeEach, describe, expect, it } from 'vitest'
import { type Action, decision, type GameState, type PositionSpec, positionFrom, reduce } from '../../../src/engine/index.ts'
import { automaticLosses } from '../../../src/planning/loss-prompts.ts'
import { endAfter, lossesByPolicy, lossOptions } from '../../../src/store/odds/losses.ts'
import { changePolicy } from '../../../src/store/odds/policy.ts'

const at = (spec: Partial<PositionSpec>) =>
  positionFrom({ ruleset: 'standard', base: 'empty', round: 6, phase: 'combat', power: 'germany', seed: 'losses', ...spec })
const after = (game: GameState, action: Action): GameState => {
  const out = reduce(game, action)
  return out.ok ? out.state : expect.fail(out.error.message)
}
/** One hit on infantry, guns and a fighter of Germany, of whose infantry the last stays. */
const onLand = after(
  at({
    units: { picardy: { germany: { infantry: 1, artillery: 2, fighter: 1 }, france: { infantry: 4 } } },
    queue: [6, 6, 6, 6, 1, 6, 6, 6],
  }),
  { type: 'attack', space: 'picardy' },
)
const lost = (game: GameState) => lossesByPolicy(game)?.lose.germany

beforeEach(() => changePolicy({ losses: 'cheapest' }))

describe('losses by the policy of the odds', () => {
  it.each([
    ['cheapest', { artillery: 1 }],
    ['keep-guns', { fighter: 1 }],
    ['keep-fighters', { artillery: 1 }],
    ['best', { artillery: 1 }],
  ] as const)('%s', (losses, gone) => {
    changePolicy({ losses })
    expect(decision(onLand)).toMatchObject({ kind: 'casualties', by: 'germany', count: 1 })
    expect(lost(onLand)).toEqual(gone)
  })

  it('are each way once', () => {
    expect(lossOptions(onLand).map(({ id }) => id)).toEqual(['cheapest', 'keep-guns'])
  })

  it('know whether the battle is over with them', () => {
    expect(endAfter(onLand, 'picardy', lossOptions(onLand)[0]!.action)?.outcome).toBe('contested')
  })

  it('that are not the cheapest are never a matter of course', () => {
    changePolicy({ losses: 'keep-guns' })
    expect(automaticLosses(onLand, decision(onLand), 'matters', lossesByPolicy)).toBeNull()
    expect(automaticLosses(onLand, decision(onLand), 'never', lossesByPolicy)?.lose.germany).toEqual({ fighter: 1 })
    expect(automaticLosses(onLand, decision(onLand), 'always', lossesByPolicy)).toBeNull()
  })
})
