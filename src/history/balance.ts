/** The balance of the two sides round by round, and the rounds in which it moved most. */
import type { Side } from '../engine/index.ts'
import { statisticsOf } from './statistics.ts'
import type { Chronicle } from './types.ts'

/** What of a side is compared: `units`: what all its units would cost (IPC); `income`: a turn (IPC). */
export const BALANCES = ['units', 'income'] as const
export type BalanceFigure = (typeof BALANCES)[number]

/** Both sides at the end of a round; round 0 stands for the opening. `index`: the moment that shows it. */
export type RoundBalance = { readonly round: number; readonly index: number } & Readonly<
  Record<BalanceFigure, Readonly<Record<Side, number>>>
>

/** A round after which the Central Powers led by so many IPC of units more than before it; below 0: the Allies. */
export type BalanceShift = { readonly at: number; readonly round: number; readonly index: number; readonly ipc: number }

/** The balance at the opening and at the end of every round. */
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

/** The largest shifts of army value from one round to the next, in the order of the war. Shifts below `least` IPC are left out. */
export function largestShifts(rounds: readonly RoundBalance[], most = 3, least = 10): BalanceShift[] {
  return rounds
    .slice(1)
    .map((now, i) => ({ at: i + 1, round: now.round, index: now.index, ipc: lead(now) - lead(rounds[i] as RoundBalance) }))
    .filter(({ ipc }) => Math.abs(ipc) >= least)
    .sort((a, b) => Math.abs(b.ipc) - Math.abs(a.ipc) || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}
