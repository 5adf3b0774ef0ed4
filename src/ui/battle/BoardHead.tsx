import { controllerOf, type GameState, type SpaceId, tableOf } from '../../engine/index.ts'
import { useUi } from '../../store/ui.ts'
import { spaceName, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from './BattleBoard.module.css'

type Props = { game: GameState; space: SpaceId; kind: 'land' | 'sea'; round: number }

/** The place of the battle, its status and its value. */
export function BoardHead({ game, space, kind, round }: Props) {
  const setRing = useUi((ui) => ui.setRing)
  const { spaces } = tableOf(game)
  const place = spaces.get(space)
  const bases = (place?.adjacent ?? []).filter((id) => spaces.get(id)?.kind === 'land').map(spaceName)
  const note =
    kind === 'sea'
      ? bases.length > 0 && t('battle.off', { places: bases.slice(0, 3).join(', ') })
      : controllerOf(game, space) === 'contested' && t('battle.status.contested')
  return (
    <header className={css.head}>
      <Glyph name="attack" size={24} title={t(kind === 'sea' ? 'battle.sea' : 'battle.land')} />
      <h2 className="type-title">
        <button type="button" className={css.where} onClick={() => setRing([space])}>
          {spaceName(space)}
        </button>
      </h2>
      {note && <span className={css.status}>{note}</span>}
      <b className={css.worth}>{kind === 'sea' ? t('battle.round', { round }) : t('battle.ipc', { ipc: place?.ipc ?? 0 })}</b>
    </header>
  )
}
