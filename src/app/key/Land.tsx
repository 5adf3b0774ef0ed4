import type { Ground } from '../../board/basemap/ground.ts'
import { groundSprite } from '../../board/overlay/legend.ts'
import { content } from '../../content/index.ts'
import type { GameState } from '../../engine/index.ts'
import { powerName, t } from '../../store/text.ts'
import { Roundel } from '../../ui/widgets/index.ts'
import { marksInPlay } from './inPlay.ts'
import css from './KeySheet.module.css'
import { Mark } from './Mark.tsx'

const [WIDE, HIGH] = [72, 36]
// Both devices of contested land stand in a piece this high.
const drawn = (ground: Ground) => () => groundSprite(ground, WIDE, ground.kind === 'contested' ? 46 : HIGH)
const POWERS = new Map(content.powers.map(({ id }) => [id, drawn({ kind: 'power', power: id })]))
const OTHERS = {
  contested: drawn({ kind: 'contested', first: 'austria-hungary', second: 'russia' }),
  aligned: drawn({ kind: 'minor', ally: 'france' }),
  neutral: drawn({ kind: 'minor', ally: 'neutral' }),
  colony: drawn({ kind: 'colony', ally: 'france' }),
  closed: drawn({ kind: 'closed', power: 'russia' }),
  armistice: drawn({ kind: 'armistice', side: 'central' }),
  impassable: drawn({ kind: 'impassable' }),
}

/** What lies on the ground of each holder, and what tells it without its hue. */
export function Land() {
  return (
    <ul className={css.land}>
      {content.powers.map(({ id, code }) => (
        <li key={id}>
          <Mark draw={POWERS.get(id)!} />
          <Roundel power={id} size={24} />
          <span>
            <b>{code}</b>
            <span className="type-note">{powerName(id)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What lies on ground that is no single power's. */
export function KeyOfGrounds({ game }: { game: GameState }) {
  return (
    <ul className={css.grounds}>
      {marksInPlay('land', OTHERS, game).map(([ground, draw]) => (
        <li key={ground}>
          <Mark draw={draw} />
          <span className="type-note">{t('key.land.name', { ground })}</span>
        </li>
      ))}
    </ul>
  )
}
