import { useEffect, useRef, useState } from 'react'
import { decision, type PowerId, turn } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
import { sitterOf, useComputerToAct } from '../../store/computers.ts'
import { useGame } from '../../store/game.ts'
import { useLook, useLooksBack } from '../../store/look.ts'
import { useMustDecide, useSeatOf, useSolo, useWinner } from '../../store/selectors.ts'
import { useSettings } from '../../store/settings.ts'
import { playerName } from '../../store/timeline.ts'

import { partOf, shown } from '../later.tsx'
import { soon } from '../pieces/soon/piece.ts'
import { powerInText, powerName, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from './Handover.module.css'

/** At least this long (ms), then until somebody does something; a question is soon understood. */
const AT_LEAST = 1200
const AT_MOST = { turn: 6000, decision: 3000 } as const

const BandLines = shown(partOf(soon, 'BandLines'), { silent: true })

/** `again`: the turn goes on after a decision of somebody else, and its news is known. */
type Band = { power: PowerId; player: string; keeper: string | null; keeps: PowerId; again: boolean }

/**
 * A band over the ribbon and the rail when somebody else must act, or a game is taken up again: who, and what they have missed.
 * The map stays whole, and the same person holding the next power is told nothing.
 */
export function Handover() {
  const power = useMustDecide()
  const seat = useSeatOf(power)
  const solo = useSolo()
  // Nothing is handed over to the computer; whoever acts after it is told what they have missed.
  const computer = useComputerToAct() !== null
  const over = useWinner() !== null
  const sitting = useGame((store) => store.sitting)
  const setting = useSettings((settings) => settings.handover)
  const known = useRef({ seat: -1, sitting: -1, turn: '' })
  const [band, setBand] = useState<Band | null>(null)

  useEffect(() => {
    if (computer) return setBand(null)
    const { game, log, earlier, computers } = useGame.getState()
    const before = known.current
    const asked = game && decision(game)
    const now = game ? turn(game) : null
    const keeps = now?.power ?? power
    const own = !asked || asked.by === keeps
    const current = now ? `${sitting} ${now.round} ${now.power}` : ''
    known.current = { seat, sitting, turn: own ? current : before.turn }
    const resumed = before.sitting !== sitting
    if (over || resumed) setBand(null)
    // At the beginning of a war nobody has anything to hand over, and whoever plays alone knows who they are.
    if (!game || over || (resumed ? log.length + earlier.length === 0 || solo : before.seat === seat)) return
    const keeper = own ? null : sitterOf(computers, game, keeps)
    const again = own && before.turn === current
    const next: Band = { power, player: playerName(game, power), keeper, keeps, again }
    const kind = keeper ? 'decision' : again ? 'again' : 'turn'
    announce(t('app.handover.spoken', { player: next.player, power: powerName(power), kind }), true)
    if (!solo && setting === 'banner') setBand(next)
  }, [seat, sitting, power, solo, over, setting, computer])

  // Round and phases of what is past, or of a sketch, lie under it, and whoever looks there has taken the table. Steps are what led to it.
  const past = useLooksBack()
  const beside = useLook((store) => store.band !== null)
  useEffect(() => {
    if (past || beside) setBand(null)
  }, [past, beside])

  useEffect(() => {
    if (!band) return undefined
    const close = (event?: Event) => {
      // What stands in it is pressed, not brushed away.
      if (event?.target instanceof Element && event.target.closest('[data-band] button')) return
      setBand(null)
    }
    const events = ['pointerdown', 'keydown'] as const
    const arm = setTimeout(() => {
      for (const event of events) addEventListener(event, close)
    }, AT_LEAST)
    const end = setTimeout(close, AT_MOST[band.keeper || band.again ? 'decision' : 'turn'])
    return () => {
      clearTimeout(arm)
      clearTimeout(end)
      for (const event of events) removeEventListener(event, close)
    }
  }, [band])

  const game = useGame((store) => store.game)
  if (!band) return null
  return (
    <div className={css.band} data-band data-power={band.power}>
      <Glyph name={band.power} size={28} />
      <div className={css.who}>
        <p className="type-title">{t('app.handover.title', { player: band.player, power: powerInText(band.power) })}</p>
        <p>
          {t(band.keeper ? 'app.handover.decision' : band.again ? 'app.handover.again' : 'app.handover.turn', {
            power: powerInText(band.keeps),
          })}
        </p>
      </div>
      {!band.keeper && !band.again && game && <BandLines game={game} />}
      {band.keeper && (
        <p className={css.keeper}>
          {t('app.handover.keeps', { player: band.keeper })}
          <Glyph name={band.keeps} size={14} />
        </p>
      )}
    </div>
  )
}
