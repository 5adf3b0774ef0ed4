import { useState } from 'react'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import { Dialog } from '../widgets/Dialog.tsx'

export function DeleteGame({
  title,
  onDelete,
  variant = 'plain',
}: {
  title: string
  onDelete: () => void
  variant?: 'plain' | 'quiet'
}) {
  const [open, setOpen] = useState(false)
  const name = t('app.start.delete', { title })
  return (
    <>
      <Button variant={variant} icon="x" aria-label={name} title={name} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('app.start.deleteTitle', { title })}
        description={t('app.start.deleteText')}
        confirm={t('app.start.deleteConfirm')}
        onConfirm={onDelete}
      />
    </>
  )
}
