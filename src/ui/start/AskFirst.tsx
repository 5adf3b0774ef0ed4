import { answerUnsavedGuard, useUnsavedGuard } from '../../store/persistence/unsaved-guard.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import { Dialog } from '../widgets/Dialog.tsx'
import { gameCode } from './game-code.ts'

/** Before a game that is kept nowhere is left. */
export function AskFirst() {
  const asked = useUnsavedGuard((risk) => risk.next !== null)
  return (
    <Dialog
      open={asked}
      onOpenChange={(open) => !open && answerUnsavedGuard(false)}
      title={t('app.risk.title')}
      description={t('app.risk.text')}
      confirm={t('app.risk.confirm')}
      onConfirm={() => answerUnsavedGuard(true)}
    >
      <div>
        <Button icon="out" onClick={() => gameCode.loaded()?.saveFile()}>
          {t('app.menu.save')}
        </Button>
      </div>
    </Dialog>
  )
}
