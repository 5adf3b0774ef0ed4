import type { OptionOverlays, Overlay } from '../../kernel/overlay.ts'
import { testLimit } from './politics/score.ts'
import { scoresIn } from './politics/standings.ts'

/**
 * The game ends at its limit with a count. Winning capitals are data: Paris is required (TOU-VIC-01), the Allies' are standard
 * (TOU-VIC-02), a surrendered power's counts only under enemy control (TOU-COL-14).
 */
export const score: Overlay = {
  steps: { endTurn: (list) => [...list, { id: 'limit', run: testLimit }] },
  views: { scores: scoresIn },
}

/** Length of the game and scoring (TOU-VIC-05, TOU-VIC-07). */
export const options: OptionOverlays = {
  rounds: (value) => ({ data: { limit: { rounds: Number(value) } } }),
  'time-limit': { data: { limit: { byTime: true } } },
  minutes: (value) => ({ data: { limit: { minutes: Number(value) } } }),
  'score-control-only': { data: { score: { contested: false } } },
}
