import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import column from './Column.module.css'
import css from './Tabs.module.css'

export type Tab<Id extends string> = {
  id: Id
  label: string
  badge?: string | number
  content: ReactNode /** Stays mounted while another tab is open. */
  keep?: boolean
}

type Props<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string
  value: Id
  onChange: (id: Id) => void
  tabs: readonly Tab<Id>[]
}

/** The tab index an arrow key leads to, or undefined. */
const led = (key: string, at: number, count: number): number | undefined => {
  const to: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  return Object.hasOwn(to, key) ? (to[key]! + count) % count : undefined
}

/** Tabs across the top of a column. Arrow keys open the next tab. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: Props<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('[role="tab"]')]
    const to = led(event.key, buttons.indexOf(event.target as HTMLElement), tabs.length)
    if (to === undefined) return
    event.preventDefault()
    buttons[to]!.focus()
    onChange(tabs[to]!.id)
  }
  return (
    <div className={column.column}>
      <div ref={list} className={css.list} role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const open = tab.id === value
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              className={css.tab}
              aria-label={tab.badge === undefined ? undefined : `${tab.label} ${tab.badge}`}
              aria-selected={open}
              aria-controls={`${id}-${tab.id}`}
              data-state={open ? 'active' : 'inactive'}
              tabIndex={open ? 0 : -1}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.badge !== undefined && <span className={css.badge}>{tab.badge}</span>}
            </button>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          className={`${column.column} ${css.content}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          data-state={tab.id === value ? 'active' : 'inactive'}
          tabIndex={-1}
          hidden={!tab.keep && tab.id !== value}
        >
          {(tab.keep || tab.id === value) && tab.content}
        </div>
      ))}
    </div>
  )
}
