/**
 * Checks whether a state of an untrusted file is possible: its shape, then units, control and treasuries by the checks of every
 * position.
 */
import * as v from 'valibot'
import {
  type Counts,
  type GameState,
  PHASES,
  POWERS,
  type PositionSpec,
  type PowerId,
  positionFrom,
  SIDES,
  type SpaceId,
  type Stack,
  spacesOf,
  UNIT_TYPES,
  type UnitSpec,
} from '../engine/index.ts'
import { MAX_COUNT } from './limits.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT))
const power = v.picklist(POWERS)
const owner = v.picklist([...POWERS, 'neutral'])
const unit = v.picklist(UNIT_TYPES)

/** The fields that are read before an action is played. */
function shapeOf(spaces: readonly SpaceId[]) {
  const space = v.picklist(spaces)
  const by = <T extends v.GenericSchema>(of: T) => v.record(v.pipe(v.string(), space), of)
  const counts = v.record(v.pipe(v.string(), unit), whole)
  const stack = v.object({
    power: owner,
    type: unit,
    count: whole,
    used: v.optional(whole),
    extra: v.optional(whole),
    id: v.optional(whole),
    zone: v.optional(space),
    offloaded: v.optional(space),
    group: v.optional(space),
    entered: v.optional(v.array(space)),
    rolled: v.optional(v.array(space)),
    came: v.optional(v.array(space)),
    cargo: v.optional(v.array(v.object({ power, type: unit }))),
  })
  return v.object({
    table: v.object({ rng: v.object({ seed: v.number(), taken: whole, queue: v.array(whole) }) }),
    war: v.object({
      units: by(v.array(stack)),
      control: by(v.picklist([...POWERS, 'contested'])),
      mobilized: v.array(space),
      vacant: v.array(space),
      treasury: v.record(v.pipe(v.string(), power), whole),
      neutrals: v.array(power),
      submarineWarfare: v.boolean(),
      revolution: v.boolean(),
      garrisons: by(v.picklist(SIDES)),
      nextTransport: whole,
    }),
    turn: v.object({
      purchase: counts,
      opened: v.object({ control: by(v.picklist([...POWERS, 'contested'])), own: v.array(space) }),
      battles: v.array(v.object({ space, kind: v.picklist(['land', 'sea']), required: v.boolean(), resolved: v.boolean() })),
      landings: v.array(v.object({ transport: whole, zone: space, to: space, units: counts, assault: v.boolean() })),
      ashore: v.array(v.object({ zone: space, to: space, count: whole })),
      lostBases: v.array(space),
      mined: v.array(space),
      bombarded: by(whole),
      placed: by(counts),
      liberated: by(power),
    }),
    flow: v.object({
      round: v.pipe(whole, v.minValue(1)),
      power,
      phase: v.picklist(PHASES),
      agenda: v.array(
        v.looseObject({ task: v.string(), space: v.optional(space), zone: v.nullish(space), to: v.optional(space) }),
      ),
      pending: v.nullable(
        v.looseObject({
          id: v.string(),
          by: power,
          kind: v.string(),
          rule: v.string(),
          space: v.optional(space),
          count: v.optional(whole),
        }),
      ),
      asked: whole,
      winner: v.nullable(v.looseObject({ side: v.nullable(v.picklist(SIDES)), how: v.string(), rule: v.string() })),
    }),
  })
}

const add = (counts: Counts, { type, count }: Stack): Counts => ({ ...counts, [type]: (counts[type] ?? 0) + count })

function forceOf(stacks: readonly Stack[]): UnitSpec {
  const whole = stacks.filter((s) => !s.damaged && s.id === undefined).reduce(add, {})
  const damaged = stacks.filter((s) => s.damaged).reduce(add, {})
  const transports = stacks.filter((s) => s.id !== undefined && !s.damaged).map(({ cargo = [] }) => ({ cargo }))
  return { ...whole, ...(Object.keys(damaged).length > 0 ? { damaged } : {}), ...(transports.length > 0 ? { transports } : {}) }
}

function unitsOf({ war }: GameState): NonNullable<PositionSpec['units']> {
  const units: NonNullable<PositionSpec['units']> = {}
  for (const [space, stacks] of Object.entries(war.units))
    for (const power of POWERS) {
      const own = stacks.filter((s) => s.power === power)
      if (own.length > 0) units[space] = { ...units[space], [power]: forceOf(own) }
    }
  return units
}

/** Units and control are checked separately: in mid-turn an army may be in land that an enemy still controls. */
function assertPossible(state: GameState): void {
  const { table, war, flow } = state
  const { ruleset, options, dice, players } = table
  const plain = { ruleset, options, dice, players, base: 'empty' as const, round: flow.round, power: flow.power }
  const { submarineWarfare, revolution, treasury } = war
  positionFrom({ ...plain, units: unitsOf(state), treasury, submarineWarfare, revolution })
  const controlled = Object.entries(war.control).filter((entry): entry is [SpaceId, PowerId] => entry[1] !== 'contested')
  positionFrom({ ...plain, control: Object.fromEntries(controlled) })
}

/** A question needs an agenda. Without one the agenda is empty or the war is over. */
const isPendingConsistent = ({ flow: { agenda, pending, winner } }: GameState): boolean =>
  pending ? agenda.length > 0 && winner === null : agenda.length === 0 || winner !== null

/** Can this state occur in a game that began with `begun`? Never throws. */
export function isPossibleState(state: GameState, begun: GameState): boolean {
  try {
    if (!v.is(shapeOf(spacesOf(begun).map(({ id }) => id)), state) || !isPendingConsistent(state)) return false
    assertPossible(state)
    return true
  } catch {
    return false
  }
}
