import type { RulesetDefinition } from './define.ts'
import { politics } from './influence/politics.ts'
import { war } from './influence/war.ts'
import { standard } from './standard.ts'

/** Influence on neutral countries, and joint attacks of allies. */
export const influence: RulesetDefinition = {
  id: 'influence',
  parent: standard,
  overlays: { politics, war },
  options: {},
}
