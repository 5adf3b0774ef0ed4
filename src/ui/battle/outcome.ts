import type { BattleReport } from '../../store/reports.ts'
import { spaceName, t } from '../text.ts'

/** An assault that the guns on the coast have kept at sea (ADV-12-25). */
export const isKeptOff = ({ outcome, opening, landed }: BattleReport): boolean =>
  outcome === 'repulsed' && opening.attacker.length === 0 && landed.length === 0

/** Did dice decide in the last round who gets its wish? */
const diced = ({ exchanges }: BattleReport): boolean => {
  const last = exchanges.at(-1)?.round
  return exchanges.some(({ step, round }) => step === 'engagement' && round === last)
}

/** How it ended, in the words of what it was: a raid without guards, an assault of which nothing came ashore. */
function kindOf(report: BattleReport): string | null {
  if (report.outcome === 'cleared' && report.opening.defender.length === 0) return 'raided'
  if (isKeptOff(report)) return 'kept-off'
  // Where both sides are asked, the attacker has won the dice for it, or both have let go (ADV-09-03, ADV-09-04).
  if (report.outcome === 'broken-off' && report.asked.includes('disengage')) return diced(report) ? 'slipped' : 'parted'
  return report.outcome
}

export const outcomeText = (report: BattleReport): string =>
  t(`battle.outcome.${kindOf(report)}`, { kind: report.kind, space: spaceName(report.space) })
export const outcomeNote = (report: BattleReport): string => t(`battle.outcomeNote.${kindOf(report)}`, { kind: report.kind })
