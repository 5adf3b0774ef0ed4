import type { Overlay } from '../../kernel/overlay.ts'
import type { Ctx } from '../../kernel/rules.ts'
import { loneFightersAttackRefused } from '../../phases/move/fly/lone-fighters.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { hasArmyCore, placeOf, stacksIn } from '../../state/selectors.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'
import { replaceStep } from '../define.ts'
import { checkRestWithAllies, overrunFighters } from './fighters.ts'
import { isUnpaid, readPeace } from './position.ts'
import { checkBattleAtPeace, checkClosedByTreaty, runTreaty, scuttleTask, setAshoreTask } from './treaty.ts'

/**
 * Allies at war may join an attack that has infantry of the active power (INF-LAND-01, INF-LAND-02), whatever they did this round
 * (INF-LAND-05, INF-LAND-10); not at sea (INF-LAND-09).
 */
export function checkJoin(ctx: Ctx, space: SpaceId, power: PowerId): Refusal | null {
  const attacker = ctx.state.flow.power
  if (placeOf(ctx, space).kind !== 'land') return refuse(ctx, 'INF-LAND-09', 'no-joint-attack-at-sea', {}, space)
  const foe = ctx.rules.sideOf(power) !== ctx.rules.sideOf(attacker)
  if (foe || power === attacker || !areFriendsIn(ctx, space, attacker, power))
    return refuse(ctx, foe ? 'INF-LAND-01' : 'INF-LAND-02', 'joins-no-such-ally', { power }, space)
  if (!stacksIn(ctx.state, space).some((s) => s.power === power))
    return refuse(ctx, 'INF-LAND-01', 'ally-not-there', { power, space }, space)
  return hasArmyCore(ctx, space, attacker)
    ? null
    : refuse(ctx, 'INF-LAND-02', 'joint-attack-needs-infantry', { power: attacker }, space)
}

/** Allied combat, and Russia's exit. Units (INF-UNIT-01) and joint defence (INF-LAND-08) are standard. */
export const war: Overlay = {
  behaviours: {
    guestFighters: 'guests', // INF-UNIT-02, INF-UNIT-03, INF-UNIT-04, INF-UNIT-05, INF-UNIT-06, INF-UNIT-07
  },
  cites: {
    landsAllies: 'INF-TRN-07', // INF-TRN-01, INF-TRN-02, INF-TRN-03, INF-TRN-04, INF-TRN-05, INF-TRN-06, INF-TRN-07
    alliesBoard: 'INF-TRN-03',
    repairRule: 'INF-REP-01',
  },
  // INF-RUS-01, INF-RUS-02, INF-RUS-03, INF-RUS-04, INF-RUS-05, INF-RUS-06, INF-RUS-07, INF-RUS-08, INF-RUS-09, INF-RUS-10,
  // INF-RUS-11, INF-RUS-12, INF-RUS-13, INF-RUS-14, INF-RUS-15, INF-RUS-16, INF-RUS-17, INF-RUS-18, INF-RUS-19, INF-RUS-20,
  // INF-RUS-21 replace the standard revolution; tested twice a turn (INF-RUS-03).
  steps: {
    closeCombat: (list) => [...list, { id: 'treaty', run: runTreaty }],
    endTurn: (list) => replaceStep(list, 'revolution', { id: 'treaty', run: runTreaty, settles: true }),
  },
  tasks: { 'set-ashore': setAshoreTask, scuttle: scuttleTask },
  checks: { overfly: [checkClosedByTreaty] }, // INF-RUS-09
  hooks: {
    readPosition: (next, rules, state, spec) => readPeace(rules, next(rules, state, spec), spec),
    landClosed: (_next, ctx, entry) => checkClosedByTreaty(ctx, entry), // INF-RUS-09
    fightBarred: (_next, ctx, space) => checkBattleAtPeace(ctx, space),
    territoryValue: (next, view, space, printed) => (isUnpaid(view, space) ? 0 : next(view, space, printed)), // INF-RUS-15
    onArmyEntered: (_next, ctx, space) => overrunFighters(ctx, space), // INF-UNIT-07
    joinRefused: (_next, ctx, space, ally) => checkJoin(ctx, space, ally), // INF-LAND-01, INF-LAND-02, INF-LAND-03, INF-LAND-04, INF-LAND-05, INF-LAND-06, INF-LAND-07, INF-LAND-08, INF-LAND-09, INF-LAND-10, INF-LAND-11
    attackLeadRefused: (_next, view, space) => loneFightersAttackRefused(view, space, 'INF-UNIT-05', 'fighters-lead-no-attack'),
    fighterStayRefused: (_next, view, space, stacks, power) => checkRestWithAllies(view, space, stacks, power),
  },
}
