/** What the table shows seldom, and never while the table is laid: one piece, that comes with the rest (`shown-seldom.ts`). */
export { VersionAtTable } from '../start/VersionAtTable.tsx'
export { LookingOn } from './LookingOn.tsx'
export { Neutrality } from './Neutrality.tsx'
export { TurnPassed } from './TurnPassed.tsx'
