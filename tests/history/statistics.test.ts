import { describe, expect, it } from 'vitest'
import {
  type Counts,
  controllerOf,
  costOf,
  type EventOf,
  type EventType,
  type GameEvent,
  type GameState,
  POWERS,
  type PowerId,
  productionOf,
  sideOf,
  spacesOf,
  treasuryOf,
  type UnitType,
} from '../../src/engine/index.ts'
import {
  csvOf,
  FIGURE_COLUMNS,
  figuresOf,
  isSide,
  landChanges,
  lossesIn,
  PARTIES,
  powersWithin,
  statisticsOf,
  unitsWorth,
} from '../../src/history/index.ts'
import { PAST_GAMES, pastGame } from '../support/past.ts'

type Worth = { [T in EventType]?: (event: EventOf<T>) => number }

const total = (figures: ReturnType<typeof figuresOf>): number => POWERS.reduce((sum, power) => sum + figures[power].units, 0)
const land = (state: GameState, power: PowerId): number =>
  spacesOf(state).filter(({ kind, id }) => kind === 'land' && controllerOf(state, id) === power).length

describe.each(PAST_GAMES)('%s', (game) => {
  const past = pastGame(game)
  const rows = statisticsOf(past)
  const worth = (units: Counts) => unitsWorth(past.opening, units)
  const price = (type: UnitType) => costOf(past.opening, type)
  /** What powers get and give away otherwise than by force. */
  const WORTH: Worth = {
    'units-mobilized': ({ units }) => worth(units),
    // A garrison that fights for itself is no power's.
    'minor-mobilized': ({ owner, units }) => worth(units) * Number(owner !== 'neutral'),
    'revolt-broke-out': ({ units }) => worth(units),
    'unit-exchanged': ({ given, received }) => price(received) - price(given),
    'units-disbanded': ({ units, cargo }) => -worth(units) - cargo.reduce((sum, { type }) => sum + price(type), 0),
    'units-sent-home': ({ units }) => -worth(units),
  }
  const worthOf = (event: GameEvent): number => (WORTH[event.type] as ((event: GameEvent) => number) | undefined)?.(event) ?? 0
  const lostIn = (event: GameEvent): number =>
    lossesIn(past.opening, event)
      .filter(({ power }) => power !== 'neutral')
      .reduce((sum, { ipc }) => sum + ipc, 0)

  it('income, treasury and land are those of the game at every moment, and no unit is lost from sight', () => {
    let all = total(figuresOf(past.opening))
    for (const { events, after } of past.entries) {
      const figures = figuresOf(after)
      expect(POWERS.map((power) => figures[power].income)).toEqual(POWERS.map((power) => productionOf(after, power)))
      expect(POWERS.map((power) => figures[power].treasury)).toEqual(POWERS.map((power) => treasuryOf(after, power)))
      expect(POWERS.map((power) => figures[power].territories)).toEqual(POWERS.map((power) => land(after, power)))
      all += events.reduce((sum, event) => sum + worthOf(event) - lostIn(event), 0)
      expect(total(figures)).toBe(all)
    }
  })

  it('rows come by rounds, each party once in each, and agree with the moment that they name', () => {
    const rounds = [...new Set(rows.map(({ round }) => round))]
    expect(rounds).toEqual(rounds.map((_, at) => rounds[0]! + at))
    expect(rows).toHaveLength(rounds.length * PARTIES.length)
    const states = [past.opening, ...past.entries.map(({ after }) => after)]
    for (const { party, index, income, treasury } of rows) {
      const sum = (of: (state: GameState, power: PowerId) => number) =>
        powersWithin(party).reduce((all, power) => all + of(states[index]!, power), 0)
      expect({ income, treasury }).toEqual({ income: sum(productionOf), treasury: sum(treasuryOf) })
    }
  })

  it('land that changed hands in a round is what the number of territories went up or down by', () => {
    const states = [past.opening, ...past.entries.map(({ after }) => after)]
    for (const party of PARTIES) {
      const own = rows.filter((row) => row.party === party)
      for (const [at, row] of own.slice(1).entries()) {
        const { gained, lost } = landChanges(states[own[at]!.index]!, states[row.index]!, party)
        expect(gained.length - lost.length).toBe(row.territories - own[at]!.territories)
        expect(gained.filter((space) => lost.includes(space))).toEqual([])
      }
    }
  })

  it('losses of all rounds are those of all events', () => {
    const lost = past.entries.flatMap(({ events }) => events).flatMap((event) => lossesIn(past.opening, event))
    for (const power of POWERS) {
      const told = rows.filter(({ party }) => party === power).reduce((sum, { losses }) => sum + losses, 0)
      expect(told).toBe(lost.filter((each) => each.power === power).reduce((sum, { ipc }) => sum + ipc, 0))
    }
  })
})

describe('the table as text', () => {
  const past = pastGame('tournament-on-points')
  const names = { column: (column: string) => column.toUpperCase(), party: (party: string) => `the "${party}", in all` }

  it('has its headings, a line for each row, and quotes what a comma would cut', () => {
    const rows = statisticsOf(past)
    const lines = csvOf(rows, names).split('\r\n')
    expect(lines[0]).toBe(FIGURE_COLUMNS.join(',').toUpperCase())
    expect(lines).toHaveLength(rows.length + 2)
    const { round, income, treasury, units, territories, capitals, losses } = rows[0]!
    expect(lines[1]).toBe(
      [round, '"the ""austria-hungary"", in all"', income, treasury, units, territories, capitals, losses].join(','),
    )
    expect(lines.at(-1)).toBe('')
  })

  it('sides are the sums of their powers', () => {
    expect(powersWithin('central')).toEqual(POWERS.filter((power) => sideOf(power) === 'central'))
    expect(PARTIES.filter(isSide)).toEqual(['central', 'allies'])
  })
})
