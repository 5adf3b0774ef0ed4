import { useMemo } from 'react'
import type { GameState } from '../../../engine/index.ts'
import { vacatedTerritory } from '../../../planning/risks.ts'
import type { Selection } from '../../../planning/selection.ts'
import { useUi } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'
import { Button, Glyph } from '../../widgets/index.ts'
import css from './LeftEmpty.module.css'

/** Where those who march leave nobody behind at the front: a line, and one press to keep an infantry. */
export function LeftEmpty({ game, selection }: { game: GameState; selection: Selection }) {
  const select = useUi((ui) => ui.select)
  const left = useMemo(() => vacatedTerritory(game, selection), [game, selection])
  if (!left) return null
  const { kept } = left
  const space = spaceName(selection.space)
  return (
    <div className={css.empty}>
      <Glyph name="warn" size={16} />
      <span>{t('panels.aim.empty', { space })}</span>
      {kept && (
        <Button aria-label={t('panels.aim.keepOneIn', { space })} onClick={() => select(kept)}>
          {t('panels.aim.keepOne')}
        </Button>
      )}
    </div>
  )
}
