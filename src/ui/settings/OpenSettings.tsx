import { useState } from 'react'
import { t } from '../../store/words.ts'
import { lazyPanel } from '../lazy.tsx'
import { Button } from '../widgets/Button.tsx'

const SettingsBox = lazyPanel(() => import('./SettingsBox.tsx').then((module) => module.SettingsBox))

/** Opens the settings from the start page. */
export function OpenSettings() {
  const [open, setOpen] = useState(false)
  // Stays mounted so the focus can return to the button.
  const [asked, setAsked] = useState(false)
  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" icon="gear" aria-label={t('app.menu.settings')} onClick={show}>
        <span data-word="">{t('app.menu.settings')}</span>
      </Button>
      {asked && <SettingsBox open={open} onOpenChange={setOpen} />}
    </>
  )
}
