import { memo } from 'react'
import { type Counts, type Owner, UNIT_TYPES, type UnitType } from '../../engine/index.ts'
import { countsText, powerName, t } from '../text.ts'
import css from './ArmyStrip.module.css'
import { Glyph } from './Glyph.tsx'
import { UnitIcon } from './UnitIcon.tsx'

type Props = {
  power: Owner
  /** All units, including damaged ones. */
  units: Counts
  damaged?: Counts
  /** chip: standing units. order: the player's order, in red. ghost: units to place. plain: counts in the text colour. */
  tone?: 'chip' | 'order' | 'ghost' | 'plain'
}

type Cell = { key: string; type: UnitType; count: number; damaged: boolean }

function cellsOf(units: Counts, damaged: Counts): Cell[] {
  return UNIT_TYPES.flatMap((type) => {
    const hurt = damaged[type] ?? 0
    const fresh = (units[type] ?? 0) - hurt
    return [
      { key: type, type, count: fresh, damaged: false },
      { key: `${type}-damaged`, type, count: hurt, damaged: true },
    ].filter((cell) => cell.count > 0)
  })
}

const NO_COUNTS: Counts = {}

export const ArmyStrip = memo(function ArmyStrip({ power, units, damaged = NO_COUNTS, tone = 'chip' }: Props) {
  const cells = cellsOf(units, damaged)
  const total = cells.reduce((sum, cell) => sum + cell.count, 0)
  const depth = total >= 10 ? 2 : total >= 5 ? 1 : 0
  const hurt = cells.some((cell) => cell.damaged)
  const values = { power: powerName(power), units: countsText(units), damaged: countsText(damaged) }
  return (
    <span
      className={css.strip}
      data-power={power}
      data-tone={tone}
      data-depth={tone === 'chip' ? depth : 0}
      role="img"
      aria-label={t(hurt ? 'widgets.stripDamaged' : 'widgets.strip', values)}
    >
      {tone === 'chip' && (
        <span className={css.device}>
          <Glyph name={power === 'neutral' ? 'none' : power} size={11} />
        </span>
      )}
      {cells.map((cell) => (
        <span key={cell.key} className={css.cell}>
          <UnitIcon type={cell.type} size={18} damaged={cell.damaged} />
          {cell.count}
        </span>
      ))}
    </span>
  )
})
