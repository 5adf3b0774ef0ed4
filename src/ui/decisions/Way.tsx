import type { ReactNode } from 'react'
import css from './Cards.module.css'

type Props = { name: string; letter?: string; chosen: boolean; onChoose: () => void; children?: ReactNode }

/** One of two or more ways to go on, with what follows from it. */
export function Way({ name, letter, chosen, onChoose, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with several lines, which an input cannot hold
    <button type="button" role="radio" aria-checked={chosen} className={css.way} onClick={onChoose}>
      <span className={css.wayHead}>
        <span className="type-option">{name}</span>
        {letter && (
          <span className={css.key} aria-hidden="true">
            {letter}
          </span>
        )}
      </span>
      {children}
    </button>
  )
}
