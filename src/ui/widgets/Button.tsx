import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import css from './Button.module.css'
import { Glyph } from './Glyph.tsx'
import type { Reason } from './reason.ts'
import { Why } from './Why.tsx'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  /** plain: framed. quiet: text alone. danger: framed in red ink. */
  variant?: 'plain' | 'quiet' | 'danger'
  /** The name of an icon, before the words. */
  icon?: string
  iconSize?: number
  /** A reason makes it unusable; pressing it then tells the reason. */
  why?: Reason | null
  /** Where the reason is told elsewhere: what pressing it does then. */
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
