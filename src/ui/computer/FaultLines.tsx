import '../../content/words/setup.ts'
import type { FaultFound } from '../../players/index.ts'
import type { Comparison } from '../../store/computer/types.ts'
import { aboutPerCent } from '../../store/odds/format.ts'
import { useUi } from '../../store/ui.ts'
import { pointing } from '../pointing.ts'
import { countsText, spaceName, t, tenths } from '../text.ts'
import { signed } from './motive.ts'
import css from './Watch.module.css'

/** Smaller changes of a risk count as equal. */
const SAME = 0.01

const faultWords = ({
  kind,
  space,
  from,
  to,
  units,
  stands,
  best,
  lose,
  kill,
  clear,
  better,
  before,
  after,
}: FaultFound): string =>
  t(`players.fault.${kind}`, {
    space: spaceName(space),
    from: spaceName(from),
    to: spaceName(to),
    units: countsText(units),
    stands,
    best: countsText(best),
    lose: tenths(lose),
    kill: tenths(kill),
    clear: aboutPerCent(clear),
    better: aboutPerCent(better),
    before: aboutPerCent(before),
    after: aboutPerCent(after),
    risk: Math.abs(before - after) < SAME ? 'same' : 'other',
  })

/** Weaknesses of the player's orders, worst first. Each highlights its space. */
export function FaultLines({ compared: { faults, elsewhere, gain } }: { compared: Comparison }) {
  if (faults.length === 0 && gain === 0) return <p aria-live="polite">{t('computer.hint.noFaults')}</p>
  return (
    <>
      {faults.length === 0 && <p aria-live="polite">{t('computer.hint.onlyTogether')}</p>}
      {faults.length > 0 && (
        <ol className={css.faults} aria-live="polite">
          {faults.map((fault) => (
            <li key={`${fault.from} ${fault.to}`}>
              <button
                type="button"
                {...pointing([fault.from, fault.to])}
                onClick={() => useUi.getState().setRing([fault.from, fault.to])}
              >
                <span>{faultWords(fault)}</span>
                <b>{signed(fault.ipc)}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
      <dl className={css.why}>
        {faults.length > 0 && (
          <div>
            <dt>{t('computer.hint.elsewhere')}</dt>
            <dd>{signed(elsewhere)}</dd>
          </div>
        )}
        <div className={css.sum}>
          <dt>{t('computer.hint.gain')}</dt>
          <dd>
            {signed(gain)} <span>{t('computer.ipc')}</span>
          </dd>
        </div>
      </dl>
    </>
  )
}
