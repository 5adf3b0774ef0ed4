import { type BattleReport, fireOf, ownersOfLines } from '../../store/game/reports.ts'
import { powerAdjective, powerName, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import beats from './Beat.module.css'
import css from './Sky.module.css'

type Props = { report: BattleReport /** Delay in beats. */; beat: number }

/** Who has air supremacy, and its effect on artillery. */
export function Sky({ report, beat }: Props) {
  const { supremacy, skipped, opening, attacker } = report
  if (supremacy === undefined || skipped.some((each) => each.step === 'air')) return null
  const shown = { className: `${css.sky} ${beats.beat}`, 'data-beat': beat || undefined }
  if (supremacy === null) return <p {...shown}>{t('battle.supremacyNone')}</p>
  const owner = ownersOfLines(opening[supremacy])[0] ?? attacker
  const raised = fireOf(report)?.[supremacy]?.groups.find((group) => group.promoted === 'air-supremacy')
  return (
    <p {...shown}>
      <Glyph name={owner === 'neutral' ? 'none' : owner} size={12} />
      <b>{t('battle.supremacy', { power: powerName(owner) })}</b>
      {raised && <span>{t('battle.supremacyNote', { adjective: powerAdjective(owner), needs: raised.needs })}</span>}
    </p>
  )
}
