import { memo, useState } from 'react'
import { glyphs } from '../content/palette.ts'
import { openSpaces } from '../store/spaces.ts'
import { t } from '../store/text.ts'
import styles from './Board.module.css'
import { THEATRES } from './geography/geometry.ts'
import type { TheatreId } from './types.ts'

type Props = {
  readonly onTheatre: (id: TheatreId) => void
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
}

const ids = Object.keys(THEATRES) as TheatreId[]

function Icon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
      <path
        d={glyphs.icons[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export const Controls = memo(function Controls({ onTheatre, onZoom, onFit }: Props) {
  // On narrow maps the theatres open from a button, so that they do not overlap the zoom buttons.
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div data-covers className={`${styles.group} ${styles.places}`}>
        <button type="button" aria-expanded={open} aria-controls="board-theatres" onClick={() => setOpen(!open)}>
          {t('board.theatres')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes the popover */}
      <fieldset
        data-covers
        id="board-theatres"
        className={`${styles.group} ${styles.theatres}`}
        data-open={open || undefined}
        aria-label={t('board.theatres')}
        onKeyDown={(event) => {
          if (!open || event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      >
        {ids.map((id, i) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              close()
              onTheatre(id)
            }}
            aria-keyshortcuts={`Alt+${i + 1}`}
          >
            {t(`board.theatre.${id}`)}
          </button>
        ))}
      </fieldset>
      <fieldset data-covers className={`${styles.group} ${styles.zoom}`} aria-label={t('board.zoom')}>
        <button type="button" onClick={() => onZoom(1.5)} aria-label={t('board.zoomIn')} title={t('board.zoomIn')}>
          <Icon name="plus" />
        </button>
        <button type="button" onClick={() => onZoom(1 / 1.5)} aria-label={t('board.zoomOut')} title={t('board.zoomOut')}>
          <Icon name="minus" />
        </button>
        <button type="button" onClick={onFit} aria-label={t('board.fit')} title={t('board.fit')}>
          <Icon name="fit" />
        </button>
        <button type="button" onClick={openSpaces} aria-label={t('spaces.open')} title={t('spaces.open')} aria-keyshortcuts="V">
          <Icon name="table" />
        </button>
      </fieldset>
    </>
  )
})
