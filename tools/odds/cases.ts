// Battles of every kind that are also played with real dice.
import { type Action, type PositionSpec, positionFrom, type SpaceId, unitsIn } from '../../src/engine/index.ts'
import type { Policy } from '../../src/odds/index.ts'

export type Case = { name: string; spec: PositionSpec; space: SpaceId; orders: Action[]; policy: Policy }

const at = (spec: Partial<PositionSpec>): PositionSpec => ({
  ruleset: 'standard',
  seed: 'odds',
  base: 'empty',
  round: 6,
  phase: 'combat',
  power: 'germany',
  ...spec,
})

const plain = (name: string, space: SpaceId, spec: Partial<PositionSpec>, policy: Policy = {}): Case => ({
  name,
  spec: at(spec),
  space,
  orders: [],
  policy,
})

/** One British transport lands its two infantry from a zone, past whatever is in the way. */
function landing(name: string, zone: SpaceId, space: SpaceId, spec: Partial<PositionSpec>, sail: SpaceId[] = []): Case {
  const full = at({ phase: 'move', power: 'britain', ...spec })
  const from = sail[0] ?? zone
  const [transport = 0] = unitsIn(positionFrom(full), from).flatMap(({ id }) => id ?? [])
  const { transports: _, ...ships } = full.units?.[from]?.britain ?? {}
  const moves: Action[] = sail.length > 0 ? [{ type: 'move', from, path: [zone], units: ships, transports: [transport] }] : []
  const waits = full.units?.[zone]?.germany ? { afterSeaCombat: true } : {}
  const land: Action = { type: 'offload', transport, to: space, units: { infantry: 2 }, ...waits }
  return { name, spec: full, space, orders: [...moves, land], policy: {} }
}

const infantry = { power: 'britain', type: 'infantry' } as const
const carrier = { transports: [{ cargo: [infantry, infantry] }] }
const armies = (germany: object, france: object) => ({ picardy: { germany, france } })
const fleets = (germany: object, britain: object) => ({ sz10: { germany, britain } })

/** Two that everybody can work out, and one of every sort that is out of the ordinary. */
export const CASES: readonly Case[] = [
  plain('an attack on land', 'picardy', { units: armies({ infantry: 12, artillery: 2 }, { infantry: 3, artillery: 1 }) }),
  plain('with fighters and tanks', 'picardy', {
    units: armies({ infantry: 6, artillery: 2, tank: 2, fighter: 2 }, { infantry: 4, artillery: 1, fighter: 1 }),
  }),
  plain('a battle at sea', 'sz10', {
    units: fleets({ battleship: 1, cruiser: 2, submarine: 2 }, { battleship: 1, cruiser: 2, transport: 1 }),
  }),
  plain(
    'two rounds at sea, boats that dive',
    'sz10',
    { units: fleets({ battleship: 1, cruiser: 1 }, { cruiser: 1, submarine: 2 }) },
    { press: 2, dive: 1 },
  ),
  landing('an assault', 'sz9', 'belgium', {
    units: { sz9: { britain: { battleship: 1, cruiser: 1, ...carrier } }, belgium: { germany: { infantry: 1, artillery: 2 } } },
  }),
  landing(
    'mines, a fleet, a shore',
    'sz10',
    'kiel',
    {
      units: {
        sz9: { britain: { battleship: 1, cruiser: 2, ...carrier } },
        sz10: { germany: { cruiser: 1 } },
        kiel: { germany: { infantry: 1 } },
      },
    },
    ['sz9'],
  ),
  plain(
    'a retreat that might be',
    'sz10',
    {
      ruleset: 'tournament',
      units: fleets({ cruiser: 2, submarine: 1 }, { battleship: 1, cruiser: 1 }),
    },
    { press: 'while-stronger' },
  ),
  {
    ...plain('a joint attack', 'picardy', {
      ruleset: 'influence',
      units: {
        picardy: {
          germany: { infantry: 3, artillery: 1 },
          'austria-hungary': { infantry: 2, artillery: 1 },
          france: { infantry: 4, artillery: 1 },
        },
      },
    }),
    orders: [{ type: 'attack', space: 'picardy', with: ['austria-hungary'] }],
  },
  plain('machine guns', 'picardy', {
    ruleset: 'advanced',
    units: armies({ infantry: 4, artillery: 1, tank: 1 }, { infantry: 3, 'machine-gun': 2 }),
  }),
  plain('aces', 'picardy', {
    ruleset: 'advanced',
    units: armies({ infantry: 3, artillery: 1, fighter: 2 }, { infantry: 3, artillery: 1, fighter: 2 }),
  }),
  plain('gas', 'picardy', {
    ruleset: 'advanced',
    markers: { gas: { picardy: { germany: 1 } } },
    units: armies({ infantry: 3, artillery: 2 }, { infantry: 3, artillery: 1 }),
  }),
  plain(
    'destroyers, first shots and who leaves',
    'sz10',
    {
      ruleset: 'advanced',
      units: fleets({ cruiser: 1, submarine: 2 }, { destroyer: 1, submarine: 1, cruiser: 1 }),
    },
    { press: 1 },
  ),
]
