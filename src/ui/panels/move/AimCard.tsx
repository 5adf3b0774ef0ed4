import { memo, useMemo } from 'react'
import type { GameState } from '../../../engine/index.ts'
import { total } from '../../../planning/counts.ts'
import { battleQueryFor } from '../../../planning/forecast.ts'
import { actionsFor } from '../../../planning/orders.ts'
import type { Selection } from '../../../planning/selection.ts'
import type { Target, Targets } from '../../../planning/target.ts'
import { hintPanels } from '../../chunks/hint-panels.ts'
import { exportOf, lazyPanel } from '../../lazy.tsx'
import { t } from '../../text.ts'
import { Glyph } from '../../widgets/index.ts'
import { Chain } from './Chain.tsx'
import { targetForecast } from './forecast.ts'
import css from './MovePanel.module.css'
import { markOf } from './marks.ts'

const OddsHere = lazyPanel(exportOf(hintPanels, 'OddsHere'), { silent: true })
const MinesHere = lazyPanel(exportOf(hintPanels, 'MinesHere'), { silent: true })

type Props = { game: GameState; selection: Selection; target: Target | undefined; targets: Targets }

/** What would happen at the space that is aimed at, before anything is ordered. Its room is kept while nothing is aimed at. */
export const AimCard = memo(function AimCard({ game, selection, target, targets }: Props) {
  const lands = useMemo(
    () => Object.values(targets).some(({ kind, class: what }) => (kind === 'offload' || kind === 'bridge') && what === 'land'),
    [targets],
  )
  const fights = useMemo(
    () => Object.values(targets).some((each) => battleQueryFor(game, selection, each) !== null),
    [game, selection, targets],
  )
  return (
    <section
      className={css.aim}
      data-empty={target ? undefined : ''}
      data-chain={lands || undefined}
      data-odds={fights || undefined}
    >
      {/* Only what is aimed at is spoken: by key one passes by much that cannot be entered. */}
      <div aria-live="polite">{target && <Aimed game={game} selection={selection} target={target} />}</div>
      {!target && <p className={css.none}>{t('panels.aim.none', { count: Object.keys(targets).length })}</p>}
    </section>
  )
})

function Aimed({ game, selection, target }: { game: GameState; selection: Selection; target: Target }) {
  const { title, way, sentence, notes, sides, warnings, chain } = useMemo(
    () => targetForecast(game, selection, target),
    [game, selection, target],
  )
  const ask = useMemo(() => battleQueryFor(game, selection, target), [game, selection, target])
  const sails = useMemo(
    () => (!ask && target.kind === 'move' && target.mined.length > 0 ? actionsFor(selection, target) : null),
    [ask, selection, target],
  )
  return (
    <>
      <div className={css.aimHead}>
        <Glyph name={markOf(target.class)} size={18} />
        <span>{title}</span>
        {sides && <small>{t('panels.aim.sides', { ours: total(sides.ours), theirs: total(sides.theirs) })}</small>}
      </div>
      {way && <p>{way}</p>}
      {ask && <OddsHere game={game} ask={ask} who="aim" steps={chain} brief />}
      {chain.length === 0 ? <p>{sentence}</p> : !ask && <Chain steps={chain} />}
      {warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          <Glyph name="warn" size={16} />
          <span>{warning}</span>
        </p>
      ))}
      {sails && <MinesHere game={game} space={target.space} orders={sails} />}
      {notes.length > 0 && <p className={css.notes}>{notes.join(' ')}</p>}
    </>
  )
}
