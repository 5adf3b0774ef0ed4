import { memo } from 'react'
import { type GameState, homelands } from '../../../engine/index.ts'
import { capitalOf } from '../../../planning/board.ts'
import { isEmpty } from '../../../planning/counts.ts'
import { pointing } from '../../pointing.ts'
import { countsText, powerAdjective, powerInText, spaceName, t } from '../../text.ts'
import { RuleTag } from '../../widgets/index.ts'
import { show } from '../shared/parts.tsx'
import css from './Income.module.css'
import { afterText, type PayLine, type Statement, sumOf } from './statement.ts'

const GROUPS = ['home', 'colonies', 'taken', 'contested', 'lost'] as const

/** Line by line what pays; what pays nobody stands struck out below it. */
export const StatementLines = memo(function StatementLines({ statement }: { statement: Statement }) {
  const { handicap, raiders, supplies, convoys, homeward, forfeits } = statement
  return (
    <>
      {GROUPS.map((group) =>
        statement[group].length > 0 ? (
          <Group
            key={group}
            title={t(`panels.income.${group}`)}
            lines={statement[group]}
            pays={statement.state === null && group !== 'contested' && group !== 'lost'}
          />
        ) : null,
      )}
      {handicap && statement.state === null && (
        <section className={css.group}>
          <h3 className={css.head}>
            <span>
              {t('panels.income.handicap', { percent: handicap.percent })} <RuleTag rule="HCP-08" />
            </span>
            <span>{t('panels.income.handicapFigure', { ipc: handicap.handicap })}</span>
          </h3>
        </section>
      )}
      {raiders && (
        <section className={css.group}>
          <h3 className={css.head}>
            <span>{t('panels.income.raiders', { count: raiders.dice })}</span>
            <span>{t('panels.income.expected', { loss: raiders.expected })}</span>
          </h3>
          {raiders.borne && (
            <p className={css.note}>
              <span>{t('panels.income.borne', raiders.borne)}</span> <RuleTag rule={raiders.borne.rule} />
            </p>
          )}
        </section>
      )}
      {supplies && (
        <section className={css.group}>
          <h3 className={css.head}>
            <span>{t('panels.income.supplies', { space: spaceName(supplies.through) })}</span>
            <span>{t('panels.income.suppliesFigure', { sure: supplies.sure, sea: supplies.bySea ? 'yes' : 'no' })}</span>
          </h3>
          <p className={css.note}>
            {t('panels.income.suppliesBySea', { zone: spaceName(supplies.zone), sea: supplies.bySea ? 'yes' : 'no' })}
          </p>
        </section>
      )}
      {convoys && (
        <section className={css.group}>
          <h3 className={css.head}>
            <span>{t('panels.income.convoys', { count: convoys.zones.length })}</span>
            <span>{t('panels.income.convoyRaiders', { count: convoys.raiders })}</span>
          </h3>
          <p className={css.note}>
            {t('panels.income.convoyNote', {
              zones: convoys.zones.map((zone) => zone.slice('sz'.length)).join(', '),
              adjective: powerAdjective(convoys.by),
              least: convoys.least,
              most: convoys.most,
            })}
          </p>
        </section>
      )}
      {forfeits.map(({ of, to, rule }) => (
        <section key={of} className={css.group}>
          <h3 className={css.head}>
            <span>{t('panels.income.forfeit', { power: powerInText(of) })}</span>
            <RuleTag rule={rule} />
          </h3>
          <p className={css.note}>
            {t('panels.income.forfeitNote', { holder: powerInText(to), capital: spaceName(capitalOf(of)) })}
          </p>
        </section>
      ))}
      {!isEmpty(homeward) && (
        <section className={css.group}>
          <h3 className={css.head}>{t('panels.income.homeward')}</h3>
          <p className={css.note}>{t('panels.income.homewardNote', { units: countsText(homeward) })}</p>
        </section>
      )}
    </>
  )
})

/** What it comes to, or why it comes to nothing. */
export function StatementTotal({ game, statement }: { game: GameState; statement: Statement }) {
  const { power, state, treasury } = statement
  return (
    <p className={css.sub}>
      {t(`panels.income.${state ?? 'now'}`, {
        treasury,
        after: afterText(statement),
        capital: spaceName(capitalOf(power)),
        lost: homelands(game).find((home) => home.power === power)?.lost ?? 0,
      })}
    </p>
  )
}

function Group({ title, lines, pays }: { title: string; lines: readonly PayLine[]; pays: boolean }) {
  return (
    <section className={css.group} aria-label={title}>
      <h3 className={css.head}>
        <span>{title}</span>
        <span>{pays ? sumOf(lines) : 0}</span>
      </h3>
      <ul className={css.lines}>
        {lines.map(({ space, ipc }) => (
          <li key={space} className={css.line} data-struck={!pays || undefined}>
            <button type="button" {...pointing([space])} onClick={() => show(space)}>
              {spaceName(space)}
            </button>
            <span>{ipc}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
