// How the same war ends, or does not, under every ruleset.
import type { PositionSpec, PowerId } from '../../src/engine/index.ts'
import { engine, type Game } from '../support/game.ts'
import { type Scenario, table } from './table.ts'

type Start = (spec: Partial<PositionSpec>) => Game

/** The rule by which somebody has won once this power's turn is over, or null; Holland's supplies throw no die of chance. */
function after(start: Start, power: PowerId, spec: Partial<PositionSpec>): string | null {
  const g = start({ round: 2, power, phase: 'income', queue: [1], ...spec })
  g.endPhase()
  return g.winner?.rule ?? null
}

const fight = (a: PowerId, b: PowerId) => ({ [a]: { infantry: 1 }, [b]: { infantry: 1 } })

const capitals: readonly Scenario[] = [
  {
    title: 'France takes Berlin: is the war over, and who has the German treasury',
    play: (start) => {
      const g = start({
        power: 'france',
        phase: 'move',
        treasury: { germany: 20, france: 0 },
        units: { hanover: { france: { infantry: 3 } }, munich: { germany: { infantry: 1 } } },
        control: { hanover: 'france' },
      })
      g.move('hanover', 'berlin', { infantry: 2 })
      g.endPhase()
      return [g.control('berlin'), g.treasury('france'), g.winner?.rule ?? null]
    },
    gives: {
      standard: ['france', 20, null],
      tournament: ['france', 20, null],
      advanced: ['france', 20, 'ADV-31-02'],
      influence: ['france', 20, null],
    },
  },
  {
    title: 'Germany without Berlin: the phases of its next turn that are passed over',
    play: (start) => {
      const g = start({ power: 'russia', phase: 'income', control: { berlin: 'russia' } })
      g.endPhase()
      return g.winner ? 'over' : g.past('phase-skipped').map((e) => [e.power, e.phase, e.rule])
    },
    gives: {
      standard: [['germany', 'purchase', 'STD-CAP-13']],
      tournament: [['germany', 'purchase', 'STD-CAP-13']],
      advanced: [['germany', 'purchase', 'STD-CAP-13']],
      influence: [['germany', 'purchase', 'STD-CAP-13']],
    },
  },
  {
    title: 'the Allies hold Berlin and Vienna as the Ottoman turn ends',
    play: (start) => after(start, 'ottoman', { control: { berlin: 'france', vienna: 'italy' } }),
    gives: { standard: 'STD-VIC-01', tournament: 'TOU-VIC-02', advanced: null, influence: null },
  },
  {
    title: 'the Allies hold Berlin and Vienna as the American turn ends',
    play: (start) => after(start, 'usa', { control: { berlin: 'france', vienna: 'italy' } }),
    gives: { standard: null, tournament: null, advanced: 'ADV-31-03', influence: 'INF-VICT-01' },
  },
  {
    title: 'the Central Powers hold Paris and Moscow as the American turn ends',
    play: (start) => after(start, 'usa', { control: { paris: 'germany', moscow: 'germany' } }),
    gives: { standard: 'STD-VIC-02', tournament: 'TOU-VIC-01', advanced: 'ADV-31-08', influence: 'INF-VICT-02' },
  },
  {
    title: 'they hold London and Moscow instead',
    play: (start) => after(start, 'usa', { control: { london: 'germany', moscow: 'germany' } }),
    gives: { standard: 'STD-VIC-02', tournament: null, advanced: 'ADV-31-08', influence: 'INF-VICT-02' },
  },
  {
    title: 'the Allies hold Vienna and contest Berlin as the British turn ends',
    play: (start) => after(start, 'britain', { control: { vienna: 'italy' }, units: { berlin: fight('germany', 'france') } }),
    gives: { standard: null, tournament: null, advanced: 'ADV-31-03', influence: null },
  },
  {
    title: 'Berlin and Constantinople are contested as the round ends',
    play: (start) =>
      after(start, 'usa', { units: { berlin: fight('germany', 'france'), constantinople: fight('ottoman', 'britain') } }),
    gives: { standard: null, tournament: null, advanced: 'ADV-31-05', influence: null },
  },
  {
    title: 'Paris and London are contested as the round ends',
    play: (start) => after(start, 'usa', { units: { paris: fight('france', 'germany'), london: fight('britain', 'germany') } }),
    gives: { standard: null, tournament: null, advanced: 'ADV-31-08', influence: null },
  },
  {
    title: 'both sides’ capitals are contested as the round ends',
    play: (start) =>
      after(start, 'usa', {
        units: {
          paris: fight('france', 'germany'),
          london: fight('britain', 'germany'),
          berlin: fight('germany', 'france'),
          vienna: fight('austria-hungary', 'italy'),
        },
      }),
    gives: { standard: null, tournament: null, advanced: null, influence: null },
  },
  {
    title: 'both sides’ capitals are held by the enemy as the round ends',
    play: (start) => after(start, 'usa', { control: { paris: 'germany', moscow: 'germany', berlin: 'france', vienna: 'italy' } }),
    gives: { standard: 'STD-VIC-02', tournament: 'TOU-VIC-01', advanced: 'ADV-31-03', influence: null },
  },
  {
    title: 'the sixth round ends with nothing but Lorraine contested',
    play: (start) => after(start, 'usa', { round: 6, units: { lorraine: fight('germany', 'france') } }),
    gives: { standard: null, tournament: 'TOU-VIC-06', advanced: null, influence: null },
  },
]

const ruin: Partial<PositionSpec> = {
  power: 'france',
  control: {
    lorraine: 'germany',
    burgundy: 'germany',
    picardy: 'germany',
    bordeaux: 'germany',
    brest: 'germany',
    marseilles: 'germany',
  },
}

const collapse: readonly Scenario[] = [
  {
    title: 'France begins its turn with two thirds of its homeland lost: what it may do first',
    play: (start) => {
      const g = start({ ...ruin, power: 'germany', phase: 'income', queue: [1] })
      g.endPhase()
      return [g.turn.power, g.turn.phase]
    },
    gives: {
      standard: ['france', 'purchase'],
      tournament: ['france', 'purchase'],
      advanced: ['france', 'purchase'],
      influence: ['france', 'purchase'],
    },
  },
  {
    title: 'may France buy an infantry then',
    play: (start) => {
      const g = start({ ...ruin, power: 'germany', phase: 'income', queue: [1] })
      g.endPhase()
      return engine.checkAction(g.state, { type: 'purchase', units: { infantry: 1 } })?.rule ?? 'yes'
    },
    gives: { standard: 'yes', tournament: 'TOU-COL-04', advanced: 'yes', influence: 'yes' },
  },
  {
    title: 'France ends its turn like that: who has left the war, and whose Paris is',
    play: (start) => {
      const g = start({ ...ruin, phase: 'income' })
      g.endPhase()
      return [engine.hasLeftWar(g.state, 'france'), g.control('paris')]
    },
    gives: {
      standard: [false, 'france'],
      tournament: [true, null],
      advanced: [false, 'france'],
      influence: [false, 'france'],
    },
  },
]

table([...capitals, ...collapse])
