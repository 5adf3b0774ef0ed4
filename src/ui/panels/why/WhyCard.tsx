import { useEffect, useMemo } from 'react'
import {
  controllerOf,
  decision,
  type GameState,
  type RuleError,
  type SpaceId,
  situation,
  turn,
  unitsIn,
} from '../../../engine/index.ts'
import { spaceIn } from '../../../planning/board.ts'
import { useGame } from '../../../store/game/game.ts'
import { type Command, useCommands } from '../../../store/settings/commands.ts'
import type { BlueMark } from '../../../store/view/board-view.ts'
import '../../../store/game/refusal-history.ts'
import { notify } from '../../../store/notify.ts'
import { useUi, type WhyContext } from '../../../store/ui.ts'
import { openRulebook, useRule } from '../../../store/view/rulebook.ts'
import { pointing } from '../../pointing.ts'
import { powerAdjective, powerAtStart, powerInText, spaceName, t } from '../../text.ts'
import column from '../../widgets/Column.module.css'
import fold from '../../widgets/Fold.module.css'
import { Button, Glyph, KeyCap, RuleTag } from '../../widgets/index.ts'
import { show } from '../shared/parts.tsx'
import { type OfferedWay, useChoices } from './choices.ts'
import { WayList } from './WayList.tsx'
import css from './WhyCard.module.css'

const closing: readonly Command[] = [
  {
    id: 'why.close',
    key: 'back',
    when: () => useUi.getState().why !== null,
    run: () => useUi.getState().setWhy(null),
  },
]

/** Why something was refused: the sentence, the rules behind it, where it is on the board, and what can be done instead. */
export function WhyCard() {
  const game = useGame((store) => store.game)
  const why = useUi((ui) => ui.why)
  const context = useUi((ui) => ui.whyContext)
  return game && why ? <Refusal key={why.message} game={game} error={why} context={context} /> : null
}

const NONE: readonly RuleError[] = []

type Props = { game: GameState; error: RuleError; context: WhyContext | null }

function Refusal({ game, error, context }: Props) {
  const setWhy = useUi((ui) => ui.setWhy)
  const setBlue = useUi((ui) => ui.setBlue)
  useCommands(closing)
  const others = error.also ?? NONE
  const spaces = useMemo(() => spokenOf([error, ...others], context), [error, others, context])
  const choices = useChoices(game, error, context)
  const headline = context?.headline
  const numbers = useMemo(
    () =>
      [
        {
          id: 'why.way',
          key: 'way',
          // Over a question its own digits wait.
          priority: 1,
          run: (pressed) => choices?.[Number(pressed) - 1]?.take(),
        },
      ] satisfies Command[],
    [choices],
  )
  useCommands(numbers)

  useEffect(() => {
    setBlue(spaces, marksOf(choices ?? [], context))
    return () => setBlue([])
  }, [spaces, choices, context, setBlue])
  useEffect(() => notify(error.message, 'assertive'), [error])

  const left = choices?.flatMap((choice) => choice.left) ?? []
  // They are ways out of the first reason: with more of them they stand beside it, where they are seen.
  const could = (choices === null || choices.length > 0) && (
    <div className={css.part}>
      <div className={css.because}>
        <h3 className="type-caption">{t('panels.why.could')}</h3>
        {left.length > 0 && (
          <span className={css.aside}>{t(left.some(({ hits }) => hits !== null) ? 'why.leftOver' : 'why.leftThen')}</span>
        )}
      </div>
      {choices === null ? <p className={css.seeking}>{t('why.seeking')}</p> : <WayList choices={choices} />}
    </div>
  )
  return (
    <section className={`${column.column} ${css.card}`} aria-label={t('panels.why.label')}>
      <div className={css.head}>
        <Glyph name="why" size={16} />
        <span className="type-caption">{t('panels.why.caption')}</span>
        <Button variant="quiet" onClick={() => setWhy(null)}>
          {t('panels.why.close')} <KeyCap>Esc</KeyCap>
        </Button>
      </div>
      <h2 className={`type-title ${css.title}`}>{headline ?? error.message}</h2>
      <div className={column.scroll}>
        <Reason reason={error} first said={!headline} />
        {others.length > 0 && could}
        {others.map((reason, i) => (
          <Reason key={`${reason.code}-${i}`} reason={reason} first={false} said={false} />
        ))}
        {spaces.length > 0 && (
          <div className={css.part}>
            <h3 className="type-caption">{t('panels.why.board')}</h3>
            <ul>
              {spaces.map((space) => (
                <li key={space}>
                  <button type="button" className={css.place} {...pointing([space])} onClick={() => show(space)}>
                    <span className={space === context?.to ? css.dashed : css.line} aria-hidden="true" />
                    {t('panels.why.place', { space: spaceName(space), what: placeNote(game, space) })}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {others.length === 0 && could}
      </div>
      <Waiting game={game} />
    </section>
  )
}

/** Beside all that could be done instead: who is asked, and where. */
function Waiting({ game }: { game: GameState }) {
  const asked = decision(game)
  if (!asked) return null
  const { by, space } = asked
  return (
    <p className={css.open}>
      <Glyph name="why" size={16} />
      {t('why.open', { power: powerAtStart(by), place: space ?? 'none', at: space ? spaceName(space) : '' })}
    </p>
  )
}

function Reason({ reason, first, said }: { reason: RuleError; first: boolean; said: boolean }) {
  const rule = useRule(reason.rule)
  useEffect(() => void openRulebook(), [])
  return (
    <div className={css.part}>
      <div className={css.because}>
        <h3 className="type-caption">{t(first ? 'panels.why.because' : 'panels.why.and')}</h3>
        {rule && <RuleTag rule={reason.rule} />}
      </div>
      {!said && <p>{reason.message}</p>}
      {rule && (
        <details className={`${fold.fold} ${css.rule}`}>
          <summary>
            <Glyph name="chev" size={12} />
            {t('panels.why.rule', { title: rule.title })}
          </summary>
          <p>{rule.text}</p>
        </details>
      )}
    </div>
  )
}

const isSleeping = (game: GameState, space: SpaceId) =>
  spaceIn(game, space)?.minor === true && !situation(game).mobilized.includes(space)

/** Where it was to go, what each reason is about, and where its cause lies. */
function spokenOf(reasons: readonly RuleError[], context: WhyContext | null): SpaceId[] {
  const spaces = [context?.to, ...reasons.flatMap(({ space, focus = [] }) => [space, ...focus])]
  return [...new Set(spaces.filter((space): space is SpaceId => space !== undefined))]
}

/** On the map: the move that may not be made, and every way out with the number it has here. */
function marksOf(choices: readonly OfferedWay[], context: WhyContext | null): BlueMark[] {
  const refused = context?.to ? [{ space: context.to, ...(context.from ? { from: context.from } : {}), refused: true }] : []
  const numbered = choices.flatMap(({ space, from }, i) => (space ? [{ space, ...(from ? { from } : {}), number: i + 1 }] : []))
  return [...refused, ...numbered]
}

function placeNote(game: GameState, space: SpaceId): string {
  const controller = controllerOf(game, space)
  const { power } = turn(game)
  const own = unitsIn(game, space).some((stack) => stack.power === power)
  return t('panels.why.status', {
    controller:
      controller === null ? (isSleeping(game, space) ? 'minor' : 'none') : controller === 'contested' ? 'contested' : 'held',
    holder: controller && controller !== 'contested' ? powerInText(controller) : '',
    own: own ? 'yes' : 'no',
    adjective: powerAdjective(power),
    sea: space.startsWith('sz') ? 'yes' : 'no',
  })
}
