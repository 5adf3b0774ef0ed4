import { mayJoin } from '../../phases/combat/land/joint.ts'
import { checkClosedByTreaty } from '../../phases/move/enter/treaty-closed.ts'
import { fightersLeadNoAttack, restsWithAllies } from '../../phases/move/fighters.ts'
import type { Overlay } from '../rules.ts'
import { readPeace } from './peace.ts'

/**
 * How allies fight side by side, and how Russia leaves the war. Units cost and do what they do in the standard game
 * (INF-UNIT-01); joint defence is as there (INF-LAND-08).
 */
export const war: Overlay = {
  switches: {
    guestFighters: 'guests', // INF-UNIT-02 to INF-UNIT-07
    landsAllies: 'INF-TRN-07', // INF-TRN-01 to INF-TRN-07
    alliesBoard: 'INF-TRN-03',
    repairRule: 'INF-REP-01',
  },
  // INF-RUS-01 to INF-RUS-21, in the place of the standard revolution; tested twice a turn (INF-RUS-03).
  steps: {
    closeCombat: (list) => [...list, 'treaty'],
    endTurn: (list) => list.map((step) => (step === 'revolution' ? 'treaty' : step)),
  },
  checks: { overfly: [checkClosedByTreaty] }, // INF-RUS-09
  hooks: {
    readPosition: (next, rules, state, spec) => readPeace(rules, next(rules, state, spec), spec),
    mayJoin: (_next, ctx, space, ally) => mayJoin(ctx, space, ally), // INF-LAND-01 to INF-LAND-11
    leadsNoAttack: (_next, look, space) => fightersLeadNoAttack(look, space, 'INF-UNIT-05', 'fighters-lead-no-attack'),
    fighterRests: (_next, look, space, stacks, power) => restsWithAllies(look, space, stacks, power),
  },
}
