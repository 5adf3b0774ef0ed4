import { useEffect, useMemo } from 'react'
import { controllerOf, type GameState, type RuleError, type SpaceId, situation, turn, unitsIn } from '../../../engine/index.ts'
import { spaceIn } from '../../../planning/board.ts'
import { total } from '../../../planning/counts.ts'
import type { BlueMark } from '../../../store/board-view.ts'
import { type Command, useCommands } from '../../../store/commands.ts'
import { useGame } from '../../../store/game.ts'
import { focusOn } from '../../../store/places.ts'
import { openRulebook, useRule } from '../../../store/rulebook.ts'
import { useUi, type WhyContext } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { countsText, powerAdjective, powerInText, spaceName, t } from '../../text.ts'
import choice from '../../widgets/Choice.module.css'
import column from '../../widgets/Column.module.css'
import fold from '../../widgets/Fold.module.css'
import { announce, Button, Glyph, KeyCap, RuleTag } from '../../widgets/index.ts'
import { aimAt, goTo } from '../move/act.ts'
import { aimTitle } from '../move/forecast.ts'
import { takeBack } from '../move/order-work.ts'
import { show } from '../shared/parts.tsx'
import css from './WhyCard.module.css'
import { type WayOut, waysOut } from './ways.ts'

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
  const log = useGame((store) => store.log)
  const orders = useGame((store) => store.orders)
  const ways = useMemo(() => waysOut({ game, log, orders }, error, context), [game, log, orders, error, context])
  const headline = context?.headline
  const numbers = useMemo(
    () =>
      [
        {
          id: 'why.way',
          key: 'way',
          run: (pressed) => {
            const way = ways[Number(pressed) - 1]
            if (way) follow(way)
          },
        },
      ] satisfies Command[],
    [ways],
  )
  useCommands(numbers)

  useEffect(() => {
    setBlue(spaces, marksOf(ways, context))
    return () => setBlue([])
  }, [spaces, ways, context, setBlue])
  useEffect(() => announce(error.message, true), [error])

  // They are ways out of the first reason: with more of them they stand beside it, where they are seen.
  const could = ways.length > 0 && (
    <div className={css.part}>
      <h3 className="type-caption">{t('panels.why.could')}</h3>
      <ol className={css.ways}>
        {ways.map((way, i) => (
          <li key={way.id}>
            <button
              type="button"
              className={`${choice.edged} ${choice.row} ${css.way}`}
              onClick={() => follow(way)}
              onFocus={() => show(way.space)}
            >
              <span className={css.number}>{i + 1}</span>
              <span>
                <strong>{labelOf(way)}</strong>
                <small>{noteOf(way)}</small>
              </span>
              <Glyph name="chev" size={16} />
            </button>
          </li>
        ))}
      </ol>
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
    </section>
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

function labelOf(way: WayOut): string {
  if (way.how === 'back') return t('panels.move.takeBack', { order: way.name })
  const { how, to, space, units } = way
  return how === 'from'
    ? t('panels.why.from', { to: spaceName(to), from: spaceName(space) })
    : t('panels.why.send', { units: countsText(units), to: spaceName(to) })
}

function noteOf(way: WayOut): string {
  if (way.how === 'back') return t('panels.why.backNote', { count: way.indexes.length })
  const { id, how, units, target, selection } = way
  if (id.startsWith('join-')) return t('panels.why.join', { from: spaceName(selection.space) })
  if (how === 'from' || !target) return t('panels.why.free', { units: countsText(units), count: total(units) })
  return aimTitle(target)
}

/** Takes the way out: the units are picked up, and go where that is settled. */
function follow(way: WayOut): void {
  const ui = useUi.getState()
  ui.setWhy(null)
  if (way.how === 'back') return takeBack(way.indexes, way.name)
  const { selection, target, space } = way
  ui.setTab('orders')
  ui.select(selection)
  if (!target) ui.setRing([space])
  else if (target.space === space) goTo(target)
  else {
    aimAt(target)
    // Enter on the map sends them there, and not to what the focus was on before.
    if (focusOn(document.activeElement) === 'map') ui.setFocusSpace(target.space)
  }
}

function spokenOf(reasons: readonly RuleError[], context: WhyContext | null): SpaceId[] {
  const spaces = [context?.to, ...reasons.map((reason) => reason.space)]
  return [...new Set(spaces.filter((space): space is SpaceId => space !== undefined))]
}

/** On the map: the move that may not be made, and every way out with the number it has here. */
function marksOf(ways: readonly WayOut[], context: WhyContext | null): BlueMark[] {
  const refused = context?.to ? [{ space: context.to, ...(context.from ? { from: context.from } : {}), refused: true }] : []
  const numbered = ways.map((way, i) =>
    way.how === 'back'
      ? { space: way.space, number: i + 1 }
      : {
          space: way.target?.space ?? way.space,
          ...(way.target ? { from: way.selection.space } : {}),
          number: i + 1,
        },
  )
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
