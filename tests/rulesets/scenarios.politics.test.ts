// The same politics under every ruleset, to see where they differ.
import type { Counts, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { engine, type Game, move } from '../support/game.ts'
import { type Scenario, table, tried } from './table.ts'

type Start = (spec: Partial<PositionSpec>) => Game

/** An infantry goes in from next door and Movement ends, with the first answer to who stands for the country: who stands there then. */
function enters(start: Start, from: SpaceId, to: SpaceId, power: PowerId, round: number): Partial<Record<PowerId, Counts>> {
  const g = start({ power, round, units: { [from]: { [power]: { infantry: 3 } } }, control: { [from]: power } })
  g.move(from, to, { infantry: 2 })
  g.endPhase()
  const [first] = g.decision?.options ?? []
  if (first) g.choose(first.id)
  return g.units(to)
}

const minors: readonly Scenario[] = [
  {
    title: 'Austria-Hungary enters Serbia',
    play: (start) => enters(start, 'budapest', 'serbia', 'austria-hungary', 1),
    gives: {
      standard: { 'austria-hungary': { infantry: 2 }, russia: { infantry: 3, artillery: 1 } },
      tournament: { 'austria-hungary': { infantry: 2 }, russia: { infantry: 3, artillery: 1 } },
      advanced: { 'austria-hungary': { infantry: 2 }, russia: { infantry: 3, artillery: 1 } },
      influence: { 'austria-hungary': { infantry: 2 }, russia: { infantry: 7, artillery: 1 } },
    },
  },
  {
    title: 'Germany enters Switzerland, and Russia stands for it',
    play: (start) => enters(start, 'munich', 'switzerland', 'germany', 2),
    gives: {
      standard: { germany: { infantry: 2 }, russia: { infantry: 1, artillery: 1 } },
      tournament: { germany: { infantry: 2 }, russia: { infantry: 1, artillery: 1 } },
      advanced: { germany: { infantry: 2 }, russia: { infantry: 4, artillery: 2, 'machine-gun': 2 } },
      influence: { germany: { infantry: 2 }, russia: { infantry: 1, artillery: 1 } },
    },
  },
  {
    title: 'Britain enters Greece in round 1, and Austria-Hungary stands for it',
    play: (start) => enters(start, 'serbia', 'greece', 'britain', 1),
    gives: {
      standard: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
      tournament: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
      advanced: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
      influence: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
    },
  },
  {
    title: 'Britain enters Greece in round 3',
    play: (start) => enters(start, 'serbia', 'greece', 'britain', 3),
    gives: {
      standard: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
      tournament: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
      advanced: { britain: { infantry: 5, artillery: 1 } },
      influence: { britain: { infantry: 2 }, 'austria-hungary': { infantry: 3, artillery: 1 } },
    },
  },
  {
    title: 'the Ottoman Empire’s Bulgaria is called in by Germany',
    play: (start) => enters(start, 'romania', 'bulgaria', 'germany', 2),
    gives: {
      standard: { germany: { infantry: 2 }, ottoman: { infantry: 5, artillery: 1 } },
      tournament: { germany: { infantry: 2 }, ottoman: { infantry: 5, artillery: 1 } },
      advanced: { germany: { infantry: 2 }, ottoman: { infantry: 5, artillery: 1 } },
      influence: { germany: { infantry: 2 }, ottoman: { infantry: 7, artillery: 1 } },
    },
  },
  {
    title: 'France calls in Belgium: whose the Congo is then',
    play: (start) => {
      const g = start({ power: 'france', units: { picardy: { france: { infantry: 2 } } } })
      g.move('picardy', 'belgium', { infantry: 1 })
      g.endPhase()
      return [g.control('belgium'), g.control('belgian-congo')]
    },
    gives: {
      standard: ['france', null],
      tournament: ['france', null],
      advanced: ['france', 'france'],
      influence: ['france', 'france'],
    },
  },
  {
    title: 'Belgian Congo is entered before Belgium is at war',
    play: (start) => {
      const g = start({ power: 'britain', units: { rhodesia: { britain: { infantry: 2 } } } })
      return tried(g, move('rhodesia', 'belgian-congo', { infantry: 1 }))
    },
    gives: { standard: 'done', tournament: 'done', advanced: 'done', influence: 'INF-COL-06' },
  },
  {
    title: 'Austria-Hungary enters Albania in round 1',
    play: (start) => {
      const g = start({ power: 'austria-hungary', round: 1, units: { serbia: { 'austria-hungary': { infantry: 2 } } } })
      return tried(g, move('serbia', 'albania', { infantry: 1 }))
    },
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-25-10', influence: 'INF-ITA-06' },
  },
]

const powers: readonly Scenario[] = [
  {
    title: 'whether Italy is at war in round 1',
    play: (start) => engine.isAtWar(start({ round: 1 }).state, 'italy'),
    gives: { standard: true, tournament: true, advanced: false, influence: false },
  },
  {
    title: 'Germany enters Italian Piedmont in round 1',
    play: (start) => {
      const g = start({ round: 1, units: { switzerland: { germany: { infantry: 2 } } } })
      return tried(g, move('switzerland', 'piedmont', { infantry: 1 }))
    },
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-25-02', influence: 'INF-ITA-02' },
  },
  {
    title: 'whether the United States are at war on the first turn of round 4, and on their own',
    play: (start) => {
      const g = start({ base: 'opening', round: 3, power: 'usa', phase: 'income' })
      g.until('austria-hungary', 'purchase')
      return [g.turn.round, engine.isAtWar(g.state, 'usa'), engine.isAtWar(g.until('usa', 'purchase').state, 'usa')]
    },
    gives: { standard: [4, false, true], tournament: [4, false, true], advanced: [4, true, true], influence: [4, true, true] },
  },
  {
    title: 'German ships attack American ones in round 2',
    play: (start) => {
      const g = start({ phase: 'combat', queue: [6, 6], units: { sz1: { germany: { cruiser: 1 }, usa: { cruiser: 1 } } } })
      g.do({ type: 'attack', space: 'sz1', usa: true })
      return g.situation.usaAtWar
    },
    gives: { standard: true, tournament: true, advanced: true, influence: true },
  },
  {
    title: 'submarines cost the neutral United States one IPC',
    play: (start) => {
      const units = { sz7: { germany: { submarine: 1 } } }
      const g = start({ power: 'usa', phase: 'income', submarineWarfare: true, queue: [1], units })
      g.endPhase()
      return [g.past('income-collected').map((e) => e.loss), g.situation.usaAtWar]
    },
    gives: { standard: [[1], true], tournament: [[1], true], advanced: [[0], true], influence: [[1], false] },
  },
  {
    title: 'who plays after whom',
    play: (start) => engine.dataOf(start({}).state).turnOrder.join(' '),
    gives: {
      standard: 'austria-hungary russia germany france britain ottoman italy usa',
      tournament: 'austria-hungary russia germany france britain ottoman italy usa',
      advanced: 'austria-hungary russia germany france britain ottoman italy usa',
      influence: 'austria-hungary russia germany france italy ottoman britain usa',
    },
  },
  {
    title: 'the year of round 2',
    play: (start) => engine.dateOf(start({}).state),
    gives: {
      standard: { year: 1915, season: 'spring' },
      tournament: { year: 1915, season: 'spring' },
      advanced: { year: 1915, season: null },
      influence: { year: 1915, season: null },
    },
  },
]

const russia: readonly Scenario[] = [
  {
    title: 'Germany holds Karelia and Poland as its Combat ends in round 2, and Moscow is Russian',
    play: (start) => {
      const g = start({ phase: 'combat', control: { karelia: 'germany', poland: 'germany' } })
      g.endPhase()
      return [g.situation.revolution, g.control('finland')]
    },
    gives: {
      standard: [false, 'russia'],
      tournament: [false, 'russia'],
      advanced: [false, 'russia'],
      influence: [true, 'germany'],
    },
  },
  {
    title: 'Russia ends its turn in round 4 with Ukraine, Belarus, Livonia and Poland lost',
    play: (start) => {
      const lost = { ukraine: 'germany', belarus: 'germany', livonia: 'germany', poland: 'germany' } as const
      const g = start({ power: 'russia', phase: 'income', round: 4, control: lost })
      g.endPhase()
      return [g.situation.revolution, g.control('finland')]
    },
    gives: {
      standard: [false, 'russia'],
      tournament: [false, 'russia'],
      advanced: [true, 'russia'],
      influence: [false, 'russia'],
    },
  },
]

table([...minors, ...powers, ...russia])
