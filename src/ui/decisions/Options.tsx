import type { ReactNode } from 'react'
import { pressedIn } from '../../store/settings/keys.ts'
import choice from '../widgets/Choice.module.css'
import { Glyph } from '../widgets/index.ts'
import css from './Options.module.css'

export type OptionRow<Id extends string> = {
  id: Id
  mark?: ReactNode
  name: string
  fact: string /** Why it is unavailable. */
  refused?: string
}

type Props<Id extends string> = { label: string; options: readonly OptionRow<Id>[]; chosen: Id; onChoose: (id: Id) => void }

/** Answers as rows, one selected. Unavailable ones are listed with the reason. */
export function Options<Id extends string>({ label, options, chosen, onChoose }: Props<Id>) {
  const open = options.filter((option) => option.refused === undefined)
  const key = (event: React.KeyboardEvent) => {
    const step: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
    const by = step[event.key]
    if (by === undefined || pressedIn('choices', event) !== 'choiceStep') return
    event.preventDefault()
    const at = open.findIndex((option) => option.id === chosen)
    const next = open[(at + by + open.length) % open.length]
    if (!next) return
    onChoose(next.id)
    const list = event.currentTarget
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-checked="true"]')?.focus())
  }
  return (
    <>
      <div role="radiogroup" aria-label={label} className={css.options} onKeyDown={key}>
        {open.map((option) => (
          // biome-ignore lint/a11y/useSemanticElements: a row with a mark, a name and a fact, which an input cannot hold
          <button
            key={option.id}
            type="button"
            role="radio"
            aria-checked={option.id === chosen}
            tabIndex={option.id === chosen ? 0 : -1}
            className={`${choice.edged} ${choice.row} ${css.option}`}
            onClick={() => onChoose(option.id)}
          >
            {option.mark}
            <span className={css.text}>
              <strong>{option.name}</strong>
              <small>{option.fact}</small>
            </span>
            {option.id === chosen && <Glyph name="check" size={18} />}
          </button>
        ))}
      </div>
      <ul>
        {options
          .filter((option) => option.refused !== undefined)
          .map((option) => (
            <li key={option.id} className={`${choice.edged} ${choice.row} ${css.impossible}`}>
              {option.mark}
              <span className={css.text}>
                <strong>{option.name}</strong>
                <small>{option.refused}</small>
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}
