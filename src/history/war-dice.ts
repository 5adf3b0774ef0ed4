/** Every die of a war that could hit, with the value of a hit. */
import {
  type BattleSide,
  costOf,
  type Die,
  type EventOf,
  type FireGroup,
  type GameEvent,
  type GameState,
  type Owner,
  type PowerId,
  type SpaceId,
} from '../engine/index.ts'
import { typeWith } from '../report/forces.ts'
import type { Chronicle } from './types.ts'

type Lot = { readonly power: Owner; readonly needs: number; readonly dice: number; readonly hits: number }

/** Dice of one owner that were rolled together and needed the same number. */
export type DiceLot = Lot & {
  readonly index: number
  /** Null for dice at merchantmen. */
  readonly space: SpaceId | null
  /** The report's id; null outside of battles. */
  readonly battle: string | null
  readonly side: BattleSide | null
  /** Typed in by the players. */
  readonly typed: boolean
  /** Value of a hit (IPC): average cost of the opposing units. */
  readonly worth: number
}

export type DiceBattle = {
  readonly battle: string
  readonly index: number
  readonly space: SpaceId
  readonly kind: 'land' | 'sea'
  readonly attacker: PowerId
  readonly defenders: readonly Owner[]
}

export type WarDice = { readonly rolls: readonly DiceLot[]; readonly battles: readonly DiceBattle[] }

type Worths = Readonly<Record<BattleSide, number>>
type Fight = { readonly clash: DiceBattle; readonly worths: Worths }

/** Income lost by a hit on merchantmen in most rulesets (STD-INC-04). */
const MERCHANTMAN = 1

const groups = (fired: readonly FireGroup[]): Lot[] =>
  fired.map(({ power, needs, dice, hits }) => ({ power, needs, dice: dice.length, hits }))

const singleDice = (power: Owner, dice: readonly Die[]): Lot[] =>
  dice.map(({ needs, hit }) => ({ power, needs, dice: 1, hits: hit ? 1 : 0 }))

function submarineCost(state: GameState): number {
  const type = typeWith('submerges')
  return type === null ? 0 : costOf(state, type)
}

function averageCost(state: GameState, lines: EventOf<'battle-opened'>['attackers']): number {
  const units = lines.reduce((sum, { count }) => sum + count, 0)
  return units === 0 ? 0 : lines.reduce((sum, { type, count }) => sum + count * costOf(state, type), 0) / units
}

function fightOf(state: GameState, event: EventOf<'battle-opened'>, battle: string, index: number): Fight {
  const { space, kind, attacker, attackers, defenders } = event
  const clash = { battle, index, space, kind, attacker, defenders: [...new Set(defenders.map(({ power }) => power))] }
  return { clash, worths: { attacker: averageCost(state, defenders), defender: averageCost(state, attackers) } }
}

type EventDice = Pick<DiceLot, 'space' | 'worth'> & { readonly lots: readonly Lot[]; readonly side?: BattleSide }

/** The dice of an event. Null if they cannot hit: gas, convoy raids and disengagement roll amounts. */
function diceIn(state: GameState, event: GameEvent, fight: Fight | null): EventDice | null {
  switch (event.type) {
    case 'fired':
      return { space: event.space, side: event.side, lots: groups(event.groups), worth: fight?.worths[event.side] ?? 0 }
    case 'mine-rolled':
      return { space: event.zone, lots: singleDice(event.by, [event.die]), worth: costOf(state, event.ship.type) }
    case 'submarines-pursued':
    case 'convoy-escorted':
      return { space: event.space, lots: groups(event.groups), worth: submarineCost(state) }
    case 'merchantmen-sunk':
      return { space: null, lots: singleDice(event.by, event.dice), worth: MERCHANTMAN }
    default:
      return null
  }
}

/** All dice of a game that could hit, and its battles. */
export function diceOfWar({ opening, entries }: Pick<Chronicle, 'opening' | 'entries'>): WarDice {
  const rolls: DiceLot[] = []
  const battles: DiceBattle[] = []
  let fight: Fight | null = null
  entries.forEach(({ action, events }, at) => {
    const typed = action.type === 'enter-dice'
    events.forEach((event, order) => {
      if (event.type === 'battle-opened') {
        fight = fightOf(opening, event, `${at}.${order}`, at + 1)
        battles.push(fight.clash)
      }
      const cast = diceIn(opening, event, fight)
      if (!cast) return
      const { side = null, space, worth, lots } = cast
      const battle = side === null ? null : (fight?.clash.battle ?? null)
      for (const lot of lots) if (lot.dice > 0) rolls.push({ ...lot, index: at + 1, space, battle, side, typed, worth })
    })
  })
  return { rolls, battles }
}
