import type { Overlay } from '../../../kernel/overlay.ts'
import type { Ctx, FleetCheck } from '../../../kernel/rules.ts'
import { gather, refuse } from '../../../refusal.ts'
import { hasTag, ownIn } from '../../../state/selectors.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { BattleEntry } from '../../../types/state.ts'
import { checkLoadAfter, checkOffloadAfter } from '../sea/strategic-moves.ts'
import { checkGuestShore, checkOneShore } from './allied-cargo.ts'
import { ashore, assaultTask, decideLandings, landUnopposed, shoreTask } from './assault.ts'
import { coastalSteps } from './coastal-fire.ts'
import { drivenOffSteps } from './driven-off.ts'
import { availableShips, checkFleet, expectedBombardment, invadingLandings } from './fleet.ts'
import { checkAside, removeGroups, transportsAside } from './ships-aside.ts'

/** Refuses a battle whose only warships are in landing groups or driven off (ADV-11-05). */
const checkFreeFleet: FleetCheck = (ctx, zone) =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.group !== undefined && hasTag(ctx, s.type, 'warship'))
    ? refuse(ctx, 'ADV-11-05', 'fleet-needs-warship', { space: zone }, zone)
    : null

/** Further ways to attack: transports aside (ADV-11-04), or an assault without bombarding ships (ADV-12-04). */
function waysToOpen(ctx: Ctx, { space, kind }: BattleEntry): ActionOf<'attack'>[] {
  if (kind === 'sea') {
    const aside = transportsAside(ctx, space)
    return aside.length > 0 ? [{ type: 'attack', space, aside }] : []
  }
  return availableShips(ctx, space, invadingLandings(ctx, space)).length > 0 ? [{ type: 'attack', space, bombard: {} }] : []
}

/** Strategic moves, landing allied cargo, landings past a fleet and past coastal guns. Cruisers bombard too (ADV-12-01). */
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
    beforeSeaBattle: (_next, ctx, action) => removeGroups(ctx, action),
    afterSeaBattle: (_next, ctx, zone) => decideLandings(ctx, zone),
    shoreTask: (_next, ctx, to, bombard) => shoreTask(ctx, to, bombard),
  },
  units: { cruiser: { bombard: 3, tags: ['surface-warship', 'warship', 'bombards'] } },
  checks: {
    load: [checkLoadAfter],
    offload: [checkOffloadAfter],
    landAllies: [checkGuestShore],
    anchored: [checkOneShore],
    fleet: [checkFreeFleet],
  },
  tasks: { assault: assaultTask },
  views: { bombardiers: expectedBombardment },
}
