/** What the board shows now: exchange, round and absent units. */
import { content } from '../../content/index.ts'
import type { UnitType } from '../../engine/index.ts'
import { type BattleReport, type BattleSide, type Busy, type Exchange, fireOf, roundOf } from '../../store/game/reports.ts'

const tagged = (tag: string): UnitType[] =>
  content.units.filter((unit) => unit.tags.some((t) => t === tag)).map((unit) => unit.id)
const FIRST = tagged('first-shot')
const BOATS = tagged('submerges')

export const isFirstShooter = (type: UnitType): boolean => FIRST.includes(type)

type Moment = {
  /** The exchange on the board; null before its dice are rolled. */
  exchange: Exchange | null
  round: number
  busy: (side: BattleSide) => readonly Busy[]
  fired: (side: BattleSide) => ReadonlySet<UnitType>
}

const NOBODY: ReadonlySet<UnitType> = new Set()
/** Before the attack, with ships that will stay out. */
export const beforeAttack = (aside: readonly Busy[]): Moment => ({
  exchange: null,
  round: 1,
  busy: (side) => (side === 'attacker' ? aside : []),
  fired: () => NOBODY,
})

export function momentOf(report: BattleReport): Moment {
  const fire = fireOf(report)
  // At sea the board clears when the battle continues.
  const exchange = fire?.pressed === true && report.outcome === null ? null : fire
  const round = report.kind === 'sea' ? roundOf(report) : 1
  const shots = report.exchanges.filter((each) => each.step === 'first-shot' && each.round === round)
  const fired = (side: BattleSide): ReadonlySet<UnitType> => {
    if (!shots.some((each) => each[side])) return NOBODY
    return new Set(report.kind === 'sea' ? BOATS : FIRST)
  }
  const busy = (side: BattleSide) =>
    report.busy.filter(
      (each) =>
        each.side === side && (each.round === null || each.round === round) && (report.outcome === null || exchange !== null),
    )
  return { exchange, round, busy, fired }
}
