import type { ReactNode } from 'react'
import css from './RulePage.module.css'

type Props = { title: string; note?: string; children: ReactNode }

/** A section of a rule page. */
export function PagePart({ title, note, children }: Props) {
  return (
    <section className={css.part}>
      <h4 className="type-caption">
        {title}
        {note && <span className={css.note}>{note}</span>}
      </h4>
      {children}
    </section>
  )
}
