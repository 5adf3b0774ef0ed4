import type { Action, PowerId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { t } from '../text.ts'
import { Button, DockFoot, KeyCap, PrimaryButton, type Reason } from '../widgets/index.ts'
import css from './AnswerFoot.module.css'
import { useKeys } from './keys.ts'

type Props = {
  by: PowerId
  /** Label: "France: accept losses". */
  label: string
  answer: Action
  /** Why the answer is incomplete. */
  why?: Reason | null
  /** Restores the proposed answer. */
  onDefault?: () => void
  keyHint?: string
}

/** Gives the selected answer or restores the proposed one. Keys: C, D and Enter. */
export function AnswerFoot({ by, label, answer, why, onDefault, keyHint = keyLabel('accept') }: Props) {
  const dispatch = useGame((store) => store.dispatch)
  const give = () => {
    if (!why) dispatch(answer)
  }
  useKeys('decisions.answer', { accept: give, goOn: give, ...(onDefault ? { proposed: onDefault } : {}) })
  return (
    <DockFoot>
      <div className={css.foot}>
        {onDefault && (
          <Button className={css.default} onClick={onDefault}>
            {t('decisions.default')}
            <KeyCap silent className={css.key}>
              {keyLabel('proposed')}
            </KeyCap>
          </Button>
        )}
        <PrimaryButton power={by} onPress={give} why={why ?? null} keyHint={keyHint}>
          {label}
        </PrimaryButton>
      </div>
    </DockFoot>
  )
}
