import { convoys, dataOf, type GameState, type PowerId, type SpaceId, situation } from '../../engine/index.ts'
import { listText, powerInText, t } from '../text.ts'
import { Glyph, RuleTag } from '../widgets/index.ts'
import css from './Convoy.module.css'
import device from './Device.module.css'
import side from './SideColumns.module.css'

/** Owners of the convoys here; empty if there are none or this power does not raid them. */
export function preyOf(game: GameState, zone: SpaceId): PowerId[] {
  if (dataOf(game).convoys?.by !== game.flow.power) return []
  return convoys(game).find((each) => each.zone === zone)?.owners ?? []
}

export const convoyName = (owners: readonly PowerId[]): string =>
  t('battle.convoy.of', { powers: listText(owners.map(powerInText)) })

/** Minimum and maximum cost of one raider under the current rules. */
function damageOf(game: GameState): { least: number; most: number } | null {
  const { convoyWar } = situation(game)
  const table = convoyWar && dataOf(game).convoys?.damage[convoyWar]
  return table ? { least: Math.min(...table), most: Math.max(...table) } : null
}

/** Replaces the defenders of an unguarded convoy. */
export function Convoy({ game, zone }: { game: GameState; zone: SpaceId }) {
  const owners = preyOf(game, zone)
  const damage = damageOf(game)
  if (owners.length === 0) return <div />
  const title = convoyName(owners)
  return (
    <section className={css.convoy} data-power={owners[0]} aria-label={title}>
      <div className={`${side.head} ${css.head}`}>
        {owners.map((owner) => (
          <span key={owner} className={device.device} data-power={owner}>
            <Glyph name={owner} size={11} />
          </span>
        ))}
        <h3 className={side.title}>{title}</h3>
      </div>
      <p className={css.lead}>{t('battle.convoy.alone')}</p>
      {damage && (
        <p className={css.lead}>
          {t('battle.convoy.damage', damage)} <RuleTag rule={game.war.convoyWar === 'unrestricted' ? 'ADV-10-22' : 'ADV-10-09'} />
        </p>
      )}
      {owners.length > 1 && (
        <p className={css.lead}>
          {t('battle.convoy.shared', { odd: powerInText(owners[0]!), even: powerInText(owners[1]!) })}{' '}
          <RuleTag rule="ADV-10-25" />
        </p>
      )}
    </section>
  )
}
