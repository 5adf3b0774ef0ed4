import { IMPASSABLE } from '../../board/basemap/ground.ts'
import { groundSprite } from '../../board/overlay/legend.ts'
import { content } from '../../content/index.ts'
import type { GameState } from '../../engine/index.ts'
import { powerName, t } from '../../store/text.ts'
import { Roundel } from '../../ui/widgets/index.ts'
import { marksInPlay } from './inPlay.ts'
import css from './KeySheet.module.css'
import { Mark } from './Mark.tsx'

const [WIDE, HIGH] = [72, 36]
const OTHERS = {
  contested: 'austria-hungary/russia',
  aligned: '~france',
  neutral: '~neutral',
  colony: '^france',
  closed: '!russia',
  armistice: '=central',
  impassable: IMPASSABLE,
} as const
const draws = new Map(
  [...content.powers.map(({ id }) => id as string), ...Object.values(OTHERS)].map((painter) => [
    painter,
    // Both devices of contested land stand in a piece this high.
    () => groundSprite(painter, WIDE, painter === OTHERS.contested ? 46 : HIGH),
  ]),
)

/** What lies on the ground of each holder, and what tells it without its hue. */
export function Land() {
  return (
    <ul className={css.land}>
      {content.powers.map(({ id, code }) => (
        <li key={id}>
          <Mark draw={draws.get(id)!} />
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
export function Grounds({ game }: { game: GameState }) {
  return (
    <ul className={css.grounds}>
      {marksInPlay('land', OTHERS, game).map(([ground, painter]) => (
        <li key={ground}>
          <Mark draw={draws.get(painter)!} />
          <span className="type-note">{t('key.land.name', { ground })}</span>
        </li>
      ))}
    </ul>
  )
}
