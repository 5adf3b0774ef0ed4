import '../../content/words/start.ts'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import button from './Button.module.css'
import { RuleTag } from './RuleTag.tsx'
import { type Reason, whySentence } from './reason.ts'
import css from './Why.module.css'

type Props = { why: Reason; label?: string; anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** The reason, in a popover beside its control. */
export function WhyHint({ why, label = t('widgets.why'), anchor, onClose }: Props) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          className={css.hint}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Pressing the control again closes it.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          <p>{whySentence(why)}</p>
          {typeof why !== 'string' && why.rule !== 'CONTRACT' && <RuleTag rule={why.rule} />}
          {typeof why !== 'string' && <Further why={why} onClose={onClose} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Links of a refusal: its spaces, and the card with alternatives. */
function Further({ why, onClose }: { why: Exclude<Reason, string>; onClose: () => void }) {
  const { setRing, setWhy } = useUi.getState()
  const { space, focus = [] } = why
  const spaces = space === undefined ? focus : [space, ...focus]
  const asks = 'asked' in why
  const seek = () => {
    onClose()
    if (asks) setWhy(why, { asked: why.asked, before: why.before })
  }
  const look = `${button.button} ${button.plain}`
  if (!asks && spaces.length === 0) return null
  return (
    <div className={css.further}>
      {asks && (
        <button type="button" className={look} onClick={seek}>
          {t('hint.instead')}
        </button>
      )}
      {spaces.length > 0 && (
        <button type="button" className={look} onClick={() => setRing(spaces)}>
          {t('hint.show')}
        </button>
      )}
    </div>
  )
}
