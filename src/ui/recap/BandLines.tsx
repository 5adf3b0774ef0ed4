import type { GameState } from '../../engine/index.ts'
import { useUi } from '../../store/ui.ts'
import { pointing } from '../pointing.ts'
import { powerName, t } from '../text.ts'
import { Roundel } from '../widgets/index.ts'
import css from './BandLines.module.css'
import { useRecap } from './useRecap.ts'
import { dispatchWords } from './words.ts'

/** Maximum number of lines in the card. The full list is beside the orders. */
const FEW = 5

/** The most important events a person missed. */
export function BandLines({ game }: { game: GameState }) {
  const recap = useRecap(game)
  if (!recap) return null
  return (
    <ul className={css.lines} aria-label={t('log.since', { first: recap.first, power: '' })}>
      {recap.lines.slice(0, FEW).map((dispatch) => {
        const { power, text } = dispatchWords(dispatch)
        const said = (
          <>
            <Roundel power={power ?? dispatch.by} size={16} />
            {power !== null && <span className="sr-only">{powerName(power)}</span>}
            <span className={css.text}>{text}</span>
          </>
        )
        return (
          <li key={dispatch.id}>
            {dispatch.spaces.length > 0 ? (
              <button type="button" {...pointing(dispatch.spaces)} onClick={() => useUi.getState().setRing([...dispatch.spaces])}>
                {said}
              </button>
            ) : (
              <div>{said}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
