import { memo } from 'react'
import type { Owner } from '../../engine/index.ts'
import { powerName } from '../../store/words.ts'
import { Glyph } from './Glyph.tsx'
import css from './Roundel.module.css'
import { rem } from './rem.ts'

type Props = {
  power: Owner
  size?: number
  /** Dashed and empty: a power outside the war. */
  hollow?: boolean
  /** Accessible name, if there is no text beside it. */
  named?: boolean
}

export const Roundel = memo(function Roundel({ power, size = 24, hollow = false, named = false }: Props) {
  const side = rem(size)
  const name = named ? { role: 'img', 'aria-label': powerName(power) } : {}
  return (
    <span
      className={hollow ? `${css.roundel} ${css.hollow}` : css.roundel}
      data-power={power}
      style={{ width: side, minWidth: side, maxWidth: side, height: side }}
      {...name}
    >
      <Glyph name={power === 'neutral' ? 'none' : power} size={Math.round(size / 2)} />
    </span>
  )
})
