/** What stands below the first things of the start page and may come after them: drills, short wars, the room that games take. */
import '../../content/words/wars.ts'
import { useState } from 'react'
import { t } from '../../store/words.ts'
import { later } from '../later.tsx'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import { RoomTaken } from './RoomTaken.tsx'

const DrillBand = later(() => import('../learn/DrillBand.tsx').then((module) => module.DrillBand), { silent: true })
const ShortWars = later(() => import('../learn/ShortWars.tsx').then((module) => module.ShortWars))

type Props = { part: 'drills' | 'wars' } | { part: 'room'; asked: boolean; games: number }

export function Beneath(props: Props) {
  if (props.part === 'room') return <RoomTaken asked={props.asked} games={props.games} />
  return props.part === 'wars' ? <Wars /> : <DrillBand />
}

/** Folded, for most who begin a game want the whole war; its code comes when it is opened. */
function Wars() {
  const [open, setOpen] = useState(false)
  return (
    <details className={fold.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('wars.title')}</b>
        <small>{t('wars.note')}</small>
      </summary>
      {open && <ShortWars titled={false} />}
    </details>
  )
}
