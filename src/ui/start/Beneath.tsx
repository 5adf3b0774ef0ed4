/** What stands below the first things of the start page and may come after them: drills, other games and their room, short wars. */
import '../../content/words/setup.ts'
import { useState } from 'react'
import type { SavedGames } from '../../store/persistence/saved-games.ts'
import { t } from '../../store/words.ts'
import { lazyPanel } from '../lazy.tsx'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import css from './Beneath.module.css'
import { OtherGames } from './OtherGames.tsx'
import { RoomTaken } from './RoomTaken.tsx'

const DrillBand = lazyPanel(() => import('../learn/DrillBand.tsx').then((module) => module.DrillBand), {
  silent: true,
  fallback: <div className={css.late} />,
})
const ShortWars = lazyPanel(() => import('../learn/ShortWars.tsx').then((module) => module.ShortWars))

/** `kept`: null while they are looked for. */
type Props = { kept: SavedGames | null; onChange: () => Promise<void>; areWarsOpen: boolean }

export function Beneath({ kept, onChange, areWarsOpen }: Props) {
  const { games = [], unread = [] } = kept ?? {}
  const [last, ...others] = games
  return (
    <>
      <div data-part="drills">
        <DrillBand />
      </div>
      <div data-part="wars">
        <Wars isOpen={areWarsOpen} />
      </div>
      {games.length + unread.length > 0 && (
        <div data-part="games" className={css.games}>
          {others.length + unread.length > 0 && <OtherGames last={last} games={others} unread={unread} onChange={onChange} />}
          {games.length > 0 && <RoomTaken games={games.length} asked={games.some(({ round }) => round > 1)} />}
        </div>
      )}
    </>
  )
}

/** Folded, for most who begin a game want the whole war; its code comes when it is opened. */
function Wars({ isOpen }: { isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen)
  return (
    <details className={fold.fold} open={isOpen || undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('wars.title')}</b>
        <small>{t('wars.note')}</small>
      </summary>
      {open && <ShortWars titled={false} />}
    </details>
  )
}
