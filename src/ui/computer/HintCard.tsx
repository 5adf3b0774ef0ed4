import '../../content/words/setup.ts'
import { useEffect, useMemo } from 'react'
import { type Action, type GameState, turn } from '../../engine/index.ts'
import { spacesOfOrder } from '../../learn/places.ts'
import { canCompare, closeHint, switchHint, useHint } from '../../store/computer/hint.ts'
import { useGame } from '../../store/game/game.ts'
import { useGameState } from '../../store/game/selectors.ts'
import { useUi } from '../../store/ui.ts'
import { OddsHere } from '../odds/OddsHere.tsx'
import { orderWords } from '../order-words.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { FaultLines } from './FaultLines.tsx'
import css from './Watch.module.css'
import { WhyLines } from './WhyLines.tsx'

/** The computer's plan, one order at a time, or the weaknesses of the player's orders, with highlights on the map. */
export function HintCard() {
  const open = useHint((hint) => hint.open)
  return open ? <Advice /> : null
}

function Advice() {
  const { mode, compared } = useHint()
  const game = useGameState()
  return (
    <section className={css.hint} aria-label={t('computer.hint.title')}>
      <div className={css.order}>
        <h2 className="type-option">{t('computer.hint.title')}</h2>
        <Button variant="quiet" icon="x" iconSize={16} aria-label={t('computer.hint.close')} onClick={closeHint} />
      </div>
      {mode === 'order' ? <NextOrder game={game} /> : compared && <FaultLines compared={compared} />}
      {mode === 'faults' && !compared && <p>{t('computer.thinking')}</p>}
      {canCompare(game) && (
        <Button variant="quiet" onClick={() => switchHint(mode === 'order' ? 'faults' : 'order')}>
          {t(mode === 'order' ? 'computer.hint.faults' : 'computer.hint.order')}
        </Button>
      )}
    </section>
  )
}

/** The orders of a plan before its phase ends; battles depend on all of them. */
const ordersIn = (plan: readonly Action[]): Action[] => plan.filter(({ type }) => type !== 'end-phase')

function NextOrder({ game }: { game: GameState }) {
  const hint = useHint(({ hint }) => hint)
  const dispatch = useGame((store) => store.dispatch)
  useEffect(() => {
    if (hint) useUi.getState().setRing(spacesOfOrder(hint.action))
  }, [hint])
  const ask = useMemo(() => {
    const space = hint && spacesOfOrder(hint.action).at(-1)
    const fights = turn(game).phase === 'combat' ? hint?.action.type === 'attack' : turn(game).phase === 'move'
    if (!hint || !space || !fights || game.flow.pending) return null
    return { space, orders: turn(game).phase === 'combat' ? [] : ordersIn(hint.plan) }
  }, [hint, game])
  return (
    <>
      <p aria-live="polite">{hint ? orderWords(hint.action, game) : t('computer.thinking')}</p>
      {hint?.why && <WhyLines why={hint.why} />}
      {ask && <OddsHere game={game} ask={ask} who="hint" brief />}
      {hint && <Button onClick={() => void dispatch(hint.action)}>{t('computer.hint.do')}</Button>}
    </>
  )
}
