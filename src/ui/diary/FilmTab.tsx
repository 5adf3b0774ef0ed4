import { useEffect, useMemo, useState } from 'react'
import type { Theme } from '../../content/palette.ts'
import { isMotionReduced } from '../../store/settings/motion.ts'
import type { ToldRound } from '../../store/view/diary.ts'
import { t } from '../text.ts'
import tick from '../widgets/Check.module.css'
import { Button } from '../widgets/index.ts'
import css from './Diary.module.css'
import { Drawn } from './Drawn.tsx'
import { openIn, roundTitle, sharedShapes } from './document.ts'
import { frontLines } from './map/front-lines.ts'
import { coloured, type Inks } from './map/inks.ts'
import { EUROPE, smallMap } from './map/small-map.ts'

/** Duration of a round while the film plays (ms). */
const STAND = 1200
const WIDE = 880
const SMALL = 220

type Props = { rounds: readonly ToldRound[]; theme: Theme; onGo: (index: number) => void }

const mapOf = (told: ToldRound, inks: Inks, width: number, rounds: readonly ToldRound[] = []) =>
  smallMap(told.summary.state, {
    frame: EUROPE,
    width,
    inks,
    armies: width === WIDE && rounds.length === 0,
    names: width === WIDE ? 'capitals' : 'none',
    label: t('diary.mapOf', { round: roundTitle(told) }),
    over: frontLines(
      rounds.map(({ round, summary }) => ({ round, state: summary.state })),
      inks,
      EUROPE,
      width,
      told.round,
    ),
  })

/** Small maps, one for each round, that can be stepped and played; and the fronts of all rounds on one map. */
export function FilmTab({ rounds, theme, onGo }: Props) {
  const last = rounds.length - 1
  const [at, setAt] = useState(last)
  const [plays, setPlays] = useState(false)
  const [lines, setLines] = useState(false)
  const inks = useMemo(() => coloured(theme), [theme])
  const still = isMotionReduced()
  const now = rounds[Math.min(at, last)]
  const shared = useMemo(() => sharedShapes(rounds, inks), [rounds, inks])
  const large = useMemo(() => now && mapOf(now, inks, WIDE, lines ? rounds : []), [now, inks, lines, rounds])
  useEffect(() => {
    if (!plays) return undefined
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlays(false)), STAND)
    return () => clearTimeout(timer)
  }, [plays, at, last])
  if (!now || !large) return null
  const step = (to: number) => {
    setPlays(false)
    setAt(Math.max(0, Math.min(last, to)))
  }
  const play = () => {
    if (!plays && at >= last) setAt(0)
    setPlays(!plays)
  }
  return (
    <div className={css.body}>
      <Drawn of={shared} />
      <div className={css.film}>
        <div className={css.steps}>
          <h3>{roundTitle(now)}</h3>
          <Button icon="prev" aria-label={t('diary.before')} onClick={() => step(at - 1)} />
          <Button icon="next" aria-label={t('diary.after')} onClick={() => step(at + 1)} />
          {!still && <Button onClick={play}>{t(plays ? 'diary.pause' : 'diary.play')}</Button>}
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t('diary.roundShown')}
            aria-valuetext={roundTitle(now)}
            onChange={(event) => step(Number(event.target.value))}
          />
          <Button onClick={() => onGo(now.summary.index)}>{t('diary.goTo', { round: now.round, ...openIn(now.summary) })}</Button>
        </div>
        <figure className={css.large}>
          <Drawn of={large} />
          <figcaption className={css.under}>
            {lines ? t('diary.frontsNote') : t('diary.caption', openIn(now.summary))}
            <label className={css.tick}>
              <input type="checkbox" className={tick.box} checked={lines} onChange={(event) => setLines(event.target.checked)} />
              {t('diary.fronts')}
            </label>
          </figcaption>
        </figure>
        <ul className={css.frames}>
          {rounds.map((told, place) => (
            <li key={told.round}>
              <Frame told={told} inks={inks} now={place === at} onGo={onGo} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Frame({ told, inks, now, onGo }: { told: ToldRound; inks: Inks; now: boolean; onGo: Props['onGo'] }) {
  const small = useMemo(() => mapOf(told, inks, SMALL), [told, inks])
  return (
    <button
      type="button"
      className={css.frame}
      data-now={now ? '' : undefined}
      aria-label={t('diary.goToNamed', { round: roundTitle(told) })}
      onClick={() => onGo(told.summary.index)}
    >
      <Drawn of={small} />
      {roundTitle(told)}
    </button>
  )
}
