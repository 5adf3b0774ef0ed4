import { type Pursuit, usePursuitReports } from '../../store/game/reports.ts'
import { listText, powerInText, spaceName, t } from '../text.ts'
import { Glyph, RuleTag } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import { Dice } from './Dice.tsx'
import css from './PursuitCard.module.css'

/** Dice that destroyers rolled at passing submarines this turn. */
export function PursuitCard() {
  const pursuits = usePursuitReports()
  if (pursuits.length === 0) return null
  return (
    <div className={css.pursuits}>
      {pursuits.map((pursuit, index) => (
        <Chase key={index} pursuit={pursuit} />
      ))}
    </div>
  )
}

function Chase({ pursuit }: { pursuit: Pursuit }) {
  const { space, power, groups, lost } = pursuit
  const title = t('battle.pursuit.title', { zone: spaceName(space) })
  return (
    <section className={css.chase} aria-label={title}>
      <div className={`${line.mark} ${css.head}`}>
        <Glyph name="destroyer" size={20} />
        <h3>{title}</h3>
        <b>{t('battle.pursuit.lost', { count: lost })}</b>
      </div>
      <p className={css.dice}>
        <span className="sr-only">{listText(groups.flatMap((group) => group.dice.map(String)))}</span>
        {groups.map((group) => (
          <Dice key={`${group.power} ${group.type}`} dice={group.dice} needs={group.needs} />
        ))}
        <span className="type-note">{t('battle.pursuit.note', { power: powerInText(power) })}</span>
        <RuleTag rule="ADV-06-20" />
      </p>
    </section>
  )
}
