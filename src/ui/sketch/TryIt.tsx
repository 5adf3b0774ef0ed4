import { useGame } from '../../store/game/game.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { review } from '../chunks/review.ts'
import { callLazy, exportOf } from '../lazy.tsx'
import { t } from '../text.ts'
import { Button, KeyCap } from '../widgets/index.ts'

/** Starts a sketch. Hidden in sketches and drills. */
export function TryIt() {
  const may = useGame(({ mode, readOnly }) => mode.kind === 'game' && !readOnly)
  return may ? (
    <Button
      variant="quiet"
      aria-keyshortcuts="U"
      onClick={() => callLazy(exportOf(review, 'sketchHere'))}
      title={t('panels.tryItNote')}
    >
      {t('panels.tryIt')} <KeyCap silent>{keyLabel('sketch')}</KeyCap>
    </Button>
  ) : null
}
