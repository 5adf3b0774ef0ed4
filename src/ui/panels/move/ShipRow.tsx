import { type Counts, type PowerId, UNIT_TYPES, type UnitType } from '../../../engine/index.ts'
import { countCargo, total, withCount } from '../../../planning/counts.ts'
import type { PickParty, PickTransport } from '../../../planning/picks.ts'
import type { Selection } from '../../../planning/selection.ts'
import { cargoKeptBy, cargoToLand } from '../../../planning/selection.ts'
import { isUsable, keepInAll, pickedIn, pickShips, type ShipGroup } from '../../../planning/ship-groups.ts'
import { countsText, listText, powerAdjective, t, unitName } from '../../text.ts'
import { ArmyStrip, Roundel, Stepper, UnitIcon } from '../../widgets/index.ts'
import { UnitRow } from '../shared/parts.tsx'
import css from './ShipRow.module.css'
import { setRow } from './typing.ts'

type Props = { group: ShipGroup; selection: Selection; onPick: (selection: Selection) => void }
type RowProps = Props & { counted: boolean }

/** Transports that carry the same, by number; what they carry goes with them, or ashore. */
export function ShipRow({ group, selection, onPick, counted }: RowProps) {
  const { first, ships } = group
  const picked = pickedIn(selection, group)
  const cargo = cargoOf(first)
  const name = first.own ? t('panels.move.transport') : t('panels.move.alliedTransport', { power: powerAdjective(first.power) })
  const state =
    cargo.length === 0
      ? t('panels.move.empty')
      : t('panels.move.carry', { count: ships.length, units: cargoText(cargo, first.power) })
  const usable = isUsable(group)
  return (
    <>
      <UnitRow
        icon={<UnitIcon type="transport" size={24} />}
        name={
          <span className={css.shipName}>
            {name}
            {cargo.map(({ power, units }) => (
              <span key={power} className={css.aboard}>
                {power !== first.power && <Roundel power={power} size={16} />}
                <ArmyStrip power={power} units={units} tone="plain" />
              </span>
            ))}
          </span>
        }
        note={first.canMove || !first.own ? state : t('panels.move.shipStays', { state })}
        faint={!usable}
        counted={counted}
        control={
          <span data-carrier={cargo.length > 0 || undefined}>
            <Stepper
              label={`${name}, ${state}`}
              value={picked}
              max={usable ? ships.length : 0}
              onFocus={() => setRow(group.key)}
              onChange={(count) => onPick(pickShips(selection, group, count))}
              whyMin={t('panels.move.nonePicked')}
              whyMax={usable ? t('panels.move.allPicked') : t('panels.move.shipDone')}
            />
          </span>
        }
        after={t('panels.move.of', { count: ships.length })}
      />
      {picked > 0 && first.parties.reduce((sum, { units }) => sum + total(units), 0) > 1 && (
        <li>
          <Landers group={group} selection={selection} onPick={onPick} />
        </li>
      )}
    </>
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

/** Each unit aboard, to be landed or kept; of an ally's it is shown whose it is. One answer for all ships that are alike. */
function Landers({ group, selection, onPick }: Props) {
  const { first } = group
  const lands = cargoToLand(selection, first)
  return (
    <fieldset className={css.landers}>
      <legend className="sr-only">{t('panels.move.lands')}</legend>
      <span aria-hidden="true">{t('panels.move.lands')}</span>
      {first.parties.map(({ power, units }) => (
        <Lander
          key={power}
          units={units}
          owner={power}
          guest={power !== first.power}
          lands={lands.find((party) => party.power === power)?.units ?? {}}
          onToggle={(type, landing) => {
            const kept = cargoKeptBy(selection, first.id, power)
            onPick(keepInAll(selection, group, power, withCount(kept, type, (kept[type] ?? 0) + (landing ? 1 : -1))))
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
