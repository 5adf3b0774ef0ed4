import { type ReactNode, useId } from 'react'
import type { BattleEnd, Forecast } from '../../odds/index.ts'
import { perCent } from '../../store/odds/format.ts'
import { t } from '../text.ts'
import { Term } from '../widgets/index.ts'
import css from './ChanceBar.module.css'

const ENDS: readonly BattleEnd[] = ['cleared', 'contested', 'repulsed', 'annihilated']
/** Smaller chances are not drawn or mentioned. */
const HARDLY = 0.0005

type Props = {
  odds: Forecast
  at: 'land' | 'sea'
  /** Compact: numbers in the order of the bar. */
  brief?: boolean
}

/** The possible results as one bar and numbers. */
export function ChanceBar({ odds, at, brief = false }: Props) {
  const id = useId()
  const ends = ENDS.filter((end) => end !== 'annihilated' || odds[end] >= HARDLY)
  const most = Math.max(...ends.map((end) => odds[end]))
  const parts = ends.map((end, i) => ({ end, from: ends.slice(0, i).reduce((sum, each) => sum + odds[each], 0) }))
  const count = Math.round(odds.cleared * 20)
  return (
    <div className={css.chances}>
      <svg className={css.bar} aria-hidden="true" focusable="false">
        <Patterns id={id} />
        {parts.map(({ end, from }) => (
          <rect
            key={end}
            x={`${from * 100}%`}
            width={`${Math.max(0, Math.min(odds[end], 1 - from)) * 100}%`}
            height="100%"
            {...fillOf(end, id)}
          />
        ))}
      </svg>
      <ul className={css.numbers}>
        {ends.map((end) => (
          <li key={end} data-most={odds[end] === most || undefined}>
            {!brief && (
              <svg className={css.swatch} aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" {...fillOf(end, id)} />
              </svg>
            )}
            <EndTerm end={end} at={at} isPlain={brief}>
              {perCent(odds[end])} {t(`odds.picture.end.${end}`, { at })}
            </EndTerm>
          </li>
        ))}
      </ul>
      {!brief && <p className={css.twenty}>{t('odds.picture.twenty', { count, rest: 20 - count })}</p>}
    </div>
  )
}

/** `isPlain`: inside another control. */
type EndProps = { end: BattleEnd; at: Props['at']; isPlain: boolean; children: ReactNode }

/** A result whose term has a definition opens it. */
function EndTerm({ end, at, isPlain, children }: EndProps) {
  if (isPlain || end === 'annihilated' || (at === 'sea' && end !== 'cleared')) return <span>{children}</span>
  return <Term term={end}>{children}</Term>
}

/** Solid, hatched, empty, dotted: distinct without colour. */
const fillOf = (end: BattleEnd, id: string): { fill: string } => {
  const fill: Readonly<Record<BattleEnd, string>> = {
    cleared: 'currentColor',
    contested: `url(#${id}hatch)`,
    repulsed: 'none',
    annihilated: `url(#${id}dots)`,
  }
  return { fill: fill[end] }
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}hatch`} width="4.5" height="4.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="1.5" height="4.5" fill="currentColor" />
      </pattern>
      <pattern id={`${id}dots`} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect x="1" y="1" width="1.5" height="1.5" fill="currentColor" />
      </pattern>
    </defs>
  )
}
