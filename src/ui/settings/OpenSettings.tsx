import { useState } from 'react'
import { later } from '../later.tsx'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'

const SettingsBox = later(() => import('./SettingsBox.tsx').then((module) => module.SettingsBox))

/** From the start page to the settings. */
export function OpenSettings() {
  const [open, setOpen] = useState(false)
  // Once asked for it stays, so that closing it gives the focus back to the button.
  const [asked, setAsked] = useState(false)
  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" icon="gear" onClick={show}>
        {t('app.menu.settings')}
      </Button>
      {asked && <SettingsBox open={open} onOpenChange={setOpen} />}
    </>
  )
}
