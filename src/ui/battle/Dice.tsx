import { memo } from 'react'
import css from './Dice.module.css'

type Props = { dice: readonly number[]; needs: number; small?: boolean }

/** Rolled dice; hits are filled. The text beside them serves screen readers. */
export const Dice = memo(function Dice({ dice, needs, small = false }: Props) {
  return (
    <span className={css.dice} data-small={small || undefined} aria-hidden="true">
      {dice.map((value, index) => (
        <span key={index} className={css.die} data-hit={value <= needs || undefined}>
          {value}
        </span>
      ))}
    </span>
  )
})
