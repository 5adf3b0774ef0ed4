// Landings that mines may take the infantry or the escort from.

import type { RulesetId, UnitSpec } from '../../../src/engine/index.ts'
import { at, type Game } from '../game.ts'
import { landing } from './actions.ts'
import { hold } from './coast.ts'

type Hold = ReturnType<typeof hold>

/** Off Kiel's mines: a British fleet comes from sz5 to where a German cruiser lies, so that what it lands waits for the battle. */
export function offKiel(
  ruleset: RulesetId,
  queue: number[],
  transports: Hold[],
  warships: { cruiser: number },
  kiel: 'contested' | 'germany' = 'contested',
): Game {
  const g = at({
    ruleset,
    power: 'britain',
    control: { kiel },
    units: {
      sz5: { britain: { ...warships, transports } },
      kiel: { germany: { infantry: 3 }, ...(kiel === 'contested' ? { russia: { infantry: 1 } } : {}) },
      sz10: { germany: { cruiser: 1 } },
    },
    queue,
  })
  g.do({ type: 'move', from: 'sz5', path: ['sz10'], units: warships, transports: g.transports('sz5') })
  return g
}

/** A German gun is ashore in Picardy from quiet sz8; its infantry follows by sz9, over mines: the first die of `queue` is theirs. */
export function apart(
  ruleset: RulesetId,
  queue: number[],
  more: Record<string, Record<string, UnitSpec>> = {},
  picardy: 'contested' | 'germany' = 'contested',
): Game {
  const g = at({
    ruleset,
    power: 'germany',
    control: { picardy },
    units: {
      sz8: { germany: { transports: [hold('germany', ['artillery'])] } },
      sz10: { germany: { transports: [hold('germany', ['infantry'])] } },
      picardy: { france: { infantry: 1 }, 'austria-hungary': { infantry: 1 } },
      ...more,
    },
    queue,
  })
  g.do(landing(g, 'sz8', 'picardy', { artillery: 1 }))
  g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: g.transports('sz10') })
  return g
}
