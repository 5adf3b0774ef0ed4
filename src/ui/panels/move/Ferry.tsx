import { memo, useMemo } from 'react'
import type { GameState } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import { boardings } from '../../../planning/boardings.ts'
import { total } from '../../../planning/counts.ts'
import { pickedCounts, type Selection } from '../../../planning/selection.ts'
import type { Targets } from '../../../planning/target.ts'
import { useUi } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { spaceCode, spaceName, t } from '../../text.ts'
import { Glyph } from '../../widgets/index.ts'
import { goTo, sendAboard } from './act.ts'
import css from './MovePanel.module.css'

type Props = { game: GameState; selection: Selection; targets: Targets }

/** What ships and shore can do for each other: of an army the part that finds room, of a fleet whom it could take aboard. */
export const Ferry = memo(function Ferry({ game, selection, targets }: Props) {
  return isSea(selection.space) ? (
    <Quay game={game} zone={selection.space} />
  ) : (
    <Gangway selection={selection} targets={targets} />
  )
})

/** Ships near by have room for some of these: one press takes as many. */
function Gangway({ selection, targets }: Omit<Props, 'game'>) {
  const setAim = useUi((ui) => ui.setAim)
  const parts = Object.values(targets).filter((target) => target.kind === 'part')
  if (parts.length === 0) return null
  const all = total(pickedCounts(selection))
  return (
    <ul className={css.ferry}>
      {parts.map((target) => {
        const count = target.kind === 'part' ? total(target.units) : 0
        return (
          <li key={target.space}>
            <Glyph name="load" size={18} />
            <span>{t('panels.ferry.fits', { count, all, zone: spaceCode(target.space) })}</span>
            <button
              type="button"
              className={css.target}
              onMouseEnter={() => setAim(target.space)}
              onMouseLeave={() => setAim(null)}
              onFocus={() => setAim(target.space)}
              onClick={() => goTo(target)}
            >
              {t('panels.ferry.take', { count })}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Armies on the coast that these transports have room for. */
function Quay({ game, zone }: { game: GameState; zone: string }) {
  const offers = useMemo(() => boardings(game, zone), [game, zone])
  if (offers.length === 0) return null
  return (
    <div className={css.quay}>
      <span>{t('panels.ferry.load')}</span>
      {offers.map((offer) => (
        <button
          key={offer.from}
          type="button"
          className={css.target}
          aria-label={t('panels.ferry.loadFrom', { count: total(offer.units), space: spaceName(offer.from) })}
          {...pointing([offer.from])}
          onClick={() => sendAboard(offer)}
        >
          <Glyph name="load" size={16} />
          {spaceName(offer.from)} <small>{total(offer.units)}</small>
        </button>
      ))}
    </div>
  )
}
