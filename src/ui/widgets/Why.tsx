import { Popover } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import type { RuleError } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
import { t } from '../text.ts'
import { RuleTag } from './RuleTag.tsx'
import css from './Why.module.css'

/** Why a control does nothing now: a sentence, or the engine's refusal. */
export type Reason = RuleError | string

export const sentenceOf = (why: Reason): string => (typeof why === 'string' ? why : why.message)

type Props = { why: Reason; children: ReactElement }

/** Around a control that cannot be used: pressing it says why, beside it. */
export function Why({ why, children }: Props) {
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) announce(sentenceOf(why))
  }
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.hint}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('widgets.why')}
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <p>{sentenceOf(why)}</p>
          {typeof why !== 'string' && why.rule !== 'CONTRACT' && <RuleTag rule={why.rule} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
