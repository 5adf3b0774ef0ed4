import { type Aside, type SpaceId, turn } from '../../engine/index.ts'
import { useGameState } from '../../store/game/selectors.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { useArmed, useKeys } from '../decisions/keys.ts'
import { spaceName, t } from '../text.ts'
import { Card } from '../widgets/Card.tsx'
import foot from '../widgets/Foot.module.css'
import { Button, DockFoot, PrimaryButton, RuleTag } from '../widgets/index.ts'
import { startAttack } from './act.ts'

type Props = { space: SpaceId; aside: Aside[]; onCancel: () => void }

/** Confirms an attack that brings the United States into the war. */
export function UsaCard({ space, aside, onCancel }: Props) {
  const game = useGameState()
  const armed = useArmed(space)
  const attack = () => startAttack(space, { usa: true, ...(aside.length > 0 ? { aside } : {}) })
  useKeys('battle.usa', {
    roll: () => {
      if (armed()) attack()
    },
  })
  return (
    <Card edge="usa" title={t('battle.usa.title')}>
      <p>{t('battle.usa.sentence', { space: spaceName(space) })}</p>
      <p>
        <RuleTag rule="STD-POL-24" />
      </p>
      <DockFoot>
        <div className={foot.foot}>
          <Button onClick={onCancel}>{t('battle.usa.cancel')}</Button>
          <PrimaryButton power={turn(game).power} onPress={attack} keyHint={keyLabel('roll')} ownKeyOnly>
            {t('battle.usa.confirm')}
          </PrimaryButton>
        </div>
      </DockFoot>
    </Card>
  )
}
