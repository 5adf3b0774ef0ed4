import { actionsIn, answerTruncatedSave, useTruncatedSave } from '../../store/persistence/truncated-save.ts'
import { t } from '../../store/words.ts'
import { Button } from '../widgets/Button.tsx'
import { Dialog } from '../widgets/Dialog.tsx'

/** Asks what is to be opened of a saved game whose file ends too early. */
export function AskCut() {
  const cut = useTruncatedSave((store) => store.cut)
  const actions = cut ? actionsIn(cut) : 0
  const main = cut?.byLog ? 'byLog' : 'bySnapshot'
  return (
    <Dialog
      open={cut !== null}
      onOpenChange={(open) => !open && answerTruncatedSave(null)}
      title={t('app.cut.title')}
      description={t('app.cut.text', { actions, standing: cut?.bySnapshot ? 'yes' : 'no' })}
      confirm={t(main === 'byLog' ? 'app.cut.played' : 'app.cut.standing', { actions })}
      variant="plain"
      onConfirm={() => answerTruncatedSave(main)}
    >
      {cut?.byLog && cut.bySnapshot && <Button onClick={() => answerTruncatedSave('bySnapshot')}>{t('app.cut.standing')}</Button>}
    </Dialog>
  )
}
