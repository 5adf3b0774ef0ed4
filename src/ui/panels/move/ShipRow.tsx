import { type Counts, type PowerId, UNIT_TYPES, type UnitType } from '../../../engine/index.ts'
import { countCargo, total, withCount } from '../../../planning/counts.ts'
import type { PickParty, PickTransport } from '../../../planning/picks.ts'
import type { Selection } from '../../../planning/selection.ts'
import { keepAboard, keptBy, landsFrom } from '../../../planning/selection.ts'
import { countsText, listText, powerAdjective, t, unitName } from '../../text.ts'
import choice from '../../widgets/Choice.module.css'
import { ArmyStrip, Glyph, Roundel, UnitIcon, Why } from '../../widgets/index.ts'
import parts from '../shared/parts.module.css'
import css from './MovePanel.module.css'

type Props = { ship: PickTransport; selection: Selection; onPick: (on: boolean) => void; onKeep: (selection: Selection) => void }

/** One transport and what it carries; it is chosen by itself, because its cargo is its own. */
export function ShipRow({ ship, selection, onPick, onKeep }: Props) {
  const on = selection.transports.includes(ship.id)
  const usable = ship.canMove || ship.parties.length > 0
  const cargo = cargoOf(ship)
  const name = ship.own ? t('panels.move.transport') : t('panels.move.alliedTransport', { power: powerAdjective(ship.power) })
  const state = cargo.length === 0 ? t('panels.move.empty') : t('panels.move.carries', { units: cargoText(cargo, ship.power) })
  const button = (
    <button
      type="button"
      className={`${choice.wide} ${css.ship}`}
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
      {cargo.map(({ power, units }) => (
        <span key={power} className={css.aboard}>
          {power !== ship.power && <Roundel power={power} size={16} />}
          <ArmyStrip power={power} units={units} tone="plain" />
        </span>
      ))}
    </button>
  )
  return (
    <li>
      {usable ? button : <Why why={t('panels.move.shipDone')}>{button}</Why>}
      {on && ship.parties.reduce((sum, { units }) => sum + total(units), 0) > 1 && (
        <Landers
          ship={ship}
          selection={selection}
          onKeep={(owner, units) => onKeep(keepAboard(selection, ship.id, owner, units))}
        />
      )}
    </li>
  )
}

/** All that is aboard, by owner. */
function cargoOf({ cargo }: PickTransport): PickParty[] {
  const owners = [...new Set(cargo.map(({ power }) => power))]
  return owners.map((power) => ({ power, units: countCargo(cargo.filter((unit) => unit.power === power)) }))
}

/** Owners are named where somebody else than the ship's has units aboard. */
function cargoText(cargo: readonly PickParty[], ship: PowerId): string {
  if (cargo.every(({ power }) => power === ship)) return cargo.map(({ units }) => countsText(units)).join('')
  return listText(
    cargo.map(({ power, units }) => t('panels.move.cargoOf', { units: countsText(units), power: powerAdjective(power) })),
  )
}

type LandersProps = { ship: PickTransport; selection: Selection; onKeep: (owner: PowerId, units: Counts) => void }

/** Each unit aboard, to be landed or kept; of an ally's it is shown whose it is. */
function Landers({ ship, selection, onKeep }: LandersProps) {
  const lands = landsFrom(selection, ship)
  return (
    <fieldset className={css.landers}>
      <legend className="sr-only">{t('panels.move.lands')}</legend>
      <span aria-hidden="true">{t('panels.move.lands')}</span>
      {ship.parties.map(({ power, units }) => (
        <Lander
          key={power}
          units={units}
          owner={power}
          guest={power !== ship.power}
          lands={lands.find((party) => party.power === power)?.units ?? {}}
          onToggle={(type, landing) => {
            const kept = keptBy(selection, ship.id, power)
            onKeep(power, withCount(kept, type, (kept[type] ?? 0) + (landing ? 1 : -1)))
          }}
        />
      ))}
    </fieldset>
  )
}

type LanderProps = {
  units: Counts
  owner: PowerId
  guest: boolean
  lands: Counts
  onToggle: (type: UnitType, landing: boolean) => void
}

function Lander({ units, owner, guest, lands, onToggle }: LanderProps) {
  const each = UNIT_TYPES.flatMap((type) => Array.from({ length: units[type] ?? 0 }, (_, i) => ({ type, i })))
  return each.map(({ type, i }) => {
    const landing = i < (lands[type] ?? 0)
    const name = unitName(type, 1)
    return (
      <button
        key={`${type}-${i}`}
        type="button"
        className={css.lander}
        aria-pressed={landing}
        aria-label={guest ? t('panels.move.cargoOf', { units: name, power: powerAdjective(owner) }) : name}
        onClick={() => onToggle(type, landing)}
      >
        {guest && <Roundel power={owner} size={16} />}
        <UnitIcon type={type} size={18} />
      </button>
    )
  })
}
