import type { ReactNode } from 'react'
import type { PowerId } from '../../engine/index.ts'
import css from './Card.module.css'

type Props = {
  /** Colour of the 4 px left edge: the deciding power, or blue for reasons. */
  edge?: PowerId | 'blue' | 'red'
  /** Small text above the title. */
  caption?: ReactNode
  title?: ReactNode
  /** Right of the caption. */
  aside?: ReactNode
  children?: ReactNode
  /** Accessible name when there is no title. */
  label?: string
}

/** A card in the dock: a decision, a refusal or a preview. */
export function Card({ edge, caption, title, aside, children, label }: Props) {
  const pencil = edge === 'blue' || edge === 'red'
  return (
    <section
      className={css.card}
      data-edge={pencil ? edge : edge ? 'power' : undefined}
      data-power={pencil ? undefined : edge}
      aria-label={label}
    >
      {(caption || aside) && (
        <div className={css.head}>
          <div className={css.caption}>{caption}</div>
          <div className={css.aside}>{aside}</div>
        </div>
      )}
      {title && <h2 className="type-title">{title}</h2>}
      {children}
    </section>
  )
}
