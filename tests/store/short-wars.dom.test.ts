// Short wars for two: each is a possible game, people have the powers that it names, and it is played to an end of its own.
import { describe, expect, it } from 'vitest'
import { shortWars } from '../../src/content/short-wars.ts'
import {
  checkAction,
  decision,
  type GameState,
  goals,
  legalActions,
  POWERS,
  type PositionSpec,
  positionFrom,
  reduce,
  sideOf,
  unitsIn,
  winner,
} from '../../src/engine/index.ts'
import { choose } from '../../src/players/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { beginShortWar, SEATINGS, warSpec } from '../../src/store/game/short-war.ts'
import { useLearn } from '../../src/store/modes/learn-page.ts'
import { chooser } from '../support/random.ts'

const MOST = 2000
/** Players who are soon done: a phase is ended where it can be, but for one act in so many. */
const SELDOM = 40
/** Whole wars, on a machine that may be busy (ms). */
const PATIENCE = 120_000
const END = { type: 'end-phase' } as const

function playedOut(spec: PositionSpec): GameState {
  const below = chooser(1914)
  let state = positionFrom(spec)
  for (let n = 0; n < MOST && !winner(state); n++) {
    const over = decision(state) === null && below(SELDOM) > 0 && checkAction(state, END) === null
    const offered = over ? [END] : legalActions(state)
    const outcome = reduce(state, offered[below(offered.length)]!)
    expect(outcome.ok).toBe(true)
    state = (outcome as Extract<typeof outcome, { ok: true }>).state
  }
  return state
}

/** The round that decides each. */
const LAST: Readonly<Record<string, number>> = { evening: 3, west: 6, balkans: 4 }

const wars = shortWars.map((war) => [war.id, war] as const)
/** Those with a victory of their own; the evening is the whole war, and goes by points. */
const fronts = wars.slice(1)

describe('a short war', () => {
  it.each(wars)(
    '%s is played to its end by whoever plays it, by victory or by points',
    (_, war) => {
      const state = playedOut(warSpec(war, 'both', 'evening'))
      expect(winner(state)).not.toBeNull()
      expect(state.flow.round).toBe(LAST[war.id])
    },
    PATIENCE,
  )

  it.each(fronts)(
    '%s is played by computers on all seats to the victory of its own',
    (_, war) => {
      let state = positionFrom(warSpec(war, 'both', 's0'))
      for (let n = 0; n < MOST && !winner(state); n++) {
        const outcome = reduce(state, choose(state, POWERS, { level: 'normal', seed: 'p0' }).action)
        expect(outcome.ok).toBe(true)
        state = (outcome as Extract<typeof outcome, { ok: true }>).state
      }
      expect(winner(state)?.rule).toMatch(/^STD-WAR-/)
      expect(state.flow.round).toBe(LAST[war.id])
    },
    PATIENCE,
  )

  it.each(fronts)('%s begins with the victory of nobody, and asks for lands that people fight over', (_, war) => {
    const state = positionFrom(warSpec(war, 'both', 'goal'))
    for (const goal of goals(state)) {
      expect(goal.fromRound).toBe(LAST[war.id])
      expect(goal.met).toBe(false)
      for (const { space } of goal.needs.flat())
        expect(war.sides.flat().some((power) => unitsIn(state, space).some((stack) => stack.power === power))).toBe(true)
    }
  })

  it.each(wars)('%s gives every power to somebody, and people those that it names', (_, war) => {
    for (const seating of SEATINGS) {
      const { players } = positionFrom(warSpec(war, seating, 'seats')).table
      expect(players.flatMap(({ powers }) => powers).sort()).toEqual([...POWERS].sort())
      const people = players.filter(({ kind }) => kind !== 'computer').flatMap(({ powers }) => powers)
      const named = war.sides.flat().filter((power) => seating === 'both' || sideOf(power) === seating)
      expect(people.sort()).toEqual([...named].sort())
    }
  })

  it('begins as a game that is kept, with the computer on the seats of nobody', () => {
    useLearn.setState({ open: true })
    beginShortWar(shortWars[1]!, 'central', 'west')
    const { id, mode, computers } = useGame.getState()
    expect(id).not.toBeNull()
    expect(mode.kind).toBe('game')
    expect(Object.keys(computers?.seats ?? {}).sort()).toEqual(POWERS.filter((power) => power !== 'germany').sort())
    expect(useLearn.getState().open).toBe(false)
  })
})
