/** The few shapes that every panel is made of. */
import type { ReactNode } from 'react'
import type { SpaceId } from '../../../engine/index.ts'
import { allKeyLabels } from '../../../store/settings/key-labels.ts'
import { useUi } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { spaceName } from '../../text.ts'
import column from '../../widgets/Column.module.css'
import { Panel as DockPanel, KeyCap } from '../../widgets/index.ts'
import line from '../../widgets/Line.module.css'
import css from './parts.module.css'

type PanelProps = {
  label: string
  children: ReactNode
  /** Stays at the bottom: the checklist and the main button. */
  foot?: ReactNode
}

export function PhasePanel({ label, children, foot }: PanelProps) {
  return (
    <section className={column.column} aria-label={label}>
      <DockPanel footer={foot}>{children}</DockPanel>
    </section>
  )
}

export function PanelTitle({ children, figure }: { children: ReactNode; figure?: ReactNode }) {
  return (
    <div className={`${line.ends} ${css.title}`}>
      <h2 className="type-title">{children}</h2>
      {figure !== undefined && <div className={css.figure}>{figure}</div>}
    </div>
  )
}

type SectionProps = { id?: string; title?: string; aside?: ReactNode; children: ReactNode }

export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} className={css.section} aria-label={title}>
      {title && (
        <div className={`${line.ends} ${css.caption}`}>
          <h3 className="type-caption">{title}</h3>
          {aside !== undefined && <span>{aside}</span>}
        </div>
      )}
      {children}
    </section>
  )
}

type UnitRowProps = {
  icon: ReactNode
  name: ReactNode
  note?: ReactNode
  faint?: boolean
  control: ReactNode
  after?: ReactNode
  /** Digits that are typed elsewhere count here. */
  counted?: boolean
  /** The mouse or the keys have come to this row. */
  onPointed?: () => void
}

export function UnitRow({ icon, name, note, faint = false, control, after, counted = false, onPointed }: UnitRowProps) {
  return (
    <li
      className={css.unit}
      data-faint={faint || undefined}
      data-after={after !== undefined || undefined}
      data-counted={counted || undefined}
      {...(onPointed && { onPointerEnter: onPointed, onFocus: onPointed })}
    >
      <span>{icon}</span>
      <span>
        <span className={css.name}>
          {name} {counted && <KeyCap silent>{allKeyLabels('countMove')}</KeyCap>}
        </span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      {control}
      {after !== undefined && <span className={css.of}>{after}</span>}
    </li>
  )
}

/** The name of a space; pressing it brings the space into view. */
export function SpaceLink({ space, children }: { space: SpaceId; children?: ReactNode }) {
  return (
    <button type="button" className={css.link} {...pointing([space])} onClick={() => show(space)}>
      {children ?? spaceName(space)}
    </button>
  )
}

/** Rings a space on the map, brings it into view and opens it in its tab's memory, without leaving the orders. */
export function show(space: SpaceId): void {
  const ui = useUi.getState()
  ui.setRing([space])
  ui.setInspect(space)
}
