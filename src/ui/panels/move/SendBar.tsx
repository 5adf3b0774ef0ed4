import type { Target } from '../../../planning/target.ts'
import { spaceCode, t } from '../../text.ts'
import { Button } from '../../widgets/index.ts'
import { aimAt, goTo } from './act.ts'
import css from './MovePanel.module.css'

/** Where a finger has aimed: send it, or let go. */
export function SendBar({ target }: { target: Target }) {
  return (
    <div className={css.send}>
      <Button onClick={() => aimAt(null)}>{t('widgets.cancel')}</Button>
      <Button data-send="" onClick={() => goTo(target)}>
        {t(target.kind === 'part' ? 'panels.aim.choosePart' : 'panels.aim.send', { space: spaceCode(target.space) })}
      </Button>
    </div>
  )
}
