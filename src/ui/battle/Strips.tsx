import type { ReactNode } from 'react'
import type { Owner } from '../../engine/index.ts'
import { type BattleReport, type Exchange, fireOf, owedBy, ownersOf, type Volley } from '../../store/reports.ts'
import { listText, powerAdjective, powerName, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import { Dice } from './Dice.tsx'
import css from './Strips.module.css'
import { Toll } from './Toll.tsx'

type Props = { report: BattleReport }

/** What went before the fire on the board: coastal guns, the air, earlier rounds at sea. One line each. */
export function Strips({ report }: Props) {
  const board = fireOf(report)
  const before = report.exchanges.filter((exchange) => exchange !== board)
  const named = report.supremacy !== undefined && !report.skipped.some((each) => each.step === 'air')
  const lastAir = before.findLast((exchange) => exchange.step === 'air')
  if (before.length === 0 && !named) return null
  return (
    <ul className={css.strips}>
      {before.map((exchange) => (
        <Strip key={`${exchange.step} ${exchange.round}`} exchange={exchange} report={report}>
          {named && exchange === lastAir && <Supremacy report={report} />}
        </Strip>
      ))}
      {named && !lastAir && (
        <li className={css.alone}>
          <Supremacy report={report} />
        </li>
      )}
    </ul>
  )
}

function labelOf({ step, round }: Exchange): string {
  return step === 'fire' ? t('battle.strip.round', { round }) : t(`battle.strip.${step}`, { round })
}

type StripProps = { exchange: Exchange; report: BattleReport /** At the right in place of the losses. */; children?: ReactNode }

function Strip({ exchange, report, children }: StripProps) {
  // Hits that are still to be taken.
  const due = exchange.losses.length > 0 ? 0 : owedBy(exchange, 'attacker') + owedBy(exchange, 'defender')
  return (
    <li className={css.strip}>
      <span className={css.label}>{labelOf(exchange)}</span>
      <span className={css.dice}>
        {(['attacker', 'defender'] as const).map((side) => (
          <Throw key={side} volley={exchange[side]} owner={ownersOf(report.opening[side])[0] ?? report.attacker} />
        ))}
      </span>
      <span className={css.outcome}>
        {children || (due > 0 ? t('battle.hits', { count: due }) : <Toll losses={exchange.losses} />)}
      </span>
    </li>
  )
}

function Throw({ volley, owner }: { volley: Volley | null; owner: Owner }) {
  if (!volley) return null
  const dice = volley.groups.flatMap((group) => group.dice)
  return (
    <span className={css.throw} data-power={owner}>
      <span className={css.device}>
        <Glyph name={owner === 'neutral' ? 'none' : owner} size={10} />
      </span>
      <span className="sr-only">{t('battle.strip.dice', { power: powerName(owner), dice: listText(dice.map(String)) })}</span>
      {volley.groups.map((group) => (
        <Dice key={`${group.power} ${group.type}`} dice={group.dice} needs={group.needs} small={dice.length > 5} />
      ))}
    </span>
  )
}

function Supremacy({ report }: Props) {
  const { supremacy } = report
  if (!supremacy) return <b>{t('battle.supremacyNone')}</b>
  const owner = ownersOf(report.opening[supremacy])[0] ?? report.attacker
  const raised = fireOf(report)?.[supremacy]?.groups.find((group) => group.promoted === 'air-supremacy')
  return (
    <span className={css.supremacy}>
      <b>{t('battle.supremacy', { power: powerName(owner) })}</b>
      {raised && <span>{t('battle.supremacyNote', { adjective: powerAdjective(owner), needs: raised.needs })}</span>}
    </span>
  )
}
