/** What a staff diary says of single events: a message of the catalogue with what is put into it, and no words. */
import type { Counts, GameEvent, Owner, PowerId, SpaceId } from '../engine/index.ts'
import { type BattleReport, costOf, ipcOf, lossesOfSide } from '../report/index.ts'

/** What is put into a message: names are found when it is said. */
export type DiaryValue = string | number | { readonly power: Owner } | { readonly space: SpaceId } | { readonly units: Counts }
export type Saying = { readonly key: string; readonly values: Readonly<Record<string, DiaryValue>> }

const saying = (key: string, values: Saying['values']): Saying => ({ key: `diary.said.${key}`, values })
const at = (space: SpaceId) => ({ space: { space } })
const by = (power: Owner) => ({ power: { power } })

type Control = Extract<GameEvent, { type: 'control-changed' }>

function controlSaying({ space, to, cause }: Control): Saying | null {
  if (cause === 'held') return null
  if (to === null) return saying('vacated', at(space))
  return to === 'contested' ? saying('contested', at(space)) : saying('taken', { ...by(to), ...at(space), cause })
}

/** Null: told with others of its kind, in the report of its battle, or not worth a line. */
export function sayingOf(event: GameEvent): Saying | null {
  switch (event.type) {
    case 'units-landed':
      return saying('landed', { ...by(event.power), units: { units: event.units }, zone: { space: event.zone }, ...at(event.to) })
    case 'mine-rolled': {
      const { owner, ship, zone, result } = event
      return result === 'safe'
        ? null
        : saying('mine', { ...by(owner), units: { units: { [ship.type]: 1 } }, ...at(zone), result })
    }
    case 'minor-mobilized':
      return saying('raised', { ...by(event.owner), units: { units: event.units }, ...at(event.space) })
    case 'revolt-broke-out':
      return saying('raised', { ...by(event.power), units: { units: event.units }, ...at(event.territory) })
    case 'control-changed':
      return controlSaying(event)
    case 'war-entered':
      return saying('entered', by(event.power))
    case 'revolution-broke-out':
      return saying('revolution', by(event.power))
    case 'power-surrendered':
      return saying('surrendered', by(event.power))
    case 'economy-collapsed':
      return saying('collapsed', by(event.power))
    case 'economy-recovered':
      return saying('recovered', by(event.power))
    case 'submarine-warfare-declared':
      return saying('submarines', by(event.power))
    case 'merchantmen-sunk':
      return event.loss > 0 ? saying('merchantmen', { ...by(event.by), other: { power: event.victim }, loss: event.loss }) : null
    case 'treasury-captured':
      return saying('treasury', { ...by(event.to), other: { power: event.from }, amount: event.amount })
    case 'country-won':
      return saying('won-over', { ...by(event.power), ...at(event.country) })
    case 'income-collected':
      return saying('income', { ...by(event.power), income: event.income - event.loss, treasury: event.treasury })
    case 'resigned':
      return saying('resigned', { side: event.side })
    case 'war-won':
      return saying('won', { side: event.side ?? 'nobody' })
    default:
      return null
  }
}

/** A battle in one sentence: who attacked where, how it ended, what both lost. */
export function battleSaying(report: BattleReport): Saying {
  const { attacker, space, kind, outcome } = report
  const lost = (side: 'attacker' | 'defender') =>
    lossesOfSide(report, side).reduce(
      (sum, { units, cargo }) => sum + ipcOf(units) + cargo.reduce((n, { type }) => n + costOf(type), 0),
      0,
    )
  return saying('battle', {
    ...by(attacker),
    ...at(space),
    kind,
    outcome: outcome ?? 'open',
    own: lost('attacker'),
    theirs: lost('defender'),
  })
}

/** What was ordered and placed in a turn, and how many units moved in it. */
export const orderedSaying = (power: PowerId, units: Counts, cost: number): Saying =>
  saying('ordered', { ...by(power), units: { units }, cost })
/** How many units a power moved in its turn. */
export const movedSaying = (power: PowerId, count: number): Saying => saying('moved', { ...by(power), count })
/** All new units of a turn together. */
export const placedSaying = (power: PowerId, units: Counts): Saying => saying('placed', { ...by(power), units: { units } })
