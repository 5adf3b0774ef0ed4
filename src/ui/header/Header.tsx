import { memo } from 'react'
import { Handover } from '../handover/index.ts'
import { t } from '../text.ts'
import css from './Header.module.css'
import { Chips } from './PowerChip.tsx'
import { Rail } from './Rail.tsx'
import { RoundTitle } from './RoundTitle.tsx'
import { Score } from './Score.tsx'
import { Sums } from './Sums.tsx'
import { Tools } from './Tools.tsx'

/** Above the map: who stands how (the ribbon), and what is being done now (the rail). */
export const Header = memo(function Header() {
  return (
    <header className={css.header}>
      <div className={css.ribbon}>
        <RoundTitle />
        <ul className={css.chips} aria-label={t('app.ribbon.label')}>
          <Chips />
        </ul>
        <Sums />
        <Score />
        <Tools />
      </div>
      <Rail />
      <Handover />
    </header>
  )
})
