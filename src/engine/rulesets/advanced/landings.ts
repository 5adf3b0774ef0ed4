import { checkGuestShore, checkOneShore } from '../../phases/move/guests.ts'
import { checkLoadAfter, checkOffloadAfter } from '../../phases/move/surface-strategy.ts'
import type { Overlay } from '../rules.ts'

/**
 * Ships that sail on after their ordinary move (ADV-07-01 to ADV-07-14) and allied cargo that the transport's owner lands
 * (ADV-08-01 to ADV-08-06).
 */
export const landings: Overlay = {
  switches: { landsAllies: 'ADV-08-06' }, // ADV-08-01
  checks: {
    load: [checkLoadAfter],
    offload: [checkOffloadAfter],
    landAllies: [checkGuestShore],
    sail: [checkOneShore],
  },
}
