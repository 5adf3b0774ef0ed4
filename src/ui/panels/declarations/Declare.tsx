import { useState } from 'react'
import { checkAction, dataOf, type GameState, situation, turn } from '../../../engine/index.ts'
import { refusalIn } from '../../../planning/refusals.ts'
import { useGame } from '../../../store/game/game.ts'
import { useSettings } from '../../../store/settings/settings.ts'
import { t } from '../../text.ts'
import { Button, Dialog, UnitIcon } from '../../widgets/index.ts'
import { UnitRow } from '../shared/parts.tsx'
import { DECLARE, whatDeclaring } from './declaration.ts'

type Props = { game: GameState }

/** Unrestricted submarine warfare, or why it cannot be declared now. */
export function Declare({ game }: Props) {
  const dispatch = useGame((store) => store.dispatch)
  const full = useSettings((settings) => settings.confirm === 'full')
  const [asking, setAsking] = useState(false)
  const { convoys } = dataOf(game)
  const declare = () => dispatch(DECLARE)
  return (
    <>
      <UnitRow
        icon={<UnitIcon type="submarine" size={24} />}
        name={t('panels.declare.title')}
        note={convoys ? t('panels.declare.note', { round: convoys.unrestrictedFrom }) : t('panels.declare.always')}
        control={
          <Button why={refusalIn(game, DECLARE)} onClick={full ? () => setAsking(true) : declare}>
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
    </>
  )
}

/**
 * Has the power to move something to declare before it buys? Where it can be declared only then (ADV-10-19), what is forgotten
 * waits a round; elsewhere it may be declared at any time (STD-INC-03), and the purchase is where its owner is asked.
 */
export function declaresHere(game: GameState): 'first' | 'any-time' | null {
  const { convoys } = dataOf(game)
  if (convoys) return convoys.by === turn(game).power && situation(game).convoyWar === 'restricted' ? 'first' : null
  return turn(game).power === 'germany' && checkAction(game, DECLARE) === null ? 'any-time' : null
}
