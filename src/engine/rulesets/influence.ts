import type { RulesetDefinition } from './define.ts'
import { politics } from './influence/politics.ts'
import { war } from './influence/war.ts'
import { standard } from './standard.ts'

/** The war with money in neutral capitals and allies who attack together. */
export const influence: RulesetDefinition = {
  id: 'influence',
  parent: standard,
  overlays: { politics, war },
  options: {},
}
