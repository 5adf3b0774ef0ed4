import { checkSailingOver } from '../../phases/move/strategic.ts'
import type { Overlay } from '../rules.ts'

/**
 * Destroyers and patrols (`phases/move/patrol.ts`), submarines (`phases/move/strategic.ts`). Only data: the destroyer itself
 * (ADV-05-01), which never bombards (ADV-05-15).
 */
export const sea: Overlay = {
  // ADV-00-07: destroyers answer the strategic moves of submarines before mines are rolled.
  steps: { closeMove: (list) => ['pursuit', ...list] },
  checks: { sail: [checkSailingOver] },
}
