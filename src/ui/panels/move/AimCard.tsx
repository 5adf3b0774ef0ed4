import { memo, useMemo } from 'react'
import type { GameState } from '../../../engine/index.ts'
import { total } from '../../../planning/counts.ts'
import type { Selection } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'
import { t } from '../../text.ts'
import { Glyph } from '../../widgets/index.ts'
import { forecast } from './forecast.ts'
import css from './MovePanel.module.css'
import { markOf } from './marks.ts'

type Props = { game: GameState; selection: Selection; target: Target }

/** What would happen at the space that is aimed at, before anything is ordered. */
export const AimCard = memo(function AimCard({ game, selection, target }: Props) {
  const { title, sentence, notes, sides } = useMemo(() => forecast(game, selection, target), [game, selection, target])
  return (
    <section className={css.aim} aria-live="polite">
      <div className={css.aimHead}>
        <Glyph name={markOf(target.class)} size={18} />
        <span>{title}</span>
        {sides && <small>{t('panels.aim.sides', { ours: total(sides.ours), theirs: total(sides.theirs) })}</small>}
      </div>
      <p>{sentence}</p>
      {notes.length > 0 && <p className={css.notes}>{notes.join(' ')}</p>}
    </section>
  )
})
