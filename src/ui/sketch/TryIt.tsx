import { useGame } from '../../store/game.ts'
import { t } from '../text.ts'
import { Button } from '../widgets/index.ts'
import { askToSketch } from './piece.ts'

/** The way to a sketch; within one, or where one only practises, there is none. */
export function TryIt() {
  const may = useGame(({ practice, readOnly }) => !practice && !readOnly)
  return may ? (
    <Button variant="quiet" onClick={askToSketch} title={t('panels.tryItNote')}>
      {t('panels.tryIt')}
    </Button>
  ) : null
}
