import { DropdownMenu } from 'radix-ui'
import { type MouseEvent, type Ref, useRef } from 'react'
import type { GameState } from '../../engine/index.ts'
import { useUi } from '../../store/ui.ts'
import { t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import menu from '../widgets/Menu.module.css'
import { offersFor, type RowOrder } from './offers.ts'
import css from './RowMenu.module.css'
import type { RowContext, SpaceRow } from './rows.ts'

type ButtonProps = { row: SpaceRow; onClick?: () => void; ref?: Ref<HTMLButtonElement> }

export function MenuButton({ row, onClick, ref, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      tabIndex={-1}
      className={css.dots}
      aria-label={t('spaces.menu.open', { space: row.name })}
      aria-haspopup="menu"
      onClick={(event: MouseEvent) => {
        event.stopPropagation()
        onClick?.()
      }}
    >
      <Glyph name="more" size={16} />
    </button>
  )
}

type Props = { game: GameState; row: SpaceRow; moment: RowContext; onClose: () => void; onDone: () => void }

/** Actions for a space. They run after the menu closes, so the focus is right. */
export function RowMenu({ game, row, moment, onClose, onDone }: Props) {
  const selection = useUi((ui) => ui.selection)
  const picking = useUi((ui) => ui.picking)
  const chosen = useRef<RowOrder | null>(null)
  const offers = offersFor(row.id, { game, selection, picking, moment })
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <MenuButton row={row} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          className={`${menu.menu} ${css.menu}`}
          align="start"
          side="bottom"
          sideOffset={2}
          collisionPadding={8}
          aria-label={t('spaces.menu.label', { space: row.name })}
          onClick={(event) => event.stopPropagation()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onDone()
            chosen.current?.run()
          }}
        >
          <DropdownMenu.Label className={`type-caption ${css.title}`}>{row.name}</DropdownMenu.Label>
          {offers.map((offer) => (
            <DropdownMenu.Item
              key={offer.id}
              className={menu.item}
              aria-disabled={offer.why !== undefined || undefined}
              onSelect={(event) => {
                if (offer.why !== undefined) event.preventDefault()
                else chosen.current = offer
              }}
            >
              {offer.mark ? <Glyph name={offer.mark} size={18} /> : <span />}
              <span>
                <span className={menu.name}>{offer.label}</span>
                {(offer.why ?? offer.note) && <span className={menu.note}>{offer.why ?? offer.note}</span>}
              </span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
