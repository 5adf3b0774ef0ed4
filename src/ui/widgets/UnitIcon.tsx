import type { UnitType } from '../../engine/index.ts'
import { t, unitName } from '../text.ts'
import { Glyph } from './Glyph.tsx'
import css from './UnitIcon.module.css'

type Props = { type: UnitType; size?: number; damaged?: boolean /** Accessible name. */; named?: boolean }

/** A unit's silhouette in the text colour; tilted when damaged. */
export function UnitIcon({ type, size = 18, damaged = false, named = false }: Props) {
  const name = damaged ? `${unitName(type)}, ${t('widgets.damaged')}` : unitName(type)
  const glyph = <Glyph name={type} size={size} {...(named ? { title: name } : {})} />
  return damaged ? <span className={css.damaged}>{glyph}</span> : glyph
}
