import type { BattleReport } from '../../store/reports.ts'
import { spaceName, t } from '../text.ts'

/** An assault that the guns on the coast have kept at sea (ADV-12-25). */
export const isKeptOff = ({ outcome, opening, landed }: BattleReport): boolean =>
  outcome === 'repulsed' && opening.attacker.length === 0 && landed.length === 0

/** How it ended, in the words of what it was: a raid without guards, an assault of which nothing came ashore. */
function kindOf(report: BattleReport): string | null {
  if (report.outcome === 'cleared' && report.opening.defender.length === 0) return 'raided'
  return isKeptOff(report) ? 'kept-off' : report.outcome
}

export const outcomeText = (report: BattleReport): string =>
  t(`battle.outcome.${kindOf(report)}`, { kind: report.kind, space: spaceName(report.space) })
export const outcomeNote = (report: BattleReport): string => t(`battle.outcomeNote.${kindOf(report)}`, { kind: report.kind })
