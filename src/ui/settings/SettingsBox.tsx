import { Dialog } from 'radix-ui'
import { t } from '../text.ts'
import veil from '../widgets/Dialog.module.css'
import { Button } from '../widgets/index.ts'
import css from './Settings.module.css'
import { SettingsList } from './SettingsList.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The settings as a dialog, for pages without a dock. */
export function SettingsBox({ open, onOpenChange }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={veil.veil} />
        <Dialog.Content className={`${veil.dialog} ${css.box}`} aria-describedby={undefined}>
          <div className={css.head}>
            <Dialog.Title className="type-title">{t('app.sheet.settings')}</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="quiet" icon="x" aria-label={t('widgets.close')} />
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <div className={css.scroll} tabIndex={0}>
            <SettingsList />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
