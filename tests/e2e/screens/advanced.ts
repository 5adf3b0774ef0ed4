import type { Screen } from '../support/screens.ts'
import type { Action } from '../support/table.ts'

const spec = { ruleset: 'advanced' } as const
const six = Array(40).fill(6)
const inf = { power: 'britain', type: 'infantry' } as const
const art = { power: 'britain', type: 'artillery' } as const
const attack = (space: string): Action => ({ type: 'attack', space })
const END: Action = { type: 'end-phase' }

/** British transports off Belgium with all their cargo declared for it. */
const fleet = { battleship: 1, cruiser: 1, transports: [{ cargo: [inf, inf] }, { cargo: [inf, art] }] }
const landing = (queue: number[]) => ({
  ...spec,
  power: 'britain' as const,
  phase: 'move' as const,
  units: { sz9: { britain: fleet }, belgium: { germany: { infantry: 2, artillery: 4 } } },
  queue: [...queue, ...six],
})
const ashore: readonly Action[] = [
  { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 2 } },
  { type: 'offload', transport: 2, to: 'belgium', units: { infantry: 1, artillery: 1 } },
  END,
  attack('belgium'),
]
const guns = (count: number): Action => ({ type: 'coastal', count })

const front = (queue: number[]) => ({
  ...spec,
  units: {
    lorraine: {
      germany: { infantry: 5, artillery: 3, 'machine-gun': 1, tank: 1, fighter: 2 },
      france: { infantry: 4, 'machine-gun': 2, fighter: 1 },
      britain: { infantry: 3 },
    },
  },
  markers: { gas: { lorraine: { germany: 2 } } },
  queue: [...queue, ...six],
})
const gunners = { lorraine: { germany: { infantry: 5, artillery: 3 }, france: { infantry: 4 }, britain: { infantry: 3 } } }
/** Raiders and escorts where two powers pay, their dice typed in. */
const shared = {
  ...spec,
  round: 4,
  usaAtWar: true,
  convoyWar: 'unrestricted',
  dice: 'entered',
  units: { sz7: { germany: { submarine: 3 }, britain: { destroyer: 2 }, usa: { destroyer: 1 } } },
} as const
const raid: readonly Action[] = [
  attack('sz7'),
  { type: 'convoy', submarines: 3 },
  { type: 'escort', destroyers: 2 },
  { type: 'escort', destroyers: 1 },
]
const sea = (germany: object, britain: object, queue: number[] = six) => ({
  ...spec,
  units: { sz9: { germany, britain } },
  queue,
})

