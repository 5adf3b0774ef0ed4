import type { SpaceId } from '../../engine/index.ts'
import { type MineField, type MineRoll, useMineReports } from '../../store/game/reports.ts'
import { countsText, powerInText, spaceName, t, unitName } from '../text.ts'
import { Glyph, UnitIcon } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import { Dice } from './Dice.tsx'
import css from './MineCard.module.css'

type Props = {
  /** Limits the list to this zone. */ zone?: SpaceId /** One line a zone. */
  compact?: boolean
}

/** Mine rolls of this turn by ship, with results. */
export function MineCard({ zone, compact = false }: Props) {
  const fields = useMineReports().filter((field) => zone === undefined || field.zone === zone)
  if (fields.length === 0) return null
  return (
    <div className={css.fields} data-compact={compact || undefined}>
      {fields.map((field) => (compact ? <Line key={field.id} field={field} /> : <Field key={field.id} field={field} />))}
    </div>
  )
}

function totalOf({ sunk, damaged }: MineField): string {
  const parts = [
    ...(sunk > 0 ? [t('battle.mines.sunkCount', { count: sunk })] : []),
    ...(damaged > 0 ? [t('battle.mines.damagedCount', { count: damaged })] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : t('battle.mines.allSafe')
}

function resultOf({ ship, result }: MineRoll): string {
  const cargo = ship.cargo ?? []
  if (result !== 'sunk' || cargo.length === 0) return t(`battle.mines.${result}`)
  const counts: Record<string, number> = {}
  for (const { type } of cargo) counts[type] = (counts[type] ?? 0) + 1
  return t('battle.mines.sunkCargo', { cargo: countsText(counts) })
}

function Line({ field }: { field: MineField }) {
  return (
    <div className={css.line}>
      <span className={css.label}>{t('battle.strip.mines')}</span>
      <Dice dice={field.rolls.map((roll) => roll.die.value)} needs={field.rolls[0]?.die.needs ?? 1} />
      <span className="sr-only">{field.rolls.map(spoken).join('; ')}</span>
      <span className={css.total}>{totalOf(field)}</span>
    </div>
  )
}

const spoken = (roll: MineRoll) =>
  t('battle.mines.ship', { ship: unitName(roll.ship.type), die: roll.die.value, result: resultOf(roll) })

function Field({ field }: { field: MineField }) {
  return (
    <section className={css.field} aria-label={t('battle.mines.title', { zone: spaceName(field.zone) })}>
      <div className={`${line.mark} ${css.head}`}>
        <Glyph name="mined" size={20} />
        <h3>{t('battle.mines.title', { zone: spaceName(field.zone) })}</h3>
        <b className={css.total}>{totalOf(field)}</b>
      </div>
      <p className="type-note">
        {t('battle.mines.by', { power: powerInText(field.by) })} {t('battle.mines.note')}
      </p>
      <ul className={css.ships}>
        {field.rolls.map((roll, index) => (
          <li key={index} className={css.ship} data-result={roll.result} data-power={roll.owner}>
            <span className="sr-only">{spoken(roll)}</span>
            <span className={css.chip} aria-hidden="true">
              <UnitIcon type={roll.ship.type} size={20} damaged={roll.ship.damaged === true || roll.result === 'damaged'} />
            </span>
            <Dice dice={[roll.die.value]} needs={roll.die.needs} />
            <span className={css.fate} aria-hidden="true">
              {resultOf(roll)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
