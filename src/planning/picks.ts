/** What can be selected in a space now. */
import {
  type Counts,
  canLandAlliedCargo,
  dataOf,
  type GameState,
  type PowerId,
  type SpaceId,
  type StackView,
  turn,
  type UnitType,
  unitsIn,
} from '../engine/index.ts'
import { isSea } from './board.ts'
import { countCargo, isEmpty } from './counts.ts'

/** Identical units; `can` of `all` may move. `marked`: those with a gas marker. */
export type PickRow = { type: UnitType; damaged: boolean; can: number; all: number; marked?: number }
/** One transport. `own`: it can sail; other powers' transports are listed if they carry our units. */
export type PickTransport = {
  id: number
  power: PowerId
  own: boolean
  canMove: boolean
  /** It has landed units this turn, or will, and may not move. */
  bound: boolean
  cargo: NonNullable<StackView['cargo']>
  /** Cargo we may land, own units first; some rules let us land allied units too. */
  parties: PickParty[]
}
export type PickParty = { power: PowerId; units: Counts }
/** `canSailStrategically`: ships may still make a strategic move. */
export type Picks = { rows: PickRow[]; transports: PickTransport[]; canSailStrategically: boolean }

/** Everything that can be selected; `strategic`: for a strategic move instead of a normal one. */
export function picksOf(state: GameState, space: SpaceId, strategic = false): Picks {
  const { power } = turn(state)
  const strategicTypes: readonly UnitType[] = dataOf(state).strategicMoves ?? []
  const goes = (stack: StackView): boolean =>
    strategic ? strategicTypes.includes(stack.type) && stack.strategic !== true : (stack.left ?? 0) > 0
  let further = false
  const rows: PickRow[] = []
  const transports: PickTransport[] = []
  for (const stack of unitsIn(state, space)) {
    const own = stack.power === power
    further ||= own && isSea(space) && strategicTypes.includes(stack.type) && stack.strategic !== true
    if (stack.id !== undefined) {
      // Some rules let a transport's owner land allied units.
      const guests = own && canLandAlliedCargo(state)
      const parties = partiesOf(stack.cargo ?? [], power, guests)
      if (own || parties.length > 0) {
        const canMove = own && goes(stack)
        transports.push({
          id: stack.id,
          power: stack.power,
          own,
          canMove,
          bound: stack.bound === true,
          cargo: stack.cargo ?? [],
          parties,
        })
      }
    } else if (own) {
      const damaged = stack.damaged === true
      const row = rows.find((each) => each.type === stack.type && each.damaged === damaged)
      const can = goes(stack) ? stack.count : 0
      const marked = stack.gas ? { marked: can } : {}
      if (row) {
        row.can += can
        row.all += stack.count
        if (stack.gas) row.marked = (row.marked ?? 0) + can
      } else rows.push({ type: stack.type, damaged, can, all: stack.count, ...marked })
    }
  }
  return { rows, transports, canSailStrategically: further }
}

function partiesOf(cargo: PickTransport['cargo'], power: PowerId, guests: boolean): PickParty[] {
  const owners = [...new Set([power, ...(guests ? cargo.map((unit) => unit.power) : [])])]
  return owners
    .map((owner) => ({ power: owner, units: countCargo(cargo.filter((unit) => unit.power === owner)) }))
    .filter(({ units }) => !isEmpty(units))
}

export const canPick = (picks: Picks): boolean =>
  picks.rows.some((row) => row.can > 0) || picks.transports.some((ship) => ship.canMove || ship.parties.length > 0)
