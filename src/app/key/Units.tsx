import { content } from '../../content/index.ts'
import { POWERS, type PowerId } from '../../engine/index.ts'
import { powerName, t } from '../../store/text.ts'
import { Glyph, Roundel } from '../../ui/widgets/index.ts'
import css from './KeySheet.module.css'

/** Two are drawn already and come with a later ruleset. */
const UNITS = [
  'infantry',
  'artillery',
  'tank',
  'fighter',
  'machine-gun',
  'battleship',
  'cruiser',
  'destroyer',
  'submarine',
  'transport',
]
const facts = new Map(content.units.map((unit) => [unit.id as string, unit]))
const nameOf = (unit: string) => facts.get(unit)?.name ?? t(`widgets.unit.${unit}`, { count: 1 })
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function Figures({ unit }: { unit: string }) {
  const fact = facts.get(unit)
  if (!fact) return <span className={css.figures}>{t('key.units.later')}</span>
  const { cost, attack, defence, move } = fact
  const values = { cost, attack, defence, move }
  return (
    <span className={css.figures}>
      <span aria-hidden="true">{t('key.units.short', { ...values, attack: attack || '–', defence: defence || '–' })}</span>
      <span className="sr-only">{t('key.units.figures', values)}</span>
    </span>
  )
}

/** Every unit large, in a power's ink, and grey and small as on a crowded map. */
export function Units() {
  return (
    <ul className={css.units}>
      {UNITS.map((unit, i) => (
        <li key={unit}>
          <div className={css.unitHead}>
            <h4>{capital(nameOf(unit))}</h4>
            <Figures unit={unit} />
          </div>
          <div className={css.sizes} data-power={POWERS[i % POWERS.length]}>
            <Glyph name={unit} size={48} />
            <span className={css.inked}>
              <Glyph name={unit} size={32} />
            </span>
            <span className={css.inked}>
              <Glyph name={unit} size={20} />
            </span>
            <span className={css.grey}>
              <Glyph name={unit} size={20} />
            </span>
          </div>
          <p className="type-note">{t('key.units.sign', { unit })}</p>
        </li>
      ))}
    </ul>
  )
}

/** All powers by all units, on their inks; below them in grey. */
export function Powers() {
  return (
    <table className={css.powers}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('key.powers.power')}</th>
          {UNITS.map((unit) => (
            <th key={unit} scope="col">
              {nameOf(unit)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {POWERS.map((power: PowerId) => (
          <tr key={power} data-power={power}>
            <th scope="row">
              <span className={css.power}>
                <Roundel power={power} size={20} />
                {powerName(power)}
              </span>
            </th>
            {UNITS.map((unit) => (
              <td key={unit}>
                <span className={css.cell}>
                  <Glyph name={unit} size={20} title={nameOf(unit)} />
                </span>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={css.greyHead}>
            {t('key.powers.grey')}
          </th>
          {UNITS.map((unit) => (
            <td key={unit} className={css.greyCell}>
              <Glyph name={unit} size={20} title={nameOf(unit)} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
