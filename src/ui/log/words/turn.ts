/** Rounds, turns, phases and the end of the game. */
import { t } from '../../text.ts'
import type { Tells } from '../types.ts'
import { silent } from './common.ts'

/** Phases closed by a collapsed economy; other phases are closed while an enemy holds the capital. */
const COLLAPSED = 'TOU-COL-04'

export const turnWords = {
  'round-opened': ({ round }) => ({ power: null, text: t('log.round-opened', { round }), spaces: [], weight: 5 }),
  'turn-opened': silent,
  'phase-opened': silent,
  'phase-skipped': ({ power, phase, rule }) => {
    const why = rule === COLLAPSED ? 'economy' : 'capital'
    return { power, text: t('log.phase-skipped', { phase, why }), spaces: [], weight: 26 }
  },
  'turn-skipped': ({ power }) => ({ power, text: t('log.turn-skipped'), spaces: [], weight: 26 }),
  'time-called': () => ({ power: null, text: t('log.time-called'), spaces: [], weight: 80 }),
  resigned: ({ side }) => ({ power: null, text: t('log.resigned', { side }), spaces: [], weight: 95 }),
  'war-won': ({ side, capitals }) => ({ power: null, text: t('log.war-won', { side }), spaces: capitals, weight: 100 }),
  // A question is visible in its answer and the result.
  'decision-asked': silent,
  'decision-answered': silent,
} satisfies Tells
