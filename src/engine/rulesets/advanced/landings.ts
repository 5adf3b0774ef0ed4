import type { Overlay } from '../../kernel/overlay.ts'
import type { FleetCheck } from '../../kernel/rules.ts'
import { refuse } from '../../refusal.ts'
import { hasTag, ownIn } from '../../state/selectors.ts'
import { ashore } from './landings/ashore.ts'
import { coastalSteps } from './landings/coastal.ts'
import { drivenOffSteps } from './landings/driven-off.ts'
import { checkGuestShore, checkOneShore } from './landings/guests.ts'
import { checkLoadAfter, checkOffloadAfter } from './sea/surface-strategy.ts'

/** Warships there are, but they stand by for a landing, or were driven off from one (ADV-11-05). */
const standsBy: FleetCheck = (ctx, zone) =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.group !== undefined && hasTag(ctx, s.type, 'warship'))
    ? refuse(ctx, 'ADV-11-05', 'fleet-needs-warship', { space: zone }, zone)
    : null

/**
 * Ships that sail on after their ordinary move (ADV-07-01, ADV-07-02, ADV-07-03, ADV-07-04, ADV-07-05, ADV-07-06, ADV-07-07,
 * ADV-07-08, ADV-07-09, ADV-07-10, ADV-07-11, ADV-07-12, ADV-07-13, ADV-07-14) and allied cargo that the transport's owner lands
 * (ADV-08-01, ADV-08-02, ADV-08-03, ADV-08-04, ADV-08-05, ADV-08-06); landings past a fleet (ADV-11-01, ADV-11-02, ADV-11-03,
 * ADV-11-04, ADV-11-05, ADV-11-06, ADV-11-07, ADV-11-08, ADV-11-09, ADV-11-10, ADV-11-11) and past guns on the coast (ADV-12-01,
 * ADV-12-02, ADV-12-03, ADV-12-04, ADV-12-05, ADV-12-06, ADV-12-07, ADV-12-08, ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12,
 * ADV-12-13, ADV-12-14, ADV-12-15, ADV-12-16, ADV-12-17, ADV-12-18, ADV-12-19, ADV-12-20, ADV-12-21, ADV-12-22, ADV-12-23,
 * ADV-12-24, ADV-12-25, ADV-12-26, ADV-12-27), after which cruisers bombard too (ADV-12-01).
 */
export const landings: Overlay = {
  behaviours: {
    assaultsMeetShore: true, // ADV-12-23
    assaultBringsInfantry: true, // ADV-12-18
    winsOpenZones: true, // ADV-11-01
    shipsStandBy: true, // ADV-11-04
    seaborneApart: true, // ADV-12-20
  },
  cites: {
    landsAllies: 'ADV-08-06',
    alliesLand: 'ADV-08-01',
    alliesBoard: 'ADV-08-01',
    seaborneRule: 'ADV-12-20',
  },
  // ADV-00-04: the guns on the coast and the landing, before all that happens ashore.
  steps: { land: (list) => [...coastalSteps, ...drivenOffSteps, ashore, ...list] },
  units: { cruiser: { bombard: 3, tags: ['surface-warship', 'warship', 'bombards'] } },
  checks: {
    load: [checkLoadAfter],
    offload: [checkOffloadAfter],
    landAllies: [checkGuestShore],
    tied: [checkOneShore],
    fleet: [standsBy],
  },
}
