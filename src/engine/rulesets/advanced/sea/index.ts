import type { Overlay } from '../../../kernel/overlay.ts'
import { replaceStep } from '../../define.ts'
import { convoySteps } from './convoy-raid.ts'
import {
  canRaid,
  checkRaid,
  checkUnrestricted,
  convoyOwners,
  declareUnrestricted,
  openConvoyWar,
  readConvoyWar,
} from './convoy-war.ts'
import { bonusOf, disengageSteps } from './disengagement.ts'
import { openingSteps, shootersIn } from './first-shots.ts'
import { checkFreshFleet, checkSailingOver, checkStrategicMove, pursuitTask } from './strategic-moves.ts'
import { huntingBatteries } from './submarine-dive.ts'

/**
 * Submarines, disengagement and convoys; patrols are in `phases/move/sail/patrol.ts`. Data only: the destroyer (ADV-05-01), a surface
 * warship (ADV-00-09) without bombardment (ADV-05-15); no losses to submarines at income (ADV-10-01).
 */
export const sea: Overlay = {
  steps: {
    // After the losses the convoy, then disengagement, which replaces breaking off (ADV-09-01).
    sea: (list) => [...openingSteps, ...replaceStep(list, 'press', ...convoySteps, ...disengageSteps)],
    // ADV-00-07: pursuit before mines.
    closeMove: (list) => ['pursuit', ...list],
    openRound: (list) => [{ id: 'convoy-war', run: openConvoyWar }, ...list],
  },
  hooks: {
    initialState: (next, rules, state) => readConvoyWar(rules, next(rules, state), {}),
    readPosition: (next, rules, state, spec) => readConvoyWar(rules, next(rules, state, spec), spec),
    canRaid: (_next, view, zone, coming) => canRaid(view, zone, coming),
    raidRefused: (_next, ctx, zone) => checkRaid(ctx, zone),
    warfareRefused: (_next, ctx) => checkUnrestricted(ctx),
    declareWarfare: (_next, ctx) => declareUnrestricted(ctx),
    checkStrategicMove: (_next, ctx, plan, left) => checkStrategicMove(ctx, plan, left),
    firingShips: (_next, view, battle, side, when) => shootersIn(view, battle, side, when),
    adjustSeaDice: (_next, view, battle, lines) => huntingBatteries(view, battle, lines),
  },
  checks: { anchored: [checkSailingOver], fleet: [checkFreshFleet] },
  tasks: { pursuit: pursuitTask },
  views: { engagement: bonusOf, convoyOwners },
}
