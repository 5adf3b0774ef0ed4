import { useState } from 'react'
import type { RulesetId } from '../../engine/index.ts'
import { t } from '../../store/words.ts'
import { lazyPanel } from '../lazy.tsx'
import fold from '../widgets/Fold.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import css from './Differences.module.css'

const DifferenceRows = lazyPanel(() => import('./DifferenceRows.tsx').then((module) => module.DifferenceRows))

/** All rulesets side by side; what is as in the first is said once and set back. Made when it is first opened. */
export function Differences({ chosen }: { chosen: RulesetId }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={`${fold.fold} ${css.differences}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Glyph name="chev" size={16} />
        <b>{t('rulesets.compare')}</b>
        <small>{t('rulesets.compareHint')}</small>
      </summary>
      {open && <DifferenceRows chosen={chosen} />}
    </details>
  )
}
