import '../../content/words/computer.ts'
import { useEffect } from 'react'
import type { Action, SpaceId } from '../../engine/index.ts'
import { closeHint, useHint } from '../../store/computer/hint.ts'
import { useGame } from '../../store/game.ts'
import { orderText } from '../../store/timeline.ts'
import { useUi } from '../../store/ui.ts'
import { countsText, t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Watch.module.css'
import { WhyLines } from './WhyLines.tsx'

/** Where an order begins and ends. */
function spacesOfOrder(action: Action): SpaceId[] {
  const named = action as { from?: SpaceId; path?: readonly SpaceId[]; to?: SpaceId; space?: SpaceId }
  return [named.from, named.path?.at(-1), named.to, named.space].filter((space) => space !== undefined)
}

function words(action: Action): string {
  if (action.type === 'end-phase') return t('computer.hint.end')
  if (action.type === 'move' && action.units)
    return t('computer.hint.move', { order: orderText(action), units: countsText(action.units) })
  return orderText(action)
}

/** One order that the computer would give here, with its reason; it lights on the map where it leads, and can be given by a press. */
export function HintCard() {
  const { open, hint } = useHint()
  const dispatch = useGame((store) => store.dispatch)
  useEffect(() => {
    if (hint) useUi.getState().setRing(spacesOfOrder(hint.action))
  }, [hint])
  if (!open) return null
  return (
    <section className={css.hint} aria-label={t('computer.hint.title')}>
      <div className={css.order}>
        <h2 className="type-option">{t('computer.hint.title')}</h2>
        <Button variant="quiet" icon="x" iconSize={16} aria-label={t('computer.hint.close')} onClick={closeHint} />
      </div>
      <p aria-live="polite">{hint ? words(hint.action) : t('computer.thinking')}</p>
      {hint?.why && <WhyLines why={hint.why} />}
      {hint && <Button onClick={() => void dispatch(hint.action)}>{t('computer.hint.do')}</Button>}
    </section>
  )
}
