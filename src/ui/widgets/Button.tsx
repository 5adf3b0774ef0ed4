import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import css from './Button.module.css'
import { Glyph } from './Glyph.tsx'
import type { Reason } from './reason.ts'
import { Why } from './Why.tsx'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  /** plain: framed. quiet: text only. danger: framed in red. */
  variant?: 'plain' | 'quiet' | 'danger'
  /** Icon before the text. */
  icon?: string
  iconSize?: number
  /** Disables the button; pressing it then shows the reason. */
  why?: Reason | null
  /** Shows the reason elsewhere instead. */
  onRefused?: () => void
  children?: ReactNode
}

export function Button({
  variant = 'plain',
  icon,
  iconSize = 18,
  why,
  onRefused,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const blocked = why !== undefined && why !== null
  const classes = [css.button, css[variant], children ? '' : css.bare, className ?? ''].filter(Boolean).join(' ')
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) onClick?.(event)
    else onRefused?.()
  }
  const button = (
    <button type="button" {...rest} className={classes} aria-disabled={blocked || undefined} onClick={press}>
      {icon && <Glyph name={icon} size={iconSize} />}
      {children}
    </button>
  )
  return blocked && !onRefused ? <Why why={why}>{button}</Why> : button
}
