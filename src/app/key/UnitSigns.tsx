import { type GameState, POWERS, type PowerId } from '../../engine/index.ts'
import { powerName, t } from '../../store/text.ts'
import { Glyph, Roundel } from '../../ui/widgets/index.ts'
import { unitsInPlay } from './inPlay.ts'
import css from './KeySheet.module.css'

type Unit = ReturnType<typeof unitsInPlay>[number]

function Figures({ unit: { cost, attack, defence, move } }: { unit: Unit }) {
  return <span className={css.figures}>{t('panels.purchase.values', { cost, attack, defence, move })}</span>
}

/** Every unit large, in a power's ink, and grey and small as on a crowded map. */
export function UnitSigns({ game }: { game: GameState }) {
  return (
    <ul className={css.units}>
      {unitsInPlay(game).map((unit, i) => (
        <li key={unit.id}>
          <div className={css.unitHead}>
            <h4>{unit.name}</h4>
            <Figures unit={unit} />
          </div>
          <div className={css.sizes} data-power={POWERS[i % POWERS.length]}>
            <Glyph name={unit.id} size={48} />
            <span className={css.inked}>
              <Glyph name={unit.id} size={32} />
            </span>
            <span className={css.inked}>
              <Glyph name={unit.id} size={20} />
            </span>
            <span className={css.grey}>
              <Glyph name={unit.id} size={20} />
            </span>
          </div>
          <p className="type-note">{t('key.units.sign', { unit: unit.id })}</p>
        </li>
      ))}
    </ul>
  )
}

/** All powers by all units, on their inks; below them in grey. */
export function Powers({ game }: { game: GameState }) {
  const units = unitsInPlay(game)
  return (
    <table className={css.powers}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('key.powers.power')}</th>
          {units.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
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
            {units.map(({ id, name }) => (
              <td key={id}>
                <span className={css.cell}>
                  <Glyph name={id} size={20} title={name} />
                </span>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className={css.greyHead}>
            {t('key.powers.grey')}
          </th>
          {units.map(({ id, name }) => (
            <td key={id} className={css.greyCell}>
              <Glyph name={id} size={20} title={name} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
