import { memo, type RefObject, useEffect, useRef } from 'react'
import { cssScaleOf } from '../../scaling.ts'
import { useMustDecide } from '../../store/game/selectors.ts'
import { t } from '../text.ts'
import css from './Header.module.css'
import { Chips } from './PowerChip.tsx'
import { Rail } from './Rail.tsx'
import { RoundTitle } from './RoundTitle.tsx'
import { Score } from './Score.tsx'
import { Sums } from './Sums.tsx'
import { Tools } from './Tools.tsx'

/** In a narrow window the list of powers scrolls; this keeps the acting power visible. */
function useActingInView(list: RefObject<HTMLElement | null>): void {
  const acting = useMustDecide()
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each who must act
  useEffect(() => {
    const show = () => {
      const chip = list.current?.querySelector('[data-deciding]') ?? list.current?.querySelector('[aria-current]')
      if (!list.current || !chip) return
      const [its, own] = [list.current.getBoundingClientRect(), chip.getBoundingClientRect()]
      list.current.scrollLeft += (own.left + own.width / 2 - its.left - its.width / 2) / cssScaleOf(list.current)
    }
    // Waits for the next frame, to avoid a second layout.
    const frame = requestAnimationFrame(show)
    addEventListener('resize', show)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', show)
    }
  }, [acting, list])
}

/** The bar above the map: powers and the phases of the turn. */
export const Header = memo(function Header() {
  const chips = useRef<HTMLUListElement>(null)
  useActingInView(chips)
  return (
    <header className={css.header}>
      <div className={css.ribbon}>
        <RoundTitle />
        <ul ref={chips} className={css.chips} aria-label={t('app.ribbon.label')}>
          <Chips />
        </ul>
        <Sums />
        <Score />
        <Tools />
      </div>
      <Rail />
    </header>
  )
})
