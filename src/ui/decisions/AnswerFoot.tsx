import type { Action, PowerId } from '../../engine/index.ts'
import { cap } from '../../store/caps.ts'
import { useGame } from '../../store/game.ts'
import { t } from '../text.ts'
import { Button, DockFoot, KeyCap, PrimaryButton, type Reason } from '../widgets/index.ts'
import css from './AnswerFoot.module.css'
import { useKeys } from './keys.ts'

type Props = {
  by: PowerId
  /** What the main button does: "France: accept losses". */
  label: string
  answer: Action
  /** Why it cannot be given yet. */
  why?: Reason | null
  /** Back to the proposed answer; left out where there is none. */
  onDefault?: () => void
  keyHint?: string
}

/** The answer that is chosen, and the way back to the proposed one. Its keys are C, D and Enter. */
export function AnswerFoot({ by, label, answer, why, onDefault, keyHint = cap('accept') }: Props) {
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
              {cap('proposed')}
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
