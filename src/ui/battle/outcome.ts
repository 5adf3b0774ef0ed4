import type { BattleReport } from '../../store/game/reports.ts'
import { spaceName, t } from '../text.ts'

/** An assault stopped by coastal guns (ADV-12-25). */
export const isKeptOff = ({ outcome, opening, landed }: BattleReport): boolean =>
  outcome === 'repulsed' && opening.attacker.length === 0 && landed.length === 0

/** True if dice decided the disengagement in the last round. */
const diced = ({ exchanges }: BattleReport): boolean => {
  const last = exchanges.at(-1)?.round
  return exchanges.some(({ step, round }) => step === 'engagement' && round === last)
}

/** The result in words. */
function kindOf(report: BattleReport): string | null {
  if (report.outcome === 'cleared' && report.opening.defender.length === 0) return 'raided'
  if (isKeptOff(report)) return 'kept-off'
  // If both sides are asked, the attacker won the roll, or both let go (ADV-09-03, ADV-09-04).
  if (report.outcome === 'broken-off' && report.asked.includes('disengage')) return diced(report) ? 'slipped' : 'parted'
  return report.outcome
}

export const outcomeText = (report: BattleReport): string =>
  t(`battle.outcome.${kindOf(report)}`, { kind: report.kind, space: spaceName(report.space) })
export const outcomeNote = (report: BattleReport): string => t(`battle.outcomeNote.${kindOf(report)}`, { kind: report.kind })
