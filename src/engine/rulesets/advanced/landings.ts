import type { Overlay } from '../../kernel/overlay.ts'
import type { Ctx, FleetCheck } from '../../kernel/rules.ts'
import { gather, refuse } from '../../refusal.ts'
import { hasTag, ownIn } from '../../state/selectors.ts'
import type { ActionOf } from '../../types/action.ts'
import type { BattleEntry } from '../../types/state.ts'
import { ashore } from './landings/ashore.ts'
import { assaultTask, decideLandings, landUnopposed, meetsShore } from './landings/assault.ts'
import { coastalSteps } from './landings/coastal.ts'
import { drivenOffSteps } from './landings/driven-off.ts'
import { checkFleet, invadingLandings, standingBy, wouldBombard } from './landings/fleet.ts'
import { checkAside, setAside, transportsAside } from './landings/groups.ts'
import { checkGuestShore, checkOneShore } from './landings/guests.ts'
import { checkLoadAfter, checkOffloadAfter } from './sea/surface-strategy.ts'

/** Refuses a battle whose only warships are in landing groups or driven off (ADV-11-05). */
const standsBy: FleetCheck = (ctx, zone) =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.group !== undefined && hasTag(ctx, s.type, 'warship'))
    ? refuse(ctx, 'ADV-11-05', 'fleet-needs-warship', { space: zone }, zone)
    : null

/** Further ways to attack: transports aside (ADV-11-04), or an assault without bombarding ships (ADV-12-04). */
function waysToOpen(ctx: Ctx, { space, kind }: BattleEntry): ActionOf<'attack'>[] {
  if (kind === 'sea') {
    const aside = transportsAside(ctx, space)
    return aside.length > 0 ? [{ type: 'attack', space, aside }] : []
  }
  return standingBy(ctx, space, invadingLandings(ctx, space)).length > 0 ? [{ type: 'attack', space, bombard: {} }] : []
}

/**
 * Strategic moves (ADV-07-01, ADV-07-02, ADV-07-03, ADV-07-04, ADV-07-05, ADV-07-06, ADV-07-07, ADV-07-08, ADV-07-09, ADV-07-10,
 * ADV-07-11, ADV-07-12, ADV-07-13, ADV-07-14), landing allied cargo (ADV-08-01, ADV-08-02, ADV-08-03, ADV-08-04, ADV-08-05,
 * ADV-08-06), landings past a fleet (ADV-11-01, ADV-11-02, ADV-11-03, ADV-11-04, ADV-11-05, ADV-11-06, ADV-11-07, ADV-11-08,
 * ADV-11-09, ADV-11-10, ADV-11-11) and past coastal guns (ADV-12-01, ADV-12-02, ADV-12-03, ADV-12-04, ADV-12-05, ADV-12-06,
 * ADV-12-07, ADV-12-08, ADV-12-09, ADV-12-10, ADV-12-11, ADV-12-12, ADV-12-13, ADV-12-14, ADV-12-15, ADV-12-16, ADV-12-17,
 * ADV-12-18, ADV-12-19, ADV-12-20, ADV-12-21, ADV-12-22, ADV-12-23, ADV-12-24, ADV-12-25, ADV-12-26, ADV-12-27). Cruisers bombard
 * too (ADV-12-01).
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
  // ADV-00-04: coastal guns and the landing, before everything ashore.
  steps: {
    openCombat: (list) => [{ id: 'unopposed', run: landUnopposed }, ...list],
    land: (list) => [...coastalSteps, ...drivenOffSteps, ashore, ...list],
  },
  hooks: {
    waysToOpen: (_next, ctx, battle) => waysToOpen(ctx, battle),
    openingRefused: (_next, ctx, action) => gather([checkAside(ctx, action), checkFleet(ctx, action)]),
    seaBattleOpens: (_next, ctx, action) => setAside(ctx, action),
    landingsDecided: (_next, ctx, zone) => decideLandings(ctx, zone),
    meetsShore: (_next, ctx, to, bombard) => meetsShore(ctx, to, bombard),
  },
  units: { cruiser: { bombard: 3, tags: ['surface-warship', 'warship', 'bombards'] } },
  checks: {
    load: [checkLoadAfter],
    offload: [checkOffloadAfter],
    landAllies: [checkGuestShore],
    tied: [checkOneShore],
    fleet: [standsBy],
  },
  tasks: { assault: assaultTask },
  views: { bombardiers: wouldBombard },
}
