import { useEffect, useRef, useState } from 'react'
import { decision, type PowerId, turn } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
import { useGame } from '../../store/game.ts'
import { useMustDecide, useSeatOf, useSolo, useWinner } from '../../store/selectors.ts'
import { useSettings } from '../../store/settings.ts'
import { playerName } from '../../store/timeline.ts'
import { powerInText, powerName, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from './Handover.module.css'

/** At least this long, then until somebody does something. */
const AT_LEAST = 1200
const AT_MOST = 6000

type Band = { power: PowerId; player: string; keeper: string | null; keeps: PowerId }

/** A band across the map when somebody else must act. The same person holding the next power is told nothing. */
export function Handover() {
  const power = useMustDecide()
  const seat = useSeatOf(power)
  const solo = useSolo()
  const over = useWinner() !== null
  const sitting = useGame((store) => store.sitting)
  const setting = useSettings((settings) => settings.handover)
  const known = useRef({ seat: -1, sitting: -1 })
  const [band, setBand] = useState<Band | null>(null)

  useEffect(() => {
    const { game } = useGame.getState()
    const before = known.current
    known.current = { seat, sitting }
    if (over) setBand(null)
    if (!game || over || before.seat === seat || before.sitting !== sitting) return
    const asked = decision(game)
    const keeps = turn(game).power
    const keeper = asked && asked.by !== keeps ? playerName(game, keeps) : null
    const next: Band = { power, player: playerName(game, power), keeper, keeps }
    announce(t('app.handover.spoken', { player: next.player, power: powerName(power), kind: keeper ? 'decision' : 'turn' }), true)
    if (!solo && setting === 'banner') setBand(next)
  }, [seat, sitting, power, solo, over, setting])

  useEffect(() => {
    if (!band) return undefined
    const close = () => setBand(null)
    const events = ['pointerdown', 'keydown'] as const
    const arm = setTimeout(() => {
      for (const event of events) addEventListener(event, close, { once: true })
    }, AT_LEAST)
    const end = setTimeout(close, AT_MOST)
    return () => {
      clearTimeout(arm)
      clearTimeout(end)
      for (const event of events) removeEventListener(event, close)
    }
  }, [band])

  if (!band) return null
  return (
    <div className={css.band} data-power={band.power}>
      <Glyph name={band.power} size={28} />
      <div>
        <p className="type-title">{t('app.handover.title', { player: band.player, power: powerInText(band.power) })}</p>
        <p>{t(band.keeper ? 'app.handover.decision' : 'app.handover.turn', { power: powerInText(band.keeps) })}</p>
      </div>
      {band.keeper && (
        <p className={css.keeper}>
          {t('app.handover.keeps', { player: band.keeper })}
          <Glyph name={band.keeps} size={14} />
        </p>
      )}
    </div>
  )
}
