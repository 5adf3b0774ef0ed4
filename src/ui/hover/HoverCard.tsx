import { memo, useMemo } from 'react'
import type { SpaceId } from '../../engine/index.ts'
import { isSea } from '../../planning/board.ts'
import { countCargo, isEmpty, plus } from '../../planning/counts.ts'
import { useUi } from '../../store/ui.ts'
import type { PeaceMark } from '../../store/view/board-view.ts'
import { peaceIn } from '../../store/view/features.ts'
import { useShownGame } from '../../store/view/viewed-moment.ts'
import { factsOf, type SpaceFacts, type SpaceForce } from '../panels/space/facts.ts'
import { countsText, powerAdjective, powerInText, powerName, spaceName, t } from '../text.ts'
import { Glyph, Roundel } from '../widgets/index.ts'
import { type Entering, entering } from './entering.ts'
import css from './HoverCard.module.css'

/** Maximum number of neighbours listed. */
const NAMED = 5

/** Facts about a space beside the pointer. Not interactive; screen readers get the same facts from the map. */
export const HoverCard = memo(function HoverCard({ space }: { space: SpaceId }) {
  const game = useShownGame()
  const selection = useUi((ui) => ui.selection)
  const told = useUi((ui) => ui.tab === 'orders' && ui.sheet === null)
  const facts = useMemo(() => (game ? factsOf(game, space) : null), [game, space])
  const enter = useMemo(() => (game ? entering(game, selection, space) : null), [game, selection, space])
  if (!facts) return null
  // When the dock already previews the move, the card shows the name only.
  if (selection && enter && told) return <Brief facts={facts} enter={enter} />
  const { armies, neighbours } = facts
  // A single remaining item takes no more space than "and 1 more".
  const named = neighbours.length === NAMED + 1 ? neighbours : neighbours.slice(0, NAMED)
  const names = named.map((each) => spaceName(each.space))
  return (
    <div className={css.card} data-refused={enter?.refused || undefined}>
      <p className={css.head}>
        <b>{spaceName(space)}</b>
        {facts.space.kind === 'land' && <span>{t('board.card.ipc', { ipc: facts.space.ipc ?? 0 })}</span>}
      </p>
      <Holder facts={facts} peace={game ? peaceIn(game)[space] : undefined} />
      {facts.space.kind !== 'impassable' && (
        <ul className={css.armies}>
          {armies.map((army) => (
            <li key={army.power}>
              <Roundel power={army.power} size={16} />
              <span>{armyText(army)}</span>
            </li>
          ))}
          {armies.length === 0 && <li className={css.quiet}>{t('board.card.empty', { sea: isSea(space) ? 'yes' : 'no' })}</li>}
        </ul>
      )}
      <p className={css.quiet}>
        {t('board.card.borders', {
          count: neighbours.length,
          names: names.join(', '),
          more: neighbours.length - names.length,
        })}
      </p>
      {enter && (
        <div className={css.enter}>
          <Glyph name={enter.mark} size={16} />
          <p>
            {enter.title && <b>{enter.title}. </b>}
            {enter.sentence} {enter.notes.join(' ')}
          </p>
        </div>
      )}
    </div>
  )
})

/** The name, the effect of entering, and one warning. */
function Brief({ facts, enter: { mark, title, sentence, notes, refused } }: { facts: SpaceFacts; enter: Entering }) {
  return (
    <div className={css.card} data-brief data-refused={refused || undefined}>
      <p className={css.head}>
        <b>{spaceName(facts.space.id)}</b>
        {facts.space.kind === 'land' && <span>{t('board.card.ipc', { ipc: facts.space.ipc ?? 0 })}</span>}
      </p>
      <p className={css.holder}>
        <Glyph name={mark} size={16} />
        <span>
          {title}
          {refused && `. ${sentence}`}
        </span>
      </p>
      {notes[0] && <p className={css.quiet}>{notes[0]}</p>}
    </div>
  )
}

function Holder({ facts: { space, controller, minor }, peace }: { facts: SpaceFacts; peace: PeaceMark | undefined }) {
  if (space.kind === 'sea') return null
  const asleep = minor !== null && !minor.mobilized
  const status =
    space.kind === 'impassable'
      ? 'impassable'
      : controller === 'contested'
        ? 'contested'
        : controller
          ? 'held'
          : asleep
            ? minor.aligned
              ? 'aligned'
              : 'neutral'
            : 'nobody'
  const holder = controller === 'contested' ? null : controller
  const printed = space.original && space.original !== controller && space.kind === 'land' && !asleep ? space.original : null
  return (
    <p className={css.holder}>
      {status === 'contested' && <Glyph name="contested" size={16} />}
      {status === 'held' && holder && <Roundel power={holder} size={16} />}
      {(status === 'aligned' || status === 'neutral') && <Glyph name="neutral" size={16} />}
      <span>
        {t('board.card.holder', {
          status: peace && status !== 'contested' ? peace : status,
          power: status === 'aligned' ? (minor?.aligned ?? '') : holder ? powerInText(holder) : '',
          printed: printed ? powerAdjective(printed) : 'none',
        })}
      </span>
    </p>
  )
}

function armyText({ power, units, damaged, transports, gas }: SpaceForce): string {
  const aboard = transports.reduce((sum, ship) => plus(sum, countCargo(ship.cargo)), {})
  const all = isEmpty(damaged)
    ? countsText(units)
    : t('board.card.damaged', { units: countsText(units), damaged: countsText(damaged) })
  const told = gas > 0 ? `${all}${t('board.gas', { units: countsText({ artillery: gas }) })}` : all
  const words = isEmpty(aboard) ? told : `${told}; ${t('board.card.cargo', { units: countsText(aboard) })}`
  return t('board.card.army', { power: powerName(power), units: words })
}
