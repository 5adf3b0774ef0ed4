import { UNIT_TYPES } from '../../engine/index.ts'
import type { Forecast } from '../../odds/index.ts'
import { MIN_SHOWN_IPC, swingIn, swingText } from '../../store/odds/format.ts'
import { t, tenths, unitName } from '../text.ts'
import { Roundel, TermIn, UnitIcon } from '../widgets/index.ts'
import css from './MeanLosses.module.css'
import type { Parties } from './parties.ts'
import { namesOf, swingFor } from './party-words.ts'
import { SIDE_IDS, type SideId } from './spreads.ts'

/** Average losses of both sides by unit and in IPC. */
export function MeanLosses({ odds, parties }: { odds: Forecast; parties: Parties }) {
  return (
    <table className={css.losses}>
      <caption className="sr-only">{t('odds.picture.losses')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('odds.picture.side')}</span>
          </th>
          <th scope="col">{t('odds.picture.unitsLost')}</th>
          <th scope="col">
            <TermIn term="ipc" sentence={t('odds.picture.ipcLost')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {SIDE_IDS.map((side) => (
          <tr key={side}>
            <th scope="row">
              <span className={css.party}>
                {parties[side].map((power) => (
                  <Roundel key={power} power={power} size={18} />
                ))}
                {namesOf(parties[side])}
              </span>
            </th>
            <td>
              <Units units={odds.lost[side].units} />
            </td>
            <td>
              <b>{tenths(odds.lost[side].ipc)}</b>
            </td>
          </tr>
        ))}
        {odds.taken >= MIN_SHOWN_IPC && (
          <tr>
            <th scope="row">{t('odds.picture.raidRow')}</th>
            <td>{t('odds.picture.raidFrom')}</td>
            <td>
              <b>{tenths(odds.taken)}</b>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr title={t('odds.picture.swingNote')}>
          <th scope="row" colSpan={2}>
            <TermIn term="swing" sentence={swingFor(parties)} />
          </th>
          <td>
            <b>{swingText(swingIn(odds))}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Above zero after rounding to one decimal. */
const SEEN = 0.05

function Units({ units }: { units: Forecast['lost'][SideId]['units'] }) {
  const types = UNIT_TYPES.filter((type) => (units[type] ?? 0) >= SEEN)
  if (types.length === 0) return t('odds.picture.none')
  return (
    <ul className={css.units}>
      {types.map((type) => (
        <li key={type} title={unitName(type, 2)}>
          <UnitIcon type={type} named />
          {tenths(units[type] ?? 0)}
        </li>
      ))}
    </ul>
  )
}
