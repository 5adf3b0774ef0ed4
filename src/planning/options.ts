/** Proposed options of choices, and the facts behind them. */
import { content } from '../content/index.ts'
import {
  type Counts,
  costOfAll,
  type Decision,
  type GameState,
  type PowerId,
  type SpaceId,
  tableOf,
  UNIT_TYPES,
  type UnitType,
  unitsIn,
} from '../engine/index.ts'
import { capitalOf, isLand } from './board.ts'
import { countCargo, countStacks, total } from './counts.ts'

const powerIn = (id: string): PowerId | undefined => content.powers.find((each) => each.id === id)?.id

/** A power's units in a space. */
export const ownUnits = (state: GameState, space: SpaceId, power: PowerId): Counts =>
  countStacks(unitsIn(state, space).filter((stack) => stack.power === power))

/** The power's strongest army next to a space, or null. */
export function armyNear(state: GameState, space: SpaceId, power: PowerId): { space: SpaceId; units: Counts } | null {
  const around = tableOf(state).spaces.get(space)?.adjacent ?? []
  const armies = around.filter(isLand).map((id) => ({ space: id, units: ownUnits(state, id, power) }))
  const [best] = armies.sort((a, b) => total(b.units) - total(a.units))
  return best && total(best.units) > 0 ? best : null
}

/** A ship off a shore. `zone`: where it is; `owner`: set if several powers have such ships. */
export type ShipOption = { type: UnitType; damaged: boolean; cargo: Counts; zone?: SpaceId; owner?: PowerId }

/** The ship named by an option of `coastal-infantry` or `driven-off`. */
export function shipOfOption(state: GameState, option: string, shore: SpaceId): ShipOption {
  const damaged = option.startsWith('damaged-')
  const plain = damaged ? option.slice('damaged-'.length) : option
  const type = UNIT_TYPES.find((each) => plain === each || plain.startsWith(`${each}-`)) ?? 'transport'
  const number = Number(plain.match(/-(\d+)(?:-|$)/)?.[1] ?? Number.NaN)
  const landing =
    type === 'transport'
      ? state.turn.landings.find((each) => each.to === shore && (Number.isNaN(number) || each.transport === number))
      : undefined
  const stack = landing && unitsIn(state, landing.zone).find((each) => each.id === landing.transport)
  const zone = (stack && landing?.zone) ?? Object.keys(state.war.units).find((each) => plain.endsWith(`-${each}`))
  const owner = powerIn(plain.split(/-\d+-/)[1] ?? '')
  return { type, damaged, cargo: countCargo(stack?.cargo), ...(zone ? { zone } : {}), ...(owner ? { owner } : {}) }
}

function cheapestShip(state: GameState, options: readonly string[], shore: SpaceId): string | undefined {
  const worth = (option: string): number => {
    const { type, cargo } = shipOfOption(state, option, shore)
    return costOfAll(state, { ...cargo, [type]: 1 })
  }
  return [...options].sort((a, b) => worth(a) - worth(b))[0]
}

/** Powers that could lead an invaded country's army: strongest adjacent army first, then nearest capital. */
export function rankLeaders(state: GameState, space: SpaceId, powers: readonly PowerId[]): PowerId[] {
  const { distance } = tableOf(state)
  const strength = (power: PowerId) => total(armyNear(state, space, power)?.units ?? {})
  const far = (power: PowerId) => distance(space, capitalOf(power))
  return [...powers].sort((a, b) => strength(b) - strength(a) || far(a) - far(b))
}

/** The proposed option; empty if there are none. */
export function proposedOption(state: GameState, { topic, space = '', options = [] }: Decision): string {
  const ids = options.map((option) => option.id)
  const first = ids[0] ?? ''
  switch (topic) {
    case 'represent-neutral':
      return (
        rankLeaders(
          state,
          space,
          ids.flatMap((id) => powerIn(id) ?? []),
        )[0] ?? first
      )
    case 'take-control': {
      const { original } = tableOf(state).spaces.get(space) ?? {}
      return original && ids.includes(original) ? original : first
    }
    case 'call-off':
      return 'land'
    case 'driven-off':
      return cheapestShip(state, ids, space) ?? first
    case 'driven-ashore':
      return 'aboard'
    case 'exchange':
    case 'swap':
      return UNIT_TYPES.find((type) => ids.includes(type)) ?? first
    default:
      return first
  }
}
