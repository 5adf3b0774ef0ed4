import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { t } from '../text.ts'
import { RuleTag } from './RuleTag.tsx'
import { type Reason, whySentence } from './reason.ts'
import css from './Why.module.css'

type Props = { why: Reason; anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** The reason beside the control it is about. */
export function WhyHint({ why, anchor, onClose }: Props) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          className={css.hint}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('widgets.why')}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Its own control closes it by being pressed again.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          <p>{whySentence(why)}</p>
          {typeof why !== 'string' && why.rule !== 'CONTRACT' && <RuleTag rule={why.rule} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
