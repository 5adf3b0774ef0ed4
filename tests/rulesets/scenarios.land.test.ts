// The same on land under every ruleset, to see where they differ.

import { move } from '../support/game.ts'
import { landing } from '../support/scenes/actions.ts'
import { type Scenario, table, tried } from './table.ts'

const marching: readonly Scenario[] = [
  {
    title: 'infantry goes from Berlin over Silesia to Prussia, all of it German',
    play: (start) => {
      const g = start({ units: { berlin: { germany: { infantry: 2 } } } })
      return tried(g, move('berlin', ['silesia', 'prussia'], { infantry: 1 }))
    },
    gives: { standard: 'STD-MOV-02', tournament: 'done', advanced: 'done', influence: 'STD-MOV-02' },
  },
  {
    title: 'infantry enters contested Alsace as its second step',
    play: (start) => {
      const g = start({
        units: {
          hanover: { germany: { infantry: 2 } },
          alsace: { germany: { infantry: 1 }, france: { infantry: 1 } },
        },
      })
      return tried(g, move('hanover', ['munich', 'alsace'], { infantry: 1 }))
    },
    gives: { standard: 'STD-MOV-02', tournament: 'done', advanced: 'ADV-01-02', influence: 'STD-MOV-02' },
  },
  {
    title: 'infantry enters empty French Lorraine as its second step',
    play: (start) => {
      const g = start({ units: { munich: { germany: { infantry: 2 } } } })
      return tried(g, move('munich', ['alsace', 'lorraine'], { infantry: 1 }))
    },
    gives: { standard: 'STD-MOV-02', tournament: 'TOU-MOV-02', advanced: 'ADV-01-04', influence: 'STD-MOV-02' },
  },
  {
    title: 'infantry goes on from contested Alsace',
    play: (start) => {
      const g = start({
        units: { munich: { germany: { infantry: 2 } }, alsace: { germany: { infantry: 1 }, france: { infantry: 1 } } },
      })
      return tried(g, move('munich', ['alsace', 'ruhr'], { infantry: 1 }))
    },
    gives: { standard: 'STD-MOV-02', tournament: 'TOU-MOV-03', advanced: 'ADV-01-05', influence: 'STD-MOV-02' },
  },
  {
    title: 'infantry comes to Belgium as its second step, where nobody has been',
    play: (start) => {
      const g = start({ power: 'france', units: { burgundy: { france: { infantry: 2 } } } })
      return tried(g, move('burgundy', ['lorraine', 'belgium'], { infantry: 1 }))
    },
    gives: { standard: 'STD-MOV-02', tournament: 'done', advanced: 'ADV-01-06', influence: 'STD-MOV-02' },
  },
  {
    title: 'Germans leave contested Galicia for Austrian Budapest, where none of theirs stand',
    play: (start) => {
      const g = start({ units: { galicia: { germany: { infantry: 3 }, russia: { infantry: 2 } } } })
      return tried(g, move('galicia', 'budapest', { infantry: 1 }))
    },
    gives: { standard: 'STD-MOV-06', tournament: 'TOU-MOV-05', advanced: 'done', influence: 'STD-MOV-06' },
  },
  {
    title: 'a fighter ends its flight beside Austrian infantry',
    play: (start) => {
      const g = start({
        units: { silesia: { germany: { infantry: 1, fighter: 1 } }, bohemia: { 'austria-hungary': { infantry: 1 } } },
      })
      return tried(g, move('silesia', 'bohemia', { fighter: 1 }))
    },
    gives: { standard: 'STD-AIR-03', tournament: 'STD-AIR-03', advanced: 'STD-AIR-03', influence: 'done' },
  },
  {
    title: 'French cargo goes ashore in Brest from a British transport on Britain’s turn',
    play: (start) => {
      const cargo = [{ power: 'france', type: 'infantry' } as const]
      const g = start({
        power: 'britain',
        control: { portugal: 'france' },
        units: { sz15: { britain: { transports: [{ cargo }] } } },
      })
      return tried(g, landing(g, 'sz15', 'brest', { infantry: 1 }))
    },
    gives: { standard: 'STD-TRN-14', tournament: 'STD-TRN-14', advanced: 'done', influence: 'done' },
  },
]

const battles: readonly Scenario[] = [
  {
    title: 'one fighter meets one in the air, and both throw a 2: what is left',
    play: (start) => {
      const fighters = { infantry: 1, fighter: 1 }
      const g = start({ phase: 'combat', queue: [2, 2, 6, 6], units: { lorraine: { germany: fighters, france: fighters } } })
      g.attack('lorraine')
      return g.units('lorraine')
    },
    gives: {
      standard: { germany: { infantry: 1 }, france: { infantry: 1 } },
      tournament: { germany: { infantry: 1 }, france: { infantry: 1 } },
      advanced: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 1 } },
      influence: { germany: { infantry: 1 }, france: { infantry: 1 } },
    },
  },
  {
    title: 'Austrian infantry stand beside the Germans who attack in Lorraine: with whom may they attack',
    play: (start) => {
      const g = start({
        phase: 'combat',
        units: { lorraine: { germany: { infantry: 2 }, 'austria-hungary': { infantry: 2 }, france: { infantry: 2 } } },
      })
      return tried(g, { type: 'attack', space: 'lorraine', with: ['austria-hungary'] })
    },
    gives: { standard: 'STD-MUL-01', tournament: 'STD-MUL-01', advanced: 'STD-MUL-01', influence: 'done' },
  },
  {
    title: 'infantry lands in German Kiel from a friendly zone: when it is ashore',
    play: (start) => {
      const cargo = [{ power: 'britain', type: 'infantry' } as const]
      const g = start({
        power: 'britain',
        units: { kiel: { germany: { infantry: 1 } }, sz10: { britain: { cruiser: 1, transports: [{ cargo }] } } },
      })
      g.do(landing(g, 'sz10', 'kiel', { infantry: 1 }))
      return [g.turn.phase, g.units('kiel').britain ?? 'aboard']
    },
    gives: {
      standard: ['move', { infantry: 1 }],
      tournament: ['move', { infantry: 1 }],
      advanced: ['move', 'aboard'],
      influence: ['move', { infantry: 1 }],
    },
  },
  {
    title: 'a cruiser lies off the shore where infantry lands: ships that bombard',
    play: (start) => {
      const cargo = [{ power: 'britain', type: 'infantry' } as const]
      const g = start({
        power: 'britain',
        queue: [6, 6, 6],
        units: { kiel: { germany: { infantry: 1 } }, sz10: { britain: { cruiser: 1, transports: [{ cargo }] } } },
      })
      g.do(landing(g, 'sz10', 'kiel', { infantry: 1 }))
      g.endPhase()
      g.attack('kiel')
      return g.past('fired').flatMap((e) => e.groups.filter((x) => x.type === 'cruiser').map((x) => x.needs))
    },
    gives: { standard: [], tournament: [], advanced: [3], influence: [] },
  },
]

table([...marching, ...battles])
