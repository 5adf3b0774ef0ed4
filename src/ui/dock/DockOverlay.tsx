import { type ReactNode, useEffect, useRef } from 'react'
import { type SheetId, useUi } from '../../store/ui.ts'
import { sheets } from '../chunks/sheets.ts'
import { LazyFindSpace } from '../find/index.tsx'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { t } from '../text.ts'
import column from '../widgets/Column.module.css'
import { Button } from '../widgets/index.ts'
import css from './Dock.module.css'
import { useWide } from './useWide.ts'

const Help = lazyPanel(exportOf(sheets, 'Help'))
const SeatsSheet = lazyPanel(exportOf(sheets, 'SeatsSheet'))
const SettingsList = lazyPanel(exportOf(sheets, 'SettingsList'))

const SHEETS: Readonly<Record<SheetId, () => ReactNode>> = {
  help: () => <Help />,
  settings: () => <SettingsList />,
  find: () => <LazyFindSpace />,
  seats: () => <SeatsSheet />,
}

/** A sheet over the dock, such as help or settings. Esc closes it. */
export function DockOverlay() {
  const asked = useUi((ui) => ui.sheet)
  // With a side column the finder opens there.
  const sheet = useWide() && asked === 'find' ? null : asked
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sheet) return undefined
    const before = document.activeElement
    if (!ref.current?.contains(before)) ref.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [sheet])
  if (!sheet) return null
  const close = () => useUi.getState().setSheet(null)
  const title = t(`app.sheet.${sheet}`)
  return (
    <div ref={ref} className={css.overlay} role="dialog" aria-label={title} tabIndex={-1}>
      <div className={css.overlayHead}>
        <span className="type-caption">{title}</span>
        <Button variant="quiet" icon="x" aria-label={t('widgets.close')} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={column.scroll} tabIndex={0}>
        {SHEETS[sheet]()}
      </div>
    </div>
  )
}
