import { useState } from 'react'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { useSettings } from '../../store/settings/settings.ts'
import { useUi } from '../../store/ui.ts'
import { sheets } from '../chunks/sheets.ts'
import { exportOf, useLoaded } from '../lazy.tsx'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'
import css from './Header.module.css'

const menu = exportOf(sheets, 'Menu')

/** The menu button. The menu itself is loaded when the page is idle, or on the first press. */
function Menu() {
  const Real = useLoaded(menu)
  const [pressed, setPressed] = useState(false)
  const [held, setHeld] = useState(false)
  const setNotice = useUi((ui) => ui.setNotice)
  // The placeholder stays until the pointer is released, so a press is not split between two buttons.
  if (Real && !held) return <Real defaultOpen={pressed} />
  const hold = () => {
    setHeld(true)
    addEventListener('pointerup', () => setTimeout(setHeld, 0, false), { once: true })
    addEventListener('pointercancel', () => setHeld(false), { once: true })
  }
  const press = () => {
    setPressed(true)
    void menu.load().catch(() => {
      setPressed(false)
      setNotice(t('app.missing.menu'))
    })
  }
  const name = t('app.menu.label')
  return <Button variant="quiet" icon="menu" aria-label={name} title={name} onPointerDown={hold} onClick={press} />
}

export function Tools() {
  const setSheet = useUi((ui) => ui.setSheet)
  const keys = useSettings((settings) => settings.singleKeys)
  return (
    <div className={css.tools}>
      <Button variant="quiet" icon="find" aria-label={t('app.tools.find')} onClick={() => setSheet('find')}>
        <span className={css.toolWord}>{t('app.tools.find')}</span>
        {keys && (
          <KeyCap letter silent className={css.toolKey}>
            {keyLabel('find')}
          </KeyCap>
        )}
      </Button>
      <Button variant="quiet" icon="why" aria-label={t('app.tools.help')} onClick={() => setSheet('help')}>
        <span className={css.toolWord}>{t('app.tools.help')}</span>
        {keys && (
          <KeyCap letter silent className={css.toolKey}>
            {keyLabel('help')}
          </KeyCap>
        )}
      </Button>
      <Menu />
    </div>
  )
}
