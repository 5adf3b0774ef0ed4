import type { GameState, SpaceId } from '../../engine/index.ts'
import { spaceName, t, unitName, unitTitle } from '../text.ts'
import tick from '../widgets/Check.module.css'
import counted from '../widgets/CountRow.module.css'
import { RuleTag, Stepper, UnitIcon } from '../widgets/index.ts'
import { type Landfall, useAside, useAsideIn, type WarshipRow } from './aside.ts'
import css from './SetAside.module.css'

/** For each landing from this zone: ships that stay with it during the sea battle. Hidden if all ships must fight. */
export function SetAside({ game, zone }: { game: GameState; zone: SpaceId }) {
  const groups = useAsideIn(game, zone)
  if (!groups || groups.landfalls.length === 0) return null
  return groups.landfalls.map((landfall) => (
    <Group key={landfall.to} zone={zone} landfall={landfall} all={groups.landfalls} rows={groups.rows} />
  ))
}

type GroupProps = { zone: SpaceId; landfall: Landfall; all: readonly Landfall[]; rows: readonly WarshipRow[] }

function Group({ zone, landfall, all, rows }: GroupProps) {
  const { to, transports, fighting, ships } = landfall
  const keep = useAside((store) => store.keep)
  const expose = useAside((store) => store.expose)
  return (
    <fieldset className={css.group}>
      <legend>
        {t('battle.aside.title', { space: spaceName(to) })} <RuleTag rule="ADV-11-04" />
      </legend>
      <p className="type-note">{t('battle.aside.note')}</p>
      {transports.length > 0 && (
        <label className={css.check}>
          <input type="checkbox" className={tick.box} checked={!fighting} onChange={() => expose(zone, to, !fighting)} />
          {t('battle.aside.transports', { count: transports.length })}
        </label>
      )}
      {rows.map((row) => {
        const elsewhere = all.reduce((sum, each) => sum + (each.to === to ? 0 : (each.ships[row.key] ?? 0)), 0)
        const name = row.damaged ? t('battle.aside.damaged', { unit: unitName(row.type, 2) }) : unitName(row.type, 2)
        return (
          <div key={row.key} className={`${counted.row} ${css.row}`}>
            <UnitIcon type={row.type} size={22} damaged={row.damaged} />
            <span className={counted.name}>
              {row.damaged ? t('battle.aside.damaged', { unit: unitName(row.type, 2) }) : unitTitle(row.type)}
            </span>
            <Stepper
              label={t('battle.aside.label', { units: name, space: spaceName(to) })}
              value={ships[row.key] ?? 0}
              max={row.count - elsewhere}
              onChange={(count) => keep(zone, to, row.key, count)}
              whyMin={t('battle.aside.least')}
              whyMax={t('battle.aside.most')}
            />
            <span className={counted.of}>{t('decisions.losses.of', { max: row.count })}</span>
          </div>
        )
      })}
    </fieldset>
  )
}
