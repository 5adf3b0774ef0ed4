import { checkGuestShore, checkOneShore } from '../../phases/move/guests.ts'
import { checkLoadAfter, checkOffloadAfter } from '../../phases/move/surface-strategy.ts'
import type { LandStep, Overlay } from '../rules.ts'

/** The guns on the coast and the landing, before all that happens ashore (ADV-00-04). */
const COAST: readonly LandStep[] = [
  'coastal',
  'coastal-fire',
  'coastal-losses',
  'coastal-infantry',
  'driven-off',
  'driven-ashore',
  'ashore',
]

/**
 * Ships that sail on after their ordinary move (ADV-07-01 to ADV-07-14) and allied cargo that the transport's owner lands
 * (ADV-08-01 to ADV-08-06); landings past a fleet (ADV-11-01 to ADV-11-11) and past guns on the coast (ADV-12-01 to ADV-12-27), after
 * which cruisers bombard too (ADV-12-01).
 */
export const landings: Overlay = {
  switches: { landsAllies: 'ADV-08-06', alliesLand: 'ADV-08-01', alliesBoard: 'ADV-08-01', assaultsWait: true }, // ADV-08-01, ADV-12-23
  steps: { land: (list) => [...COAST, ...list] },
  units: { cruiser: { bombard: 3, tags: ['surface-warship', 'warship', 'bombards'] } },
  checks: {
    load: [checkLoadAfter],
    offload: [checkOffloadAfter],
    landAllies: [checkGuestShore],
    tied: [checkOneShore],
  },
}
