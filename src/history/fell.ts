/** What fell, and in which battles: by these a figure of losses leads back to where they were suffered. */
import { costOf, type Owner, type PowerId, type SpaceId } from '../engine/index.ts'
import { memoizeLast } from '../memoize.ts'
import { battleReports, lossesOfSide } from '../report/index.ts'
import { type Belligerent, powersWithin } from './figures.ts'
import { unitsWorth } from './losses.ts'
import type { PastAct } from './types.ts'

/** A battle by the place in the log of the event that opened it, and what a party lost there (IPC). */
export type CostlyBattle = { readonly battle: string; readonly space: SpaceId; readonly attacker: PowerId; readonly ipc: number }

const reportsOf = memoizeLast(battleReports)

/** The battles that began with the acts from one to before another and cost a party something, the dearest first. */
export function costlyBattles(
  entries: readonly Pick<PastAct, 'before' | 'events'>[],
  party: Belligerent,
  from: number,
  to: number,
): CostlyBattle[] {
  const own = new Set<Owner>(powersWithin(party))
  const state = entries[0]?.before
  if (!state) return []
  return reportsOf(entries)
    .filter(({ id }) => Number.parseInt(id, 10) >= from && Number.parseInt(id, 10) < to)
    .map((report) => {
      const losses = (['attacker', 'defender'] as const).flatMap((side) => lossesOfSide(report, side))
      const units = losses.reduce((sum, loss) => sum + (own.has(loss.power) ? unitsWorth(state, loss.units) : 0), 0)
      const cargo = losses.flatMap((loss) => loss.cargo).filter(({ power }) => own.has(power))
      const ipc = units + cargo.reduce((sum, { type }) => sum + costOf(state, type), 0)
      return { battle: report.id, space: report.space, attacker: report.attacker, ipc }
    })
    .filter(({ ipc }) => ipc > 0)
    .sort((a, b) => b.ipc - a.ipc)
}
