import type { Overlay } from '../rules.ts'

/** After a round at sea the attacker may also go back the way it came (TOU-RET-01 to TOU-RET-07). */
export const retreat: Overlay = { switches: { seaRetreats: true } }
