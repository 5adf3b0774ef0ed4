/** Replays the war from any moment to the present. */
import { create } from 'zustand'
import { momentAfter } from '../../history/index.ts'
import { addViewEffect } from '../effects.ts'
import { loadFullLog } from '../game/full-log.ts'
import { useGame } from '../game/game.ts'
import { chronicleNow, leaveMoment, momentNow, showMoment } from './moments.ts'
import { viewedIndex } from './viewed-moment.ts'

/** Actions per second, or turn by turn. */
export const TEMPOS = ['0.5', '1', '2', '4', '8', 'turn'] as const
export type Tempo = (typeof TEMPOS)[number]

/** Duration of one turn (ms). */
const TURN = 2000
const pauseOf = (pace: Tempo): number => (pace === 'turn' ? TURN : 1000 / Number(pace))

/** Minimum time between two camera moves (ms). */
const CALM = 1500

type Replay = { readonly playing: boolean; readonly pace: Tempo }
export const useWarReplay = create<Replay>(() => ({ playing: false, pace: '2' }))

const clock: { next: ReturnType<typeof setTimeout> | undefined; led: number; stop: () => void } = {
  next: undefined,
  led: 0,
  stop: () => undefined,
}

export function setTempo(pace: Tempo): void {
  useWarReplay.setState({ pace })
  if (useWarReplay.getState().playing) schedule()
}

/** Pauses at the viewed moment. */
export function pauseReplay(): void {
  clearTimeout(clock.next)
  clock.stop()
  clock.stop = () => undefined
  if (useWarReplay.getState().playing) useWarReplay.setState({ playing: false })
}

/** Plays from the viewed moment, or from the opening. */
export function startReplay(): void {
  loadFullLog()
  const { opening, log } = useGame.getState()
  if (!opening || log.length === 0) return
  pauseReplay()
  if (momentNow() === null) showMoment(viewedIndex() ?? 0)
  clock.led = 0
  useWarReplay.setState({ playing: true })
  // Viewing another moment pauses it.
  clock.stop = addViewEffect('war-replay', ({ look }, before) => {
    if (look !== before.look && look?.played !== true) pauseReplay()
  })
  schedule()
}

export const toggleReplay = (): void => (useWarReplay.getState().playing ? pauseReplay() : startReplay())

function schedule(): void {
  clearTimeout(clock.next)
  clock.next = setTimeout(playOn, pauseOf(useWarReplay.getState().pace))
}

function playOn(): void {
  const at = momentNow()
  const chronicle = chronicleNow()
  if (at === null || !chronicle) return pauseReplay()
  const stride = useWarReplay.getState().pace === 'turn' ? 'turn' : 'action'
  const { index } = momentAfter(chronicle, { game: '', index: at }, stride)
  if (index >= chronicle.entries.length) {
    pauseReplay()
    return leaveMoment()
  }
  const now = performance.now()
  const led = now - clock.led >= CALM
  if (led) clock.led = now
  showMoment(index, { from: at, still: !led, played: true })
  schedule()
}
