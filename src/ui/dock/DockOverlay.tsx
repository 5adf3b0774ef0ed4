import { type ReactNode, useEffect, useRef } from 'react'
import { type SheetId, useUi } from '../../store/ui.ts'
import { FindSpace } from '../find/index.tsx'
import { later } from '../later.tsx'
import { t } from '../text.ts'
import column from '../widgets/Column.module.css'
import { Button } from '../widgets/index.ts'
import css from './Dock.module.css'
import { useWide } from './useWide.ts'

const Help = later(() => import('./Help.tsx').then((module) => module.Help))
const RuleText = later(() => import('./RuleText.tsx').then((module) => module.RuleText))
const RulesSheet = later(() => import('../rules/RulesSheet.tsx').then((module) => module.RulesSheet))
const SeatsSheet = later(() => import('../computer/SeatsSheet.tsx').then((module) => module.SeatsSheet))
const SettingsList = later(() => import('../settings/SettingsList.tsx').then((module) => module.SettingsList))

const SHEETS: Readonly<Record<SheetId, () => ReactNode>> = {
  help: () => <Help />,
  settings: () => <SettingsList />,
  rules: () => <RulesSheet />,
  find: () => <FindSpace />,
  seats: () => <SeatsSheet />,
}

/** What is read for a moment, over the dock: a rule, the help, the settings. Esc closes it. */
export function DockOverlay() {
  const rule = useUi((ui) => ui.rule)
  const asked = useUi((ui) => ui.sheet)
  // With a column of its own, the finder leaves the orders alone.
  const sheet = useWide() && asked === 'find' ? null : asked
  const ref = useRef<HTMLDivElement>(null)
  const open = rule ?? sheet
  useEffect(() => {
    if (!open) return undefined
    const before = document.activeElement
    if (!ref.current?.contains(before)) ref.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  const close = () => {
    const { openRule, setSheet } = useUi.getState()
    if (rule) openRule(null)
    else setSheet(null)
  }
  const title = rule ? t('app.rule.title') : t(`app.sheet.${sheet}`)
  return (
    <div ref={ref} className={css.overlay} role="dialog" aria-label={title} tabIndex={-1}>
      <div className={css.overlayHead} data-rule={rule ? '' : undefined}>
        <span className="type-caption">{title}</span>
        <Button variant="quiet" icon="x" aria-label={t('widgets.close')} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={column.scroll} tabIndex={0}>
        {rule ? <RuleText rule={rule} /> : sheet && SHEETS[sheet]()}
      </div>
    </div>
  )
}
