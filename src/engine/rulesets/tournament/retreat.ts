import type { Overlay } from '../rules.ts'

/**
 * After a round at sea the attacker may also go back the way it came (TOU-RET-01, TOU-RET-02, TOU-RET-03, TOU-RET-04, TOU-RET-05,
 * TOU-RET-06, TOU-RET-07).
 */
export const retreat: Overlay = { switches: { seaRetreats: true } }
