import { type Counts, UNIT_TYPES, type UnitType } from '../../../engine/index.ts'
import type { Selection } from '../../../store/ui.ts'
import { countsText, powerAdjective, t, unitName } from '../../text.ts'
import { ArmyStrip, Glyph, UnitIcon, Why } from '../../widgets/index.ts'
import { countCargo, isEmpty, total, withCount } from '../shared/counts.ts'
import parts from '../shared/parts.module.css'
import { keep, keptBy, landsFrom } from './kept.ts'
import css from './MovePanel.module.css'
import type { PickTransport } from './picks.ts'

type Props = { ship: PickTransport; selection: Selection; onPick: (on: boolean) => void }

/** One transport and what it carries; it is chosen by itself, because its cargo is its own. */
export function ShipRow({ ship, selection, onPick }: Props) {
  const on = selection.transports.includes(ship.id)
  const usable = ship.canMove || !isEmpty(ship.ours)
  const cargo = countCargo(ship.cargo)
  const name = ship.own ? t('panels.move.transport') : t('panels.move.alliedTransport', { power: powerAdjective(ship.power) })
  const state = isEmpty(cargo) ? t('panels.move.empty') : t('panels.move.carries', { units: countsText(cargo) })
  const button = (
    <button
      type="button"
      className={css.ship}
      aria-pressed={on}
      aria-disabled={!usable || undefined}
      onClick={() => usable && onPick(!on)}
    >
      <span className={css.box}>{on && <Glyph name="check" size={12} />}</span>
      <UnitIcon type="transport" size={24} />
      <span className={css.shipName}>
        <span className={parts.name}>{name}</span>
        <span className={parts.note}>{ship.canMove || !ship.own ? state : t('panels.move.shipStays', { state })}</span>
      </span>
      {!isEmpty(cargo) && <ArmyStrip power={ship.cargo[0]?.power ?? ship.power} units={cargo} tone="plain" />}
    </button>
  )
  return (
    <li>
      {usable ? button : <Why why={t('panels.move.shipDone')}>{button}</Why>}
      {on && total(ship.ours) > 1 && <Landers ship={ship} onKeep={(units) => keep(selection, ship.id, units)} />}
    </li>
  )
}

type LandersProps = { ship: PickTransport; onKeep: (units: Counts) => void }

/** Each unit aboard, to be landed or kept. */
function Landers({ ship: { id, ours }, onKeep }: LandersProps) {
  const kept = keptBy(id)
  const lands = landsFrom(id, ours)
  const units = UNIT_TYPES.flatMap((type) => Array.from({ length: ours[type] ?? 0 }, (_, i) => ({ type, i })))
  const toggle = (type: UnitType, landing: boolean) => onKeep(withCount(kept, type, (kept[type] ?? 0) + (landing ? 1 : -1)))
  return (
    <fieldset className={css.landers}>
      <legend className="sr-only">{t('panels.move.lands')}</legend>
      <span aria-hidden="true">{t('panels.move.lands')}</span>
      {units.map(({ type, i }) => {
        const landing = i < (lands[type] ?? 0)
        return (
          <button
            key={`${type}-${i}`}
            type="button"
            className={css.lander}
            aria-pressed={landing}
            aria-label={unitName(type, 1)}
            onClick={() => toggle(type, landing)}
          >
            <UnitIcon type={type} size={18} />
          </button>
        )
      })}
    </fieldset>
  )
}
