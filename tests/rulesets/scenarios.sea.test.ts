// The same at sea under every ruleset, to see where they differ.
import { type Game, move } from '../support/game.ts'
import { type Scenario, table, tried } from './table.ts'

const sailing: readonly Scenario[] = [
  {
    title: 'a cruiser sails four zones from the British base in the Channel',
    play: (start) => {
      const g = start({ power: 'britain', units: { sz9: { britain: { cruiser: 1 } } } })
      return tried(g, move('sz9', ['sz8', 'sz7', 'sz2', 'sz1'], { cruiser: 1 }))
    },
    gives: { standard: 'STD-SEA-01', tournament: 'done', advanced: 'STD-SEA-01', influence: 'STD-SEA-01' },
  },
  {
    title: 'a cruiser goes one zone further after its three',
    play: (start) => {
      const g = start({ power: 'france', units: { sz3: { france: { cruiser: 1 } } } })
      g.move('sz3', ['sz2', 'sz1', 'sz13'], { cruiser: 1 })
      return tried(g, { type: 'move', from: 'sz13', path: ['sz14'], units: { cruiser: 1 }, strategic: true })
    },
    gives: { standard: 'STD-SEA-01', tournament: 'TOU-MOV-08', advanced: 'done', influence: 'STD-SEA-01' },
  },
  {
    title: 'a German cruiser goes from sz10 to sz11 past Kiel',
    play: (start) => tried(start({ units: { sz10: { germany: { cruiser: 1 } } } }), move('sz10', 'sz11', { cruiser: 1 })),
    gives: { standard: 'done', tournament: 'done', advanced: 'done', influence: 'done' },
  },
  {
    title: 'a British cruiser goes from sz10 to sz11, with Denmark neutral',
    play: (start) =>
      tried(start({ power: 'britain', units: { sz10: { britain: { cruiser: 1 } } } }), move('sz10', 'sz11', { cruiser: 1 })),
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-14-02', influence: 'done' },
  },
  {
    title: 'a British submarine does the same',
    play: (start) =>
      tried(start({ power: 'britain', units: { sz10: { britain: { submarine: 1 } } } }), move('sz10', 'sz11', { submarine: 1 })),
    gives: { standard: 'done', tournament: 'done', advanced: 'done', influence: 'done' },
  },
  {
    title: 'an Ottoman cruiser sails from sz20 straight into sz17',
    play: (start) =>
      tried(start({ power: 'ottoman', units: { sz20: { ottoman: { cruiser: 1 } } } }), move('sz20', 'sz17', { cruiser: 1 })),
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-16-03', influence: 'done' },
  },
  {
    title: 'an Ottoman cruiser sails from sz20 through the Dardanelles into sz31',
    play: (start) =>
      tried(start({ power: 'ottoman', units: { sz20: { ottoman: { cruiser: 1 } } } }), move('sz20', 'sz31', { cruiser: 1 })),
    gives: { standard: 'CONTRACT', tournament: 'CONTRACT', advanced: 'done', influence: 'CONTRACT' },
  },
  {
    title: 'an Ottoman cruiser finds Suez British',
    play: (start) =>
      tried(start({ power: 'ottoman', units: { sz19: { ottoman: { cruiser: 1 } } } }), move('sz19', 'sz28', { cruiser: 1 })),
    gives: { standard: 'STD-BRD-19', tournament: 'STD-BRD-19', advanced: 'STD-BRD-19', influence: 'STD-BRD-19' },
  },
  {
    title: 'a German cruiser sails on through the mines off London',
    play: (start) => tried(start({ units: { sz10: { germany: { cruiser: 1 } } } }), move('sz10', ['sz9', 'sz8'], { cruiser: 1 })),
    gives: { standard: 'done', tournament: 'TOU-MOV-10', advanced: 'done', influence: 'done' },
  },
  {
    title: 'Italian ships leave their waters in round 1',
    play: (start) => {
      const g = start({ power: 'italy', round: 1, units: { sz17: { italy: { cruiser: 1 } } } })
      return tried(g, move('sz17', 'sz18', { cruiser: 1 }))
    },
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-25-05', influence: 'done' },
  },
  {
    title: 'French ships stop in round 1 where the Italian fleet lies',
    play: (start) => {
      const g = start({ power: 'france', round: 1, units: { sz16: { france: { cruiser: 1 } }, sz17: { italy: { cruiser: 1 } } } })
      return tried(g, move('sz16', 'sz17', { cruiser: 1 }))
    },
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-25-06', influence: 'done' },
  },
  {
    title: 'Austrian ships attack the Italian fleet in round 1: is there a battle',
    play: (start) => {
      const g = start({
        power: 'austria-hungary',
        round: 1,
        phase: 'combat',
        units: { sz17: { 'austria-hungary': { cruiser: 1 }, italy: { cruiser: 1 } } },
      })
      return tried(g, { type: 'attack', space: 'sz17' })
    },
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-25-02', influence: 'INF-ITA-02' },
  },
]

