import { isCollapsed } from '../phases/politics/collapse.ts'
import { type Held, heldAs, homelandLost, homelandsOf } from '../phases/politics/homeland.ts'
import { pointsOf } from '../phases/politics/score.ts'
import type { HookLook } from '../rulesets/rules.ts'
import { hasSurrendered } from '../state/relations.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'

/** `economic` and `political` are thresholds for `lost`, null for a power that never collapses (TOU-HOM-09). */
export type Homeland = {
  power: PowerId
  /** IPCs: of all of it, and of what enemies control or contest. */
  total: number
  lost: number
  economic: number | null
  political: number | null
  collapsed: boolean
  surrendered: boolean
  territories: { space: SpaceId; ipc: number; held: Held }[]
}

/** In turn order; empty in rulesets without collapse. */
export function homelandsIn(look: HookLook): Homeland[] {
  const { collapse } = look.rules.data
  if (!collapse) return []
  const all = homelandsOf(look.rules)
  return look.rules.order.map((power) => ({
    power,
    total: all[power].reduce((sum, place) => sum + place.ipc, 0),
    lost: homelandLost(look, power),
    economic: collapse[power]?.economic ?? null,
    political: collapse[power]?.political ?? null,
    collapsed: isCollapsed(look, power),
    surrendered: hasSurrendered(look, power),
    territories: all[power].map((place) => ({ space: place.id, ipc: place.ipc, held: heldAs(look, place, power) })),
  }))
}

export type Scores = {
  central: number
  allies: number
  /** The game stops after `after`'s turn: of round `rounds`, or once time is `called` after `minutes`. `contested`: contested land scores. */
  limit:
    | { by: 'rounds'; after: PowerId; rounds: number; round: number }
    | { by: 'time'; after: PowerId; minutes: number; called: boolean }
  contested: boolean
}

/**
 * Points of both sides as they stand, and what the game is limited by (TOU-VIC-04, TOU-VIC-05, TOU-VIC-06); null in rulesets
 * without.
 */
export function scoresIn(look: HookLook): Scores | null {
  const { limit, score } = look.rules.data
  if (!limit || !score) return null
  const { after, rounds, minutes } = limit
  return {
    ...pointsOf(look),
    limit: limit.byTime
      ? { by: 'time', after, minutes, called: look.state.war.timeUp === true }
      : { by: 'rounds', after, rounds, round: look.state.flow.round },
    contested: score.contested,
  }
}
