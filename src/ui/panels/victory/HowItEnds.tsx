import { Fragment } from 'react'
import { type GameState, type Goal, goals, type PowerId, SIDES, scores, spacesOf } from '../../../engine/index.ts'
import { pointing } from '../../pointing.ts'
import { powerInText, spaceName, t } from '../../text.ts'
import { Glyph, Roundel, RuleTag } from '../../widgets/index.ts'
import { Section, show } from '../shared/parts.tsx'
import css from './Victory.module.css'

/** The ways in which each side wins, among the other books of the war. */
export function HowItEnds({ game }: { game: GameState }) {
  return (
    <Section title={t('panels.victory.howItEnds')}>
      <WaysToWin game={game} heading="h4" />
    </Section>
  )
}

/** The ways in which each side wins, and what of each it has. `Heading`: one step below what they stand under. */
export function WaysToWin({ game, heading: Heading }: { game: GameState; heading: 'h3' | 'h4' }) {
  const all = goals(game)
  return (
    <>
      {SIDES.map((side) => (
        <div key={side} className={css.side}>
          <Heading>{t('panels.victory.side', { side })}</Heading>
          {all
            .filter((goal) => goal.side === side)
            .map((goal) => (
              <Way key={goal.rule} game={game} goal={goal} />
            ))}
        </div>
      ))}
      <Limit game={game} />
    </>
  )
}

/** Where the game has a limit: what decides when neither side has won by then. */
function Limit({ game }: { game: GameState }) {
  const now = scores(game)
  if (!now) return null
  const { limit, contested } = now
  return (
    <p className={css.when}>
      {t('panels.victory.limit', {
        by: limit.by,
        rounds: limit.by === 'rounds' ? limit.rounds : 0,
        after: powerInText(limit.after),
        contested: contested ? 'yes' : 'no',
      })}
    </p>
  )
}

const whenText = ({ when, after, side, atOnceWith, fromRound }: Goal): string =>
  t('panels.victory.when', {
    when,
    side,
    after: after ? powerInText(after) : 'none',
    round: fromRound ?? 0,
    first: atOnceWith ? spaceName(atOnceWith) : 'none',
  })

type Needs = Goal['needs'][number]

const namesOf = (list: Needs): string => list.map(({ space }) => space).join()

/**
 * No capital counts twice: one that is needed by itself is not listed again, and of those that stand in both lists it takes one more.
 * Where all lists are one it stands once, with how many of it are needed.
 */
function listsOf({ needs }: Goal): { list: Needs; more: boolean; of: number }[] {
  const [first] = needs
  if (first && first.length > 1 && needs.every((list) => namesOf(list) === namesOf(first)))
    return [{ list: first, more: false, of: needs.length }]
  return needs.map((list, i) => {
    const before = needs.slice(0, i)
    const alone = new Set(before.flatMap((each) => (each.length === 1 ? each.map((need) => need.space) : [])))
    const left = list.filter((need) => !alone.has(need.space))
    const named = new Set(before.flat().map((need) => need.space))
    return { list: left, more: left.some((need) => named.has(need.space)), of: 1 }
  })
}

function Way({ game, goal }: { game: GameState; goal: Goal }) {
  return (
    <div className={css.goal}>
      <p className={css.when}>
        {whenText(goal)}
        <RuleTag rule={goal.rule} />
      </p>
      {listsOf(goal).map(({ list, more, of }, i) => (
        <div key={i} className={css.need}>
          <span>
            {t('panels.victory.need', { first: i === 0 ? 'yes' : 'no', more: more ? 'yes' : 'no', n: list.length, of })}
          </span>
          <ul className={css.capitals}>
            {list.map((need) => (
              <Fragment key={need.space}>
                <Need game={game} {...need} />
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Need({ game, space, as, met }: { game: GameState } & Goal['needs'][number][number]) {
  const of: PowerId | undefined = spacesOf(game).find((each) => each.id === space)?.capitalOf
  return (
    <li>
      <button type="button" data-held={met || undefined} {...pointing([space])} onClick={() => show(space)}>
        {of && <Roundel power={of} size={16} />}
        {spaceName(space)}
        {as === 'contested' && <span className={css.held}>{t('panels.victory.orContested')}</span>}
        {met && <Glyph name="check" size={13} title={t('panels.victory.met')} />}
      </button>
    </li>
  )
}
