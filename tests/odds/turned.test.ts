// What the enemy could do next with what stands there: his strongest power against all who stand against it.
import { describe, expect, it } from 'vitest'
import { positionFrom } from '../../src/engine/index.ts'
import { counterattackAt } from '../../src/odds/counterattack.ts'
import { DEFAULT_POLICY, forecast } from '../../src/odds/index.ts'

const at = (germany: object, others: object) =>
  positionFrom({
    ruleset: 'standard',
    base: 'empty',
    round: 6,
    phase: 'combat',
    power: 'germany',
    units: { sz10: { germany, ...others } },
  })

describe('the battle turned round', () => {
  it('has the enemy attack what stands there', () => {
    const game = at({ cruiser: 1, damaged: { battleship: 1 } }, { britain: { cruiser: 2 } })
    const turned = counterattackAt(game, 'sz10', 'sea', DEFAULT_POLICY)!
    const other = positionFrom({
      ruleset: 'standard',
      base: 'empty',
      round: 6,
      phase: 'combat',
      power: 'britain',
      units: { sz10: { britain: { cruiser: 2 }, germany: { cruiser: 1, damaged: { battleship: 1 } } } },
    })
    expect(turned.by).toBe('britain')
    expect(forecast(turned.position.state, turned.position.ask)!.cleared).toBeCloseTo(
      forecast(other, { space: 'sz10' })!.cleared,
      9,
    )
  })

  it('is led by whoever has most there, and is none without an enemy', () => {
    const two = at({ cruiser: 1 }, { france: { cruiser: 1 }, britain: { battleship: 1 } })
    expect(counterattackAt(two, 'sz10', 'sea', DEFAULT_POLICY)?.by).toBe('britain')
    expect(counterattackAt(at({ cruiser: 1 }, {}), 'sz10', 'sea', DEFAULT_POLICY)).toBeNull()
  })
})
