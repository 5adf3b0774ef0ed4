import { useMemo } from 'react'
import { type Belligerent, type Chronicle, costlyBattles } from '../../history/index.ts'
import { powerAtStart, spaceName, t } from '../text.ts'
import { goToBattle } from './go.ts'
import { partyName, stopText } from './names.ts'
import { PartyDisc } from './PartyDisc.tsx'
import css from './Readout.module.css'
import type { Stop } from './series.ts'

/** Maximum number of battles in the list. */
const MOST = 6

type Props = { chronicle: Chronicle; stops: readonly Stop[]; at: number; party: Belligerent }

/** The battles in which a party lost most in a round. Each opens on its board. */
export function Fell({ chronicle, stops, at, party }: Props) {
  const [before, stop] = [stops[at - 1], stops[at]]
  const battles = useMemo(
    () => (before && stop ? costlyBattles(chronicle.entries, party, before.index, stop.index).slice(0, MOST) : []),
    [chronicle, party, before, stop],
  )
  // The row keeps its height, so nothing jumps between rounds.
  if (!stop || battles.length === 0) return <div className={css.fell} />
  const title = t('charts.fell.title', { party: partyName(party), round: stopText(stop) })
  return (
    <div className={css.fell}>
      <span className="type-note" aria-hidden="true">
        {t('charts.fell.caption')}
      </span>
      <ul aria-label={title}>
        {battles.map(({ battle, space, attacker, ipc }) => (
          <li key={battle}>
            <button
              type="button"
              aria-label={t('charts.fell.battle', { space: spaceName(space), power: powerAtStart(attacker), ipc })}
              onClick={() => goToBattle(battle)}
            >
              {/* With several battles in one place, the icon shows whose. */}
              <PartyDisc party={attacker} size={15} />
              {spaceName(space)} <b>{ipc}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
