import { useState } from 'react'
import { checkAction, dataOf, type GameState, situation, turn } from '../../../engine/index.ts'
import { useGame } from '../../../store/game.ts'
import { useSettings } from '../../../store/settings.ts'
import { whatDeclaring } from '../../header/declaration.ts'
import { t } from '../../text.ts'
import { Button, Dialog, UnitIcon } from '../../widgets/index.ts'
import { UnitRow } from '../shared/parts.tsx'
import css from './PurchasePanel.module.css'

const DECLARE = { type: 'declare-submarine-warfare' } as const

/** The war on convoys, where it can be declared unrestricted only before anything is bought (ADV-10-19): what is forgotten now waits a round. */
export function Declare({ game }: { game: GameState }) {
  const dispatch = useGame((store) => store.dispatch)
  const full = useSettings((settings) => settings.confirm === 'full')
  const [asking, setAsking] = useState(false)
  const { convoys } = dataOf(game)
  if (!convoys || convoys.by !== turn(game).power || situation(game).convoyWar !== 'restricted') return null
  const declare = () => dispatch(DECLARE)
  return (
    <ul className={css.repairs}>
      <UnitRow
        icon={<UnitIcon type="submarine" size={24} />}
        name={t('panels.declare.title')}
        note={t('panels.declare.note', { round: convoys.unrestrictedFrom })}
        control={
          <Button why={checkAction(game, DECLARE)} onClick={full ? () => setAsking(true) : declare}>
            {t('panels.declare.button')}
          </Button>
        }
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('app.declare.title')}
        description={whatDeclaring(game)}
        confirm={t('app.declare.confirm')}
        onConfirm={declare}
      />
    </ul>
  )
}
