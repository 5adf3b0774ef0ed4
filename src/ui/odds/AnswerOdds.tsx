import '../../content/words/odds.ts'
import { useMemo } from 'react'
import type { Action, GameState, SpaceId } from '../../engine/index.ts'
import { counterattackAt } from '../../odds/counterattack.ts'
import { DEFAULT_POLICY } from '../../odds/index.ts'
import { isOnlyRaid, MIN_SHOWN_IPC, perCent, raidText, swingIn, swingText } from '../../store/odds/format.ts'
import { endAfter } from '../../store/odds/losses.ts'
import { usePolicy } from '../../store/odds/policy.ts'
import { useForecast } from '../../store/odds/useForecast.ts'
import { powerInText, t } from '../text.ts'
import css from './AnswerOdds.module.css'
import { ChanceBar } from './ChanceBar.tsx'
import { kindAt, partiesAt } from './parties.ts'
import { losesText, swingFor } from './party-words.ts'
import { SIDE_IDS } from './spreads.ts'

type Props = {
  game: GameState
  space: SpaceId
  /** For the current question. */
  answer: Action
  /** Id of the requesting part. */
  who: string
}

/** The odds after an answer: of the remaining battle, or of a counterattack if the battle is over. */
export function AnswerOdds({ game, space, answer, who }: Props) {
  const key = JSON.stringify(answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer may be another object
  const given = useMemo(() => answer, [key])
  const over = useMemo(() => endAfter(game, space, given), [game, space, given])
  const ask = useMemo(() => (over ? null : { space, orders: [given] }), [over, space, given])
  const { odds, isStale } = useForecast(who, game, ask)
  const at = kindAt(space)
  if (over) {
    const end = ENDS.find((each) => each === over.outcome) ?? 'contested'
    return (
      <span className={css.answer}>
        <span>{t('odds.battle.over', { end: t(`odds.picture.end.${end}`, { at }) })}</span>
        <IfAttacked game={over.state} space={space} who={`${who} next`} />
      </span>
    )
  }
  // The graph may take seconds, so a placeholder appears.
  if (!odds)
    return isStale ? (
      <span className={css.answer} data-old data-waits>
        <small>{t('odds.battle.answer')}</small>
        <span>{t('odds.battle.working')}</span>
      </span>
    ) : null
  const sure = ENDS.find((each) => odds[each] >= CERTAIN)
  const parties = partiesAt(game, space)
  return (
    <span className={css.answer} data-old={isStale || undefined}>
      <small>{t('odds.battle.answer')}</small>
      {isOnlyRaid(odds) ? null : sure ? (
        <>
          <span>{t('odds.battle.sure', { end: t(`odds.picture.end.${sure}`, { at }) })}</span>
          {SIDE_IDS.filter((side) => odds.lost[side].ipc >= MIN_SHOWN_IPC).map((side) => (
            <span key={side}>{losesText(odds, parties, side)}</span>
          ))}
        </>
      ) : (
        <ChanceBar odds={odds} at={at} brief />
      )}
      {odds.taken >= MIN_SHOWN_IPC && <span>{raidText(odds)}</span>}
      <span>
        {swingFor(parties)} <b>{swingText(swingIn(odds))}</b>
      </span>
    </span>
  )
}

/** Equal odds do not need a comparison. */
const CERTAIN = 0.9995
const ENDS = ['cleared', 'contested', 'repulsed', 'annihilated'] as const

/** The chance of losing everything to a counterattack. */
export function IfAttacked({ game, space, who }: Omit<Props, 'answer'>) {
  const policy = usePolicy()
  const turned = useMemo(
    () => counterattackAt(game, space, kindAt(space), { ...DEFAULT_POLICY, ...policy }),
    [game, space, policy],
  )
  const { odds } = useForecast(who, turned?.position.state ?? game, turned?.position.ask ?? null)
  if (!turned || !odds) return null
  return <span>{t('odds.battle.next', { power: powerInText(turned.by), chance: perCent(odds.cleared) })}</span>
}