const fired = (g: Game): string[] => g.past('fired').map((e) => e.step)

const fighting: readonly Scenario[] = [
  {
    title: 'two German submarines attack a cruiser: who fires when',
    play: (start) => {
      const g = start({
        phase: 'combat',
        queue: [6, 6, 6],
        units: { sz5: { germany: { submarine: 2 }, britain: { cruiser: 1 } } },
      })
      g.attack('sz5')
      return [tried(g, { type: 'submerge', count: 0 }), ...fired(g)]
    },
    gives: {
      standard: ['done', 'sea-attack', 'sea-defence'],
      tournament: ['done', 'sea-attack', 'sea-defence'],
      advanced: ['done', 'sea-first-attack', 'sea-defence'],
      influence: ['done', 'sea-attack', 'sea-defence'],
    },
  },
  {
    title: 'what is asked after a round in which a German and a British cruiser have missed',
    play: (start) => {
      const g = start({ queue: [6, 6, 6], units: { sz10: { germany: { cruiser: 1 } }, sz5: { britain: { cruiser: 1 } } } })
      g.move('sz10', 'sz5', { cruiser: 1 })
      g.endPhase()
      g.attack('sz5')
      return [g.decision?.kind, ...(g.decision?.options ?? []).map((o) => o.id)]
    },
    gives: { standard: ['press'], tournament: ['press', 'sz10'], advanced: ['disengage'], influence: ['press'] },
  },
  {
    title: 'how many of two British submarines may dive when they alone are attacked',
    play: (start) => {
      const g = start({ phase: 'combat', units: { sz5: { germany: { cruiser: 1 }, britain: { submarine: 2 } } } })
      g.attack('sz5')
      return g.legal.map((a) => (a.type === 'submerge' ? a.count : a.type))
    },
    gives: { standard: [0, 1, 2], tournament: [0, 1, 2], advanced: [0, 2], influence: [0, 1, 2] },
  },
  {
    title: 'a German submarine alone off Ireland: what it may fight',
    play: (start) => start({ phase: 'combat', units: { sz7: { germany: { submarine: 1 } } } }).battles.map((b) => b.space),
    gives: { standard: [], tournament: [], advanced: ['sz7'], influence: [] },
  },
]

const trade: readonly Scenario[] = [
  {
    title: 'three submarines in unrestricted warfare throw 2, 3 and 4 against British income',
    play: (start) => {
      const g = start({
        power: 'britain',
        phase: 'income',
        submarineWarfare: true,
        queue: [2, 3, 4],
        units: { sz7: { germany: { submarine: 3 } } },
      })
      g.endPhase()
      return g.past('income-collected').map((e) => e.loss)
    },
    gives: { standard: [1], tournament: [5], advanced: [0], influence: [1] },
  },
  {
    title: 'Germany declares unrestricted submarine warfare in its Movement phase of round 2',
    play: (start) => tried(start({}), { type: 'declare-submarine-warfare' }),
    gives: { standard: 'done', tournament: 'done', advanced: 'ADV-10-19', influence: 'done' },
  },
  {
    title: 'a damaged battleship off India is repaired',
    play: (start) => {
      const g = start({
        power: 'britain',
        phase: 'purchase',
        units: { sz29: { britain: { battleship: 1, damaged: { battleship: 1 } } } },
      })
      return tried(g, { type: 'repair', space: 'sz29' })
    },
    gives: { standard: 'STD-PUR-06', tournament: 'STD-PUR-06', advanced: 'done', influence: 'STD-PUR-06' },
  },
]

table([...sailing, ...fighting, ...trade])
