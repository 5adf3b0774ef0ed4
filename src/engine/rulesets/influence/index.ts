import type { RulesetDefinition } from '../define.ts'
import { standard } from '../standard.ts'
import { influencePolitics } from './politics.ts'
import { war } from './war.ts'

/** Influence on neutral countries, and joint attacks of allies. */
export const influence: RulesetDefinition = {
  id: 'influence',
  parent: standard,
  overlays: { politics: influencePolitics, war },
  options: {},
}
