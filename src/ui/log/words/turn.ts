/** Rounds, turns and phases, and how it ends. */
import { t } from '../../text.ts'
import type { Tells } from '../types.ts'
import { silent } from './common.ts'

/** By which phases are closed to a collapsed economy; all others are closed while an enemy holds the capital. */
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
  // What was asked shows in what was answered, and the answer in what it brought about.
  'decision-asked': silent,
  'decision-answered': silent,
} satisfies Tells
