import type { OptionOverlays, Overlay } from '../../kernel/overlay.ts'
import { testLimit } from './politics/score.ts'
import { scoresIn } from './politics/standings.ts'

/**
 * The game stops at its limit, after its last tests of victory, and is then counted (TOU-VIC-03, TOU-VIC-04, TOU-VIC-05,
 * TOU-VIC-06, TOU-VIC-07, TOU-VIC-08, TOU-VIC-09, TOU-VIC-10, TOU-VIC-11, TOU-VIC-12). Which capitals win before that is data:
 * Paris must be among those of the Central Powers (TOU-VIC-01), the Allies need what they always need (TOU-VIC-02), and the
 * capital of a power that has surrendered counts only while the enemy holds it (TOU-COL-14).
 */
export const score: Overlay = {
  steps: { endTurn: (list) => [...list, { id: 'limit', run: testLimit }] },
  views: { scores: scoresIn },
}

/** How long the game is, and what counts at its end (TOU-VIC-05, TOU-VIC-07). */
export const options: OptionOverlays = {
  rounds: (value) => ({ data: { limit: { rounds: Number(value) } } }),
  'time-limit': { data: { limit: { byTime: true } } },
  minutes: (value) => ({ data: { limit: { minutes: Number(value) } } }),
  'score-control-only': { data: { score: { contested: false } } },
}
