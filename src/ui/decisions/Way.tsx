import type { ReactNode } from 'react'
import { keyLabel } from '../../store/settings/key-labels.ts'
import type { KeyId } from '../../store/settings/keys.ts'
import choice from '../widgets/Choice.module.css'
import { KeyCap } from '../widgets/index.ts'
import css from './Cards.module.css'

type Props = { name: string; keyed?: KeyId; chosen: boolean; onChoose: () => void; children?: ReactNode }

/** One of a few large answers, with its consequences. */
export function Way({ name, keyed, chosen, onChoose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with several lines, which an input cannot hold
    <button type="button" role="radio" aria-checked={chosen} className={`${choice.edged} ${css.way}`} onClick={onChoose}>
      <span className={css.wayHead}>
        <span className="type-option">{name}</span>
        {keyed && (
          <KeyCap letter silent>
            {keyLabel(keyed)}
          </KeyCap>
        )}
      </span>
      {children}
    </button>
  )
}
