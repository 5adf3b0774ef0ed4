import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import column from './Column.module.css'
import css from './Tabs.module.css'

export type Tab<Id extends string> = {
  id: Id
  label: string
  badge?: string | number
  content: ReactNode /** Stays alive while another tab is read. */
  keep?: boolean
}

type Props<Id extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string
  value: Id
  onChange: (id: Id) => void
  tabs: readonly Tab<Id>[]
}

/** Tabs across the top of a column; what they show fills the rest of it. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: Props<Id>) {
  return (
    <Radix.Root className={column.column} value={value} onValueChange={(id) => onChange(id as Id)} activationMode="automatic">
      <Radix.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            className={css.tab}
            value={tab.id}
            aria-label={tab.badge === undefined ? undefined : `${tab.label} ${tab.badge}`}
          >
            {tab.label}
            {tab.badge !== undefined && <span className={css.badge}>{tab.badge}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          className={`${column.column} ${css.content}`}
          value={tab.id}
          tabIndex={-1}
          forceMount={tab.keep ? true : undefined}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
