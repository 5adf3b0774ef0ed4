/** The balance of the two sides by round, and the rounds in which it changed most. */
import type { Side } from '../engine/index.ts'
import { statisticsOf } from './statistics.ts'
import type { Chronicle } from './types.ts'

/** `units`: the cost of all units (IPC). `income`: per turn (IPC). */
export const BALANCES = ['units', 'income'] as const
export type BalanceFigure = (typeof BALANCES)[number]

/** Both sides at the end of a round; round 0 is the opening. `index`: the moment. */
export type RoundBalance = { readonly round: number; readonly index: number } & Readonly<
  Record<BalanceFigure, Readonly<Record<Side, number>>>
>

/** Change of the lead of the Central Powers in unit value (IPC); negative: towards the Allies. */
export type BalanceShift = { readonly at: number; readonly round: number; readonly index: number; readonly ipc: number }

/** The balance at the opening and after every round. */
export function balanceByRound(chronicle: Chronicle): RoundBalance[] {
  const rows = statisticsOf(chronicle)
  const allies = rows.filter(({ party }) => party === 'allies')
  return rows
    .filter(({ party }) => party === 'central')
    .flatMap((central, at) => {
      const other = allies[at]
      if (!other) return []
      const pair = (figure: BalanceFigure) => ({ central: central[figure], allies: other[figure] })
      return [{ round: central.round, index: central.index, units: pair('units'), income: pair('income') }]
    })
}

const lead = ({ units }: RoundBalance): number => units.central - units.allies

/** The largest changes of unit value, in order of rounds. Changes below `least` IPC are left out. */
export function largestShifts(rounds: readonly RoundBalance[], most = 3, least = 10): BalanceShift[] {
  return rounds
    .slice(1)
    .map((now, i) => ({ at: i + 1, round: now.round, index: now.index, ipc: lead(now) - lead(rounds[i] as RoundBalance) }))
    .filter(({ ipc }) => Math.abs(ipc) >= least)
    .sort((a, b) => Math.abs(b.ipc) - Math.abs(a.ipc) || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}