/** What the advanced game adds to the screens of the standard game. */
export const ADVANCED: readonly Screen[] = [
  {
    name: 'purchase with gas',
    spec: { ...spec, base: 'opening', phase: 'purchase', treasury: { germany: 60 } },
    act: [{ type: 'purchase', units: { infantry: 3, artillery: 2, 'poison-gas': 2, 'machine-gun': 1, destroyer: 1 } }],
  },
  { name: 'neutral power', spec: { ...spec, base: 'opening', phase: 'move', round: 1, power: 'italy' } },
  {
    name: 'strategic move',
    spec: {
      ...spec,
      phase: 'move',
      units: { sz9: { germany: { submarine: 3, destroyer: 2, cruiser: 1, battleship: 1 } }, kiel: { germany: { infantry: 2 } } },
      control: { denmark: 'germany' },
    },
    press: (table) => table.press('sz9'),
  },
  {
    name: 'pursuit of submarines',
    spec: {
      ...spec,
      phase: 'move',
      units: {
        sz9: { germany: { submarine: 2 } },
        sz2: { germany: { cruiser: 1 } },
        sz7: { britain: { cruiser: 1 } },
        sz8: { britain: { destroyer: 2 } },
      },
      queue: [2, ...six],
    },
    act: [
      { type: 'move', from: 'sz2', path: ['sz7'], units: { cruiser: 1 } },
      { type: 'move', from: 'sz9', path: ['sz8'], units: { submarine: 2 }, strategic: true },
      END,
    ],
  },
  {
    name: 'ships set aside',
    spec: { ...landing([]), units: { ...landing([]).units, sz9: { britain: fleet, germany: { cruiser: 2 } } } },
    act: [
      { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 2 }, afterSeaCombat: true },
      { type: 'offload', transport: 2, to: 'belgium', units: { infantry: 1, artillery: 1 }, afterSeaCombat: true },
      END,
    ],
    press: (table) => table.fight('Sea Zone 9'),
  },
  { name: 'guns on the coast', spec: landing([]), act: ashore },
  { name: 'coastal losses', spec: landing([1, 6]), act: [...ashore, guns(2)] },
  { name: 'infantry drowned', spec: landing([2, 6]), act: [...ashore, guns(2)] },
  { name: 'driven off', spec: landing([4, 6]), act: [...ashore, guns(2)] },
  { name: 'cargo driven off', spec: landing([3, 6]), act: [...ashore, guns(2), { type: 'choose', option: 'transport-1' }] },
  {
    name: 'before the landing',
    spec: landing([]),
    act: ashore.slice(0, -1),
    press: (table) => table.fight('Belgium'),
  },
  { name: 'gas or none', spec: front([]), act: [attack('lorraine')] },
  {
    name: 'aces',
    spec: {
      ...spec,
      units: {
        lorraine: {
          germany: { infantry: 3, fighter: 2 },
          france: { infantry: 2, fighter: 2 },
          britain: { infantry: 1, fighter: 1 },
        },
      },
      queue: [2, ...six],
    },
    act: [attack('lorraine')],
  },
  {
    name: 'caught in gas',
    spec: {
      ...spec,
      units: { lorraine: { germany: { infantry: 3, artillery: 2 }, france: { infantry: 3 }, britain: { infantry: 3 } } },
      markers: { gas: { lorraine: { germany: 1 } } },
      queue: [2, 4, ...six],
    },
    act: [attack('lorraine'), { type: 'gas', count: 1 }],
  },
  {
    name: 'losses after gas and machine guns',
    spec: {
      ...front([]),
      units: { lorraine: { germany: { infantry: 6, artillery: 3, tank: 1 }, france: { infantry: 5, 'machine-gun': 2 } } },
      queue: [2, 3, 4, 1, 2, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3],
    },
    act: [attack('lorraine'), { type: 'gas', count: 2 }],
  },
  {
    name: 'which becomes infantry',
    spec: {
      ...spec,
      units: { lorraine: { germany: { infantry: 2, artillery: 2, tank: 1 }, france: { infantry: 2, 'machine-gun': 3 } } },
      queue: [1, 2, 3],
    },
    act: [attack('lorraine')],
  },
  {
    name: 'battle with gas told',
    spec: {
      ...spec,
      units: { lorraine: { germany: { infantry: 3, artillery: 3 }, france: { infantry: 5, 'machine-gun': 1 } } },
      markers: { gas: { lorraine: { germany: 2 } } },
      queue: [2, 5, 4, ...Array(20).fill(6)],
    },
    act: [attack('lorraine'), { type: 'gas', count: 2 }],
  },
  {
    name: 'first shots at sea',
    spec: sea({ submarine: 2, cruiser: 1 }, { cruiser: 1, battleship: 1 }, [1, ...six]),
    act: [attack('sz9')],
  },
  { name: 'dive for safety', spec: sea({ cruiser: 1, destroyer: 2 }, { submarine: 3 }), act: [attack('sz9')] },
  {
    name: 'raid the convoys',
    spec: { ...spec, units: { sz7: { germany: { submarine: 3 } } }, treasury: { britain: 20 }, queue: [1, 6] },
    act: [attack('sz7')],
  },
  {
    name: 'escort the convoys',
    spec: {
      ...spec,
      round: 4,
      usaAtWar: true,
      units: { sz7: { germany: { submarine: 3, cruiser: 1 }, britain: { destroyer: 2 }, usa: { destroyer: 1 } } },
      queue: six,
    },
    act: [attack('sz7'), { type: 'convoy', submarines: 2 }],
  },
  {
    name: 'raid and escort told',
    spec: {
      ...spec,
      units: { sz7: { germany: { submarine: 1 }, britain: { destroyer: 3 } } },
      treasury: { britain: 20 },
      queue: [6, 1, 2],
    },
    act: [attack('sz7'), { type: 'convoy', submarines: 1 }, { type: 'escort', destroyers: 2 }],
  },
  {
    name: 'stay or slip away',
    spec: sea({ cruiser: 2, battleship: 1 }, { cruiser: 2, destroyer: 1 }, six),
    act: [attack('sz9')],
  },
  {
    name: 'the other side asked',
    spec: sea({ cruiser: 2, battleship: 1 }, { cruiser: 2, destroyer: 1 }, six),
    act: [attack('sz9'), { type: 'disengage', on: true }],
  },
  {
    name: 'slipped away',
    spec: sea({ cruiser: 2 }, { cruiser: 1, battleship: 1 }, [6, 6, 6, 6, 3, 3]),
    act: [attack('sz9'), { type: 'disengage', on: true }, { type: 'disengage', on: false }],
  },
  {
    name: 'fighters caught alone',
    spec: {
      ...spec,
      phase: 'move',
      round: 5,
      options: { 'pt-2': true },
      base: 'opening',
      units: { lorraine: { france: { fighter: 1 } }, alsace: { germany: { infantry: 3 } } },
    },
    act: [{ type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 2 } }, END],
  },
  {
    name: 'supplies by sea',
    spec: { ...spec, base: 'opening', phase: 'income' },
    press: async ({ page }) => void (await page.getByRole('tab', { name: 'Income' }).click()),
  },
  {
    name: 'mobilise with gas',
    spec: { ...spec, base: 'opening', phase: 'purchase', treasury: { germany: 30 }, units: {} },
    act: [{ type: 'purchase', units: { infantry: 3, artillery: 2, 'poison-gas': 1, 'machine-gun': 1 } }, END, END, END],
  },
  {
    name: 'typed dice of gas',
    spec: { ...front([]), dice: 'entered', queue: [], units: gunners },
    act: [attack('lorraine'), { type: 'gas', count: 2 }],
  },
  {
    name: 'typed dice of gas on both sides',
    spec: { ...front([]), dice: 'entered', queue: [], units: gunners },
    act: [attack('lorraine'), { type: 'gas', count: 2 }, { type: 'enter-dice', dice: [4, 6] }],
  },
  { name: 'typed dice of raiders', spec: shared, act: raid },
  { name: 'typed dice of escorts', spec: shared, act: [...raid, { type: 'enter-dice', dice: [1, 2, 3] }] },
  {
    name: 'victory at once',
    spec: { ...spec, phase: 'move', units: { picardy: { germany: { infantry: 3 } } }, control: { picardy: 'germany' } },
    act: [{ type: 'move', from: 'picardy', path: ['paris'], units: { infantry: 3 } }, END],
  },
]
