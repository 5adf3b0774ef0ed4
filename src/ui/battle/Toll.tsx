import type { UnitType } from '../../engine/index.ts'
import type { Loss } from '../../store/game/reports.ts'
import { countsText, powerAtStart, t } from '../text.ts'
import { Glyph, UnitIcon } from '../widgets/index.ts'
import device from './Device.module.css'
import css from './Toll.module.css'

const entries = (counts: object) => Object.entries(counts) as [UnitType, number][]

/** Losses as silhouettes: removed units, and damaged ships tilted. */
export function Toll({ losses }: { losses: readonly Loss[] }) {
  if (losses.length === 0) return <span className={css.none}>{t('battle.strip.none')}</span>
  return losses.map((loss) => (
    <span key={`${loss.side} ${loss.power}`} className={css.toll}>
      <span className="sr-only">{tollText(loss)}</span>
      <span className={`${device.device} ${css.device}`} data-power={loss.power} aria-hidden="true">
        <Glyph name={loss.power === 'neutral' ? 'none' : loss.power} size={10} />
      </span>
      {entries(loss.units).map(([type, count]) => (
        <span key={type} className={css.cell} aria-hidden="true">
          −{count}
          <UnitIcon type={type} size={18} />
        </span>
      ))}
      {entries(loss.damaged).map(([type, count]) => (
        <span key={`${type} damaged`} className={css.cell} aria-hidden="true">
          {count}
          <UnitIcon type={type} size={18} damaged />
        </span>
      ))}
    </span>
  ))
}

function tollText(loss: Loss): string {
  const power = powerAtStart(loss.power)
  const parts = [
    ...(entries(loss.units).length > 0 ? [t('battle.lossLine', { power, units: countsText(loss.units) })] : []),
    ...(entries(loss.damaged).length > 0 ? [`${power}: ${t('battle.lossDamaged', { units: countsText(loss.damaged) })}`] : []),
  ]
  return parts.join('; ')
}
