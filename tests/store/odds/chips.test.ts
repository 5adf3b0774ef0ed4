// Which battles have a chip on the map, and what it says.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Action, type GameState, type PositionSpec, positionFrom, reduce } from '../../../src/engine'
import { forecast } from '../../../src/odds'
import { picksOf } from '../../../src/planning/picks'
import { pickAll, pickCount, type Selection } from '../../../src/planning/selection'
import { useGame } from '../../../src/store/game/table'
import { cachedOdds, oddsNow, oddsVersion, requestOdds } from '../../../src/store/odds/answers'
import { computeChips } from '../../../src/store/odds/chips'
import { perCent, swingText } from '../../../src/store/odds/format'
import { changePolicy } from '../../../src/store/odds/policy'
import type { Arrow } from '../../../src/store/view/board-view'
import { OddsThread } from '../../support/odds-thread'

const at = (units: PositionSpec['units'], more: Partial<PositionSpec> = {}): GameState =>
  positionFrom({
    ruleset: 'standard',
    base: 'empty',
    power: 'germany',
    phase: 'move',
    seed: 'chips',
    units: units ?? {},
    ...more,
  })
const WEST = { ruhr: { germany: { infantry: 6, artillery: 2 } }, belgium: { france: { infantry: 3, artillery: 1 } } }
const all = (game: GameState, space: string): Selection => pickAll(space, picksOf(game, space))
const chips = (game: GameState, selection: Selection | null, arrows: Arrow[] = [], aimed: string | null = null) =>
  computeChips({ game, selection, aimed, arrows }, null, Number.POSITIVE_INFINITY)

beforeEach(() => changePolicy({ losses: 'cheapest', press: 'to-the-end', dive: 'never' }))

