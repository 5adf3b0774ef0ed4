import type { Owner } from '../../engine/index.ts'
import { type BattleReport, type BattleSide, type Exchange, fireOf, ownersOf, type Volley } from '../../store/reports.ts'
import { countsText, listText, powerAdjective, powerName, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import { Dice } from './Dice.tsx'
import css from './Strips.module.css'

type Props = { report: BattleReport }

/** What went before the fire on the board: coastal guns, the air, earlier rounds at sea. One line each. */
export function Strips({ report }: Props) {
  const board = fireOf(report)
  const before = report.exchanges.filter((exchange) => exchange !== board)
  const named = report.supremacy !== undefined && !report.skipped.some((each) => each.step === 'air')
  if (before.length === 0 && !named) return null
  return (
    <ul className={css.strips}>
      {before.map((exchange) => (
        <Strip key={`${exchange.step} ${exchange.round}`} exchange={exchange} report={report} />
      ))}
      {named && <Supremacy report={report} />}
    </ul>
  )
}

function labelOf({ step, round }: Exchange): string {
  return step === 'fire' ? t('battle.strip.round', { round }) : t(`battle.strip.${step}`, { round })
}

/** "France lost 2 cruisers, Germany had a battleship damaged." */
export function lossesText(exchange: Exchange): string {
  const parts = exchange.losses.flatMap((loss) => {
    const power = powerName(loss.power)
    const units = countsText(loss.units)
    const hurt = countsText(loss.damaged)
    return [
      ...(Object.keys(loss.units).length > 0 ? [t('battle.lossLine', { power, units })] : []),
      ...(Object.keys(loss.damaged).length > 0 ? [`${power}: ${t('battle.lossDamaged', { units: hurt })}`] : []),
    ]
  })
  return parts.length > 0 ? parts.join('; ') : t('battle.strip.none')
}

function Strip({ exchange, report }: { exchange: Exchange; report: BattleReport }) {
  return (
    <li className={css.strip}>
      <span className={css.label}>{labelOf(exchange)}</span>
      <span className={css.dice}>
        {(['attacker', 'defender'] as const).map((side) => (
          <Throw key={side} volley={exchange[side]} owner={ownersOf(report.opening[side])[0] ?? report.attacker} side={side} />
        ))}
      </span>
      <span className={css.outcome}>{lossesText(exchange)}</span>
    </li>
  )
}

function Throw({ volley, owner }: { volley: Volley | null; owner: Owner; side: BattleSide }) {
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
  if (!supremacy) {
    return (
      <li className={css.supremacy}>
        <b>{t('battle.supremacyNone')}</b>
      </li>
    )
  }
  const owner = ownersOf(report.opening[supremacy])[0] ?? report.attacker
  const raised = fireOf(report)?.[supremacy]?.groups.find((group) => group.promoted === 'air-supremacy')
  return (
    <li className={css.supremacy}>
      <b>{t('battle.supremacy', { power: powerName(owner) })}</b>
      {raised && <span>{t('battle.supremacyNote', { adjective: powerAdjective(owner), needs: raised.needs })}</span>}
    </li>
  )
}
