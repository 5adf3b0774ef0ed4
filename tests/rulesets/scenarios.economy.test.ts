// The same purchases, placements and incomes under every ruleset, to see where they differ.
import type { Counts, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { engine, type Game } from '../support/game.ts'
import { type Scenario, table, tried } from './table.ts'

type Start = (spec: Partial<PositionSpec>) => Game

/** What comes of this order, with 100 IPCs. */
const orders = (start: Start, power: PowerId, units: Counts, round = 2): string =>
  tried(start({ power, round, phase: 'purchase', treasury: { [power]: 100 } }), { type: 'purchase', units })

/** Bought, and on to Mobilize: may they stand there? */
function places(start: Start, power: PowerId, units: Counts, to: SpaceId, round = 2): string {
  const g = start({ power, round, phase: 'purchase', treasury: { [power]: 100 } })
  g.do({ type: 'purchase', units })
  g.to('mobilize')
  return tried(g, { type: 'mobilize', units: { infantry: 1 }, to })
}

const purchases: readonly Scenario[] = [
  {
    title: 'Britain orders a destroyer and, for Canada, an infantry',
    play: (start) => orders(start, 'britain', { infantry: 1, destroyer: 1 }),
    gives: { standard: 'CONTRACT', tournament: 'CONTRACT', advanced: 'done', influence: 'CONTRACT' },
  },
  {
    title: 'France orders a machine gun',
    play: (start) => orders(start, 'france', { 'machine-gun': 1 }),
    gives: { standard: 'CONTRACT', tournament: 'CONTRACT', advanced: 'done', influence: 'CONTRACT' },
  },
  {
    title: 'Germany orders a gun with gas, and what is left of 100 IPCs',
    play: (start) => {
      const g = start({ phase: 'purchase', treasury: { germany: 100 } })
      return [tried(g, { type: 'purchase', units: { artillery: 1, 'poison-gas': 1 } }), g.treasury('germany')]
    },
    gives: {
      standard: ['CONTRACT', 100],
      tournament: ['CONTRACT', 100],
      advanced: ['done', 95],
      influence: ['CONTRACT', 100],
    },
  },
  {
    title: 'Britain orders a tank and an infantry in round 3',
    play: (start) => orders(start, 'britain', { tank: 1, infantry: 1 }, 3),
    gives: { standard: 'STD-PUR-03', tournament: 'STD-PUR-03', advanced: 'done', influence: 'STD-PUR-03' },
  },
  {
    title: 'France orders a tank in round 3',
    play: (start) => orders(start, 'france', { tank: 1 }, 3),
    gives: { standard: 'STD-PUR-03', tournament: 'STD-PUR-03', advanced: 'ADV-22-03', influence: 'STD-PUR-03' },
  },
  {
    title: 'Britain orders nothing at all: what is left, and what stands in Canada as it mobilizes',
    play: (start) => {
      const g = start({ power: 'britain', phase: 'purchase', treasury: { britain: 30 } }).until('britain', 'mobilize')
      return [g.treasury('britain'), g.units('canada')]
    },
    gives: { standard: [30, {}], tournament: [30, {}], advanced: [27, { britain: { infantry: 1 } }], influence: [30, {}] },
  },
  {
    title: 'France wins Greece with money',
    play: (start) => tried(start({ power: 'france', phase: 'purchase' }), { type: 'influence', country: 'greece' }),
    gives: { standard: 'CONTRACT', tournament: 'CONTRACT', advanced: 'CONTRACT', influence: 'done' },
  },
  {
    title: 'Germany raises Morocco against France',
    play: (start) => tried(start({ phase: 'purchase' }), { type: 'revolt', territory: 'morocco' }),
    gives: { standard: 'CONTRACT', tournament: 'CONTRACT', advanced: 'CONTRACT', influence: 'done' },
  },
]

const placing: readonly Scenario[] = [
  {
    title: 'German infantry is mobilized in the Ruhr',
    play: (start) => places(start, 'germany', { infantry: 1 }, 'ruhr'),
    gives: { standard: 'STD-MOB-01', tournament: 'STD-MOB-01', advanced: 'done', influence: 'STD-MOB-01' },
  },
  {
    title: 'British infantry is mobilized in Canada',
    play: (start) => places(start, 'britain', { infantry: 2 }, 'canada'),
    gives: { standard: 'STD-MOB-02', tournament: 'STD-MOB-02', advanced: 'done', influence: 'STD-MOB-02' },
  },
  {
    title: 'British infantry is mobilized in India',
    play: (start) => places(start, 'britain', { infantry: 2 }, 'india'),
    gives: { standard: 'done', tournament: 'done', advanced: 'done', influence: 'done' },
  },
]

const income: readonly Scenario[] = [
  {
    title: 'what the American homeland pays in round 5',
    play: (start) => engine.worthOf(start({ round: 5 }).state, 'united-states-of-america'),
    gives: { standard: 20, tournament: 20, advanced: 26, influence: 20 },
  },
  {
    title: 'German income in round 2, with Holland neutral and a die of 3 for what comes by sea',
    play: (start) => {
      const g = start({ phase: 'income', queue: [3], treasury: { germany: 0 } })
      g.endPhase()
      return g.treasury('germany')
    },
    gives: { standard: 35, tournament: 35, advanced: 38, influence: 35 },
  },
  {
    title: 'the treasuries of France and Italy at the opening',
    play: (start) => {
      const g = start({ base: 'opening', round: 1 })
      return [g.treasury('france'), g.treasury('italy')]
    },
    gives: { standard: [24, 14], tournament: [24, 14], advanced: [24, 14], influence: [24, 14] },
  },
  {
    title: 'how many units stand on the board at the opening',
    play: (start) => {
      const { state } = start({ base: 'opening', round: 1 })
      return engine.spacesOf(state).reduce((n, s) => n + engine.unitsIn(state, s.id).reduce((m, u) => m + u.count, 0), 0)
    },
    gives: { standard: 382, tournament: 382, advanced: 443, influence: 401 },
  },
]

table([...purchases, ...placing, ...income])