describe('chips of lit targets', () => {
  it('stand where there would be a battle, and nowhere else', () => {
    const game = at(WEST)
    expect(Object.keys(chips(game, all(game, 'ruhr')).chips).sort()).toEqual(['belgium', 'holland'])
    expect(chips(game, null).chips).toEqual({})
  })

  it('say of a raid that meets no ship what it takes', () => {
    const game = at({ sz7: { germany: { submarine: 2 } } }, { ruleset: 'advanced' })
    const raids = [{ from: 'sz4', to: 'sz7', kind: 'sail', units: { submarine: 2 } } as Arrow]
    vi.stubGlobal('Worker', OddsThread)
    requestOdds('test', chips(game, null, raids).wishes)
    const chip = chips(game, null, raids).chips.sz7
    expect(chip).toMatchObject({ chance: 'takes 3.0 IPC', swing: '', raid: true, ordered: true })
    expect(chip?.spoken).toBe('Odds as ordered: No enemy ship guards the convoy. The raid takes 3.0 IPC on average.')
  })

  it('say what the arithmetic says of the order, and that it is only chosen', () => {
    const game = at(WEST)
    const orders: Action[] = [{ type: 'move', from: 'ruhr', path: ['belgium'], units: { infantry: 6, artillery: 2 } }]
    const odds = forecast(game, { space: 'belgium', orders })!
    const chip = chips(game, all(game, 'ruhr')).chips.belgium!
    expect(chip.bar).toEqual([odds.cleared, odds.contested, odds.repulsed + odds.annihilated])
    expect(chip.bar.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
    expect(chip.chance).toBe(perCent(odds.cleared))
    expect(chip.ordered).toBe(false)
    expect(chip.spoken).toContain('Odds if ordered')
    expect(chip.spoken).toContain('Both lose the cheapest first.')
  })

  it('follow every change of count, and are the same object while nothing changes', () => {
    const game = at(WEST)
    const selection = all(game, 'ruhr')
    const said = chips(game, selection)
    const before = said.chips
    expect(computeChips({ game, selection, aimed: null, arrows: [] }, said).chips).toBe(before)
    const [row] = picksOf(game, 'ruhr').rows
    const fewer = chips(game, pickCount(selection, row!, 2)).chips
    expect(fewer.belgium!.bar[0]).toBeLessThan(before.belgium!.bar[0])
  })

  it('take no more of a frame than they may: what is aimed at comes first, and the rest is asked for again', () => {
    const game = at(WEST, { round: 3 })
    const selection = all(game, 'ruhr')
    const asked = { game, selection, aimed: 'holland', arrows: [] }
    const said = computeChips(asked, null, 0)
    expect(Object.keys(said.chips)).toEqual(['holland'])
    expect(said.unfinished).toBe(true)
    chips(game, selection)
    expect(computeChips(asked, null, 0)).toMatchObject({ unfinished: false, chips: { belgium: {}, holland: {} } })
  })

  it('count the army of a neutral country that would rise', () => {
    const game = at({ ruhr: { germany: { infantry: 6, artillery: 2 } } })
    const { holland } = chips(game, all(game, 'ruhr')).chips
    expect(holland!.bar[0]).toBeLessThan(1)
  })
})

describe('chips of orders', () => {
  const arrow: Arrow = { from: 'ruhr', to: 'belgium', units: { infantry: 3 }, kind: 'attack', planned: false, power: 'germany' }
  const fought = at({ belgium: { germany: { infantry: 3 }, france: { infantry: 3 } } })

  it('stand at each attack, one a battle', () => {
    const { belgium } = chips(fought, null, [arrow, { ...arrow, from: 'alsace' }]).chips
    expect(belgium).toMatchObject({ ordered: true })
    expect(chips(fought, null, [{ ...arrow, kind: 'move' }]).chips).toEqual({})
  })

  it('are gone with the phase', () => {
    const combat = at({ belgium: { germany: { infantry: 3 }, france: { infantry: 3 } } }, { phase: 'combat' })
    expect(chips(combat, null, [arrow]).chips).toEqual({})
  })
})

describe('mines on the way', () => {
  const units = { sz9: { britain: { cruiser: 2 } }, kiel: { germany: { infantry: 1 } } }
  const game = at(units, { power: 'britain', round: 6 })

  it('have a chip where nobody is fought: how likely none hits, and what is lost on average', () => {
    const { sz10 } = chips(game, all(game, 'sz9')).chips
    expect(sz10).toMatchObject({ mines: true, ordered: false, chance: '69\u00a0%', swing: '−0.3 on average' })
    expect(sz10!.spoken).toBe('Mines if ordered: 2 dice, 69\u00a0% none hits, 0.3 ships lost on average.')
  })

  it('leave a battle behind them to the worker', () => {
    const met = at({ ...units, sz10: { germany: { cruiser: 1 } } }, { power: 'britain', round: 6 })
    const { chips: said, wishes } = chips(met, all(met, 'sz9'))
    expect(said.sz10).toBeUndefined()
    expect(wishes.map(({ ask }) => ask.space)).toEqual(['sz10'])
  })
})

describe('what is known', () => {
  it('is kept, for each policy by itself', () => {
    const game = at({ belgium: { germany: { infantry: 3, artillery: 3 }, france: { infantry: 6, artillery: 2 } } })
    const ask = { space: 'belgium' }
    expect(cachedOdds(game, ask)).toBeUndefined()
    const first = oddsNow(game, ask)
    expect(oddsNow(game, ask)).toBe(first)
    const before = oddsVersion()
    changePolicy({ losses: 'keep-guns' })
    expect(oddsVersion()).toBeGreaterThan(before)
    expect(cachedOdds(game, ask)).toBeUndefined()
    expect(oddsNow(game, ask)?.policy.losses).toBe('keep-guns')
  })

  it('is left to the worker where the arithmetic does not know all of a battle', () => {
    const units = { belgium: { germany: { infantry: 3 }, france: { infantry: 2, 'machine-gun': 2 } } }
    const game = at(units, { ruleset: 'advanced' })
    const arrow: Arrow = { from: 'ruhr', to: 'belgium', units: { infantry: 3 }, kind: 'attack', planned: false }
    const said = chips(game, null, [arrow])
    expect(said.chips).toEqual({})
    expect(said.wishes.map(({ ask }) => ask.space)).toEqual(['belgium'])
  })
})

describe('numbers', () => {
  it('are whole per cent, and almost certain is not certain', () => {
    expect([0, 0.004, 0.126, 0.99, 0.9962, 0.99996, 1].map(perCent)).toEqual([
      '0\u00a0%',
      '0\u00a0%',
      '13\u00a0%',
      '99\u00a0%',
      '99.6\u00a0%',
      '100\u00a0%',
      '100\u00a0%',
    ])
  })

  it('of a swing have a sign', () => {
    expect([7.12, -2.7, 0.04].map(swingText)).toEqual(['+7.1', '−2.7', '±0'])
  })
})

describe('battles that are about to be opened', () => {
  const fleets = { sz10: { germany: { cruiser: 2 }, britain: { cruiser: 1, destroyer: 1 } } }
  const inCombat = (more: Partial<PositionSpec>): GameState => at(fleets, { phase: 'combat', ruleset: 'advanced', ...more })
  const ahead = (game: GameState) => chips(game, null).wishes.map(({ ask, preload }) => [ask.space, preload])

  it('are asked about ahead where they have to be walked', () => {
    expect(ahead(inCombat({}))).toEqual([['sz10', true]])
  })

  it('are not where the arithmetic knows them, in another phase, or where a question is open', () => {
    const game = inCombat({ dice: 'entered' })
    const begun = reduce(game, { type: 'attack', space: 'sz10' })
    if (!begun.ok) expect.fail(JSON.stringify(begun))
    expect(ahead(game)).toHaveLength(1)
    expect(ahead(begun.state)).toEqual([])
    expect(ahead(inCombat({ phase: 'mobilize' }))).toEqual([])
    expect(ahead(at({ sz10: { germany: { cruiser: 2 }, britain: { cruiser: 1 } } }, { phase: 'combat' }))).toEqual([])
  })

  it('are not in the turn of the computer', () => {
    useGame.setState({ computers: { seed: 'chips', seats: { germany: { level: 'normal' } } } })
    expect(ahead(inCombat({}))).toEqual([])
    useGame.setState({ computers: null })
    expect(ahead(inCombat({}))).toHaveLength(1)
  })
})
