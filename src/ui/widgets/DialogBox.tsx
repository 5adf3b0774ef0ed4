import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { Button } from './Button.tsx'
import css from './Dialog.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** Label of the confirm button: "Delete this game". */
  confirm: string
  onConfirm: () => void
  /** Style of the confirm button; red by default. */
  variant?: 'danger' | 'plain'
  /** An alternative, such as saving to a file. */
  children?: ReactNode
}

/** Confirms an action that cannot be undone. */
export function DialogBox({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  onConfirm,
  variant = 'danger',
  children,
}: DialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.veil} />
        <AlertDialog.Content className={css.dialog}>
          <AlertDialog.Title className="type-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className={css.text} aria-live="polite">
            {description}
          </AlertDialog.Description>
          {children}
          <div className={css.buttons}>
            <AlertDialog.Cancel asChild>
              <Button>{t('widgets.cancel')}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={variant} onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
