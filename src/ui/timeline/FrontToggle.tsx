import { useEffect } from 'react'
import { create } from 'zustand'
import '../../content/words/table.ts'
import { memoizeLast } from '../../memoize.ts'
import { useShownGame, useViewed } from '../../store/view/viewed-moment.ts'
import { frontLineOf } from '../diary/map/fronts.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import css from './Timeline.module.css'

/** Whether the front is shown; kept while the timeline closes and opens. */
const useFront = create<{ on: boolean }>(() => ({ on: false }))
const lineOf = memoizeLast(frontLineOf)

/** Shows the front of the viewed moment on the map. */
export function FrontToggle() {
  const state = useShownGame()
  const on = useFront((front) => front.on)
  const front = on && state ? lineOf(state) : ''
  useEffect(() => useViewed.setState({ front }), [front])
  useEffect(() => () => useViewed.setState({ front: '' }), [])
  return (
    <Button
      variant="quiet"
      className={css.press ?? ''}
      aria-label={t('timeline.front')}
      title={t('timeline.front')}
      aria-pressed={on}
      onClick={() => useFront.setState({ on: !on })}
    >
      <svg viewBox="0 0 20 20" className={css.icon} aria-hidden="true">
        <path d="M9 2c-4 3 3 5 1 8s3 4 0 8" strokeDasharray="4 2.6" />
        <path d="M3 7v6M16 7v6" />
      </svg>
    </Button>
  )
}
