import type { ReactNode } from 'react'
import type { PowerId } from '../../engine/index.ts'
import css from './Card.module.css'

type Props = {
  /** The 4 px edge at its left: the decider's ink, or the pencil of reasons. */
  edge?: PowerId | 'blue' | 'red'
  /** Small, above the title. */
  caption?: ReactNode
  title?: ReactNode
  /** At the right of the caption. */
  aside?: ReactNode
  children?: ReactNode
  /** For screen readers, when there is no title. */
  label?: string
}

/** One matter of the dock: a decision, a refusal, a preview. */
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
