import { memo } from 'react'
import css from './Dice.module.css'

type Props = { dice: readonly number[]; needs: number; small?: boolean }

/** Dice as they fell: those that hit are filled. What they say stands beside them for screen readers. */
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
