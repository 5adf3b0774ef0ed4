// A landing past mines: computed for all ships at once, and the same as where every die of every ship is walked.
import { describe, expect, it } from 'vitest'
import { type Action, type Counts, type GameState, type UnitSpec, type UnitType, unitsIn } from '../../src/engine/index.ts'
import { forecast } from '../../src/odds/index.ts'
import { furthest } from '../../tools/odds/compare.ts'
import { at, move } from '../support/game.ts'
import { countsOf, hold } from '../support/scenes/coast.ts'

type Shore = {
  fleet: UnitSpec
  holds: UnitType[][]
  kiel?: UnitSpec
  sz10?: UnitSpec
  overland?: Counts
  ruleset?: 'standard' | 'tournament' | 'influence' | 'advanced'
}

/** Everything sails from zone 9 past the mines off Kiel and lands there at once, in the order of the holds. */
function offKiel({ fleet, holds, kiel = { infantry: 2, artillery: 1 }, sz10, overland, ruleset = 'standard' }: Shore) {
  const { state } = at({
    ruleset,
    round: 6,
    power: 'britain',
    units: {
      sz9: { britain: { ...fleet, transports: holds.map((types) => hold('britain', types)) } },
      kiel: { germany: kiel },
      ...(sz10 ? { sz10: { germany: sz10 } } : {}),
      ...(overland ? { denmark: { britain: overland } } : {}),
    },
    ...(overland ? { control: { denmark: 'britain' } } : {}),
  })
  const transports = unitsIn(state, 'sz9').flatMap(({ id }) => id ?? [])
  const { damaged, ...units } = fleet
  const orders: Action[] = [
    { type: 'move', from: 'sz9', path: ['sz10'], units, transports, ...(damaged ? { damaged } : {}) },
    ...transports.map((transport, i): Action => ({ type: 'offload', transport, to: 'kiel', units: countsOf(holds[i] ?? []) })),
    ...(overland ? [move('denmark', 'kiel', overland)] : []),
  ]
  return { state, ask: { space: 'kiel', orders, table: true } }
}
const both = ({ state, ask }: { state: GameState; ask: Parameters<typeof forecast>[1] }) => {
  const [computed, walked] = [forecast(state, ask, 'kernel'), forecast(state, ask, 'graph')]
  return computed && walked ? { computed, apart: furthest(computed, walked) } : expect.fail('nothing would be fought')
}

const TWO: UnitType[] = ['infantry', 'infantry']
const CASES: Record<string, Shore> = {
  'ships that bombard, whole and damaged': { fleet: { battleship: 1, damaged: { battleship: 1 } }, holds: [TWO] },
  'transports that are alike and one that is not': { fleet: { cruiser: 1 }, holds: [TWO, ['infantry', 'artillery'], TWO] },
  'guns that land only where infantry does (STD-AMP-12)': { fleet: { battleship: 1 }, holds: [['artillery', 'tank'], TWO] },
  'boats that only a warship keeps from the landing (STD-AMP-08)': {
    fleet: { cruiser: 1 },
    holds: [TWO],
    sz10: { submarine: 1 },
  },
  'others who come overland': { fleet: { submarine: 1 }, holds: [TWO], overland: { infantry: 2 } },
  'fighters on the shore': { fleet: { battleship: 1 }, holds: [TWO, TWO], kiel: { infantry: 1, fighter: 1 } },
  'the tournament': { fleet: { battleship: 1 }, holds: [TWO, ['infantry', 'tank']], ruleset: 'tournament' },
  influence: { fleet: { cruiser: 1 }, holds: [TWO, ['artillery']], ruleset: 'influence' },
}

describe('a landing past mines', () => {
  it.each(Object.entries(CASES))('is computed as it is walked, with %s', (_, shore) => {
    const { computed, apart } = both(offKiel(shore))
    expect(apart.by, apart.what).toBeLessThan(1e-9)
    expect(computed.chain?.afloat).toBeLessThan(1)
    expect(computed.cleared + computed.contested + computed.repulsed + computed.annihilated).toBeCloseTo(1, 12)
  })

  it('is no battle where the shore is empty, and none where nobody lands', () => {
    const { state, ask } = offKiel({ fleet: { cruiser: 2 }, holds: [TWO] })
    expect(forecast(state, { space: 'sz10', orders: ask.orders.slice(0, 1) })).toBeNull()
    const empty = offKiel({ fleet: { cruiser: 2 }, holds: [TWO], kiel: {} })
    expect(forecast(empty.state, empty.ask)).toBeNull()
  })

  it('leaves to the others what a sunk transport was to do', () => {
    const { state, ask } = offKiel({ fleet: {}, holds: [TWO] })
    const alone = forecast(state, ask)
    expect(alone?.chain).toEqual({ afloat: 5 / 6, through: 5 / 6, ashore: 5 / 6 })
    expect(alone?.repulsed).toBeGreaterThanOrEqual(1 / 6)
  })
})
